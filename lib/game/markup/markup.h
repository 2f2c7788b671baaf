// A text without the marks of HTML, Markdown and typesetting, as long as before, with its line ends
// where they were: places in it are places in the file.
//
//   std::string text = "<b>1.e4</b> Jugada de P&eacute;rez";
//   blank_markup(text);                 // "   1.e4     Jugada de Pérez       "
//
// Tags, comments and scripts become blanks, character references the character they stand for, with
// blanks behind the word or, between sentences, at the end of the line; `**`, emphasis by single
// stars around prose and moves, backticks, `#` and
// `>` at the beginning of a line, and the addresses of links become blanks; soft hyphens go,
// ligatures are taken apart. A word that is cut by a hyphen at the end of a line, castling too,
// moves to the next line as a whole. A dot that blanks part from its number moves to it; Roman
// numbers of moves are written in digits. A column counts
// what stands here: behind a decoded character of a line it may be one less than in the file.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

// May blank_markup() change anything?
bool shows_markup(std::string_view text);
void blank_markup(std::string& text);

}  // namespace planilla
