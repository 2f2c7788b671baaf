// A game's text to tokens.
//
//   std::vector<Token> tokens;                 // reused from game to game
//   tokenize(game.text, {0, size}, tokens);    // appends
//
// One pass, no backtracking beyond a line, no recursion: time is linear, whatever the bytes are.
// Never fails: what is broken becomes a token with a flag, or junk. Lexical faults are read off the
// tokens by game/. Spellings, and the order in which the rules are tried: docs/tokens.md.
//
//   tag          `[`, a name and `"`, wherever they stand outside comments. Ends at the first `]`
//                behind a quote that no backslash hides, so that other quotes are the value's;
//                without one, at the last `]` of the line or at its end (flag token_unclosed).
//                As the first token of a line, or behind a tag, `[White Ana]` is a tag too.
//   comment      ends at the first `}`; without one, at the end of the range (flag). Does not nest.
//   line_comment `;` outside comments, to the end of the line.
//   escape       `%` in column 1.
//   word         a run of bytes that are neither blank nor one of ( ) { } ; [ ] $ ! ? , * and not
//                the start of another token. A move number glued to a move is split off (`1.e4` is
//                two tokens), a result glued to a word too (`Rb1(=)`, `Qh7#1-0`).
//   junk         control characters (NUL ...), stray brackets; a run of them is one token. Commas.
//
// The same definition as RE2 patterns stands in tests/pgn/grammar.h; both must agree byte for byte.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void tokenize(std::string_view text, Span range, std::vector<Token>& out);

}  // namespace planilla
