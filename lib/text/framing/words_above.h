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
// Nothing but comments, in braces or behind a semicolon: of the game whose tags stand below them.
bool are_comments_only(std::string_view text);

}  // namespace planilla
