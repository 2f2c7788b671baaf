// A text without the marks of forums, as long as before: a part of markup.h.
//
//   std::string text = "[b]1.e4[/b] [url=https://a.org]e5[/url] [img]a.png[/img]";
//   blank_forum_marks(text);   // "   1.e4                         e5                   "
//
// Only marks that are closed somewhere in the text, so that `[a]` and a bracket of moves stay.
#pragma once

#include <string>

namespace planilla {

void blank_forum_marks(std::string& text);

}  // namespace planilla
