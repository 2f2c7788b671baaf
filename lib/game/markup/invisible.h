// Signs that nobody sees, within the moves of a game: soft hyphens, blanks without width, marks of
// direction, as they come with what is copied from pages.
//
//   std::string text = "[Event \"A\"]\n\n1. e\u200b4 {so\u00adso}";
//   if (shows_invisible(text)) drop_invisible(text);     // "... 1. e4    {so\u00adso}"
//
// The text stays as long as it is: blanks stand behind the word. Tags and comments stay to the
// letter.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_invisible(std::string_view text);
void drop_invisible(std::string& text);

}  // namespace planilla
