// Text above the first tag line of a file that is no game: a letter, an article, a page's menu.
//
//   are_words_only("Hola, esta es la partida de ayer:\n\n")   // true
//   are_words_only("1. e4 e5 2. Cf3\n\n")                     // false
//
// Or a short title, `Game 1`. Errs on one side only: what may be a move, a result or a comment
// makes it false.
#pragma once

#include <cstddef>
#include <string_view>

namespace planilla {

inline constexpr std::size_t longest_words_above = 16u << 10;  // bytes

bool are_words_only(std::string_view text);
// One past the comments at text[at], in braces or behind a semicolon, and the blanks before and
// behind each; npos where a brace never closes.
std::size_t behind_comments(std::string_view text, std::size_t at);
// Nothing else: they are of the game whose tags stand below them.
bool are_comments_only(std::string_view text);
// Nothing but comments and tag lines, and none of a tag of that name.
bool are_tags_without(std::string_view name, std::string_view text);
// Where the comments at its end begin, if they stand alone below a result and a blank line; else
// its size.
std::size_t comments_below_end(std::string_view text);

}  // namespace planilla
