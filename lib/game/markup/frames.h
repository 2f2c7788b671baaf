// What stands around a text: the head of a letter, the front matter of a post.
//
//   std::string text = "---\nlayout: post\ntitle: A game\n---\n\n1. e4 e5\n";
//   blank_frames(text);   // only `A game` is left of the head
//
// Front matter of site generators (between lines of `---` or `+++`) is theirs, but for the title;
// not where it has tags of the players. Of a letter's head (lines of a word, a colon and a value,
// one with an address) the line with the hour is blanked: it says when the letter was written. The
// other lines stay words above the game.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_frames(std::string_view text);
void blank_frames(std::string& text);

}  // namespace planilla
