// The pieces of a game's text. Tokens and the blanks between them cover every byte.
//
//   1. e4! {best} e5 $2 (1... c5) 2.Nf3 *
//   move_number "1."  word "e4"  glyph "!"  comment "{best}"  word "e5"  nag "$2"  open "("
//   move_number "1..."  word "c5"  close ")"  move_number "2."  word "Nf3"  result "*"
//
// A token says what the bytes look like, not what they mean: whether `0-0` is castling, whether
// `(=)` is a draw offer, or `1 0` a result, is decided in game/. Source: PGN standard, sections 7
// and 8.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/span.h"

namespace planilla {

enum class TokenKind : std::uint8_t {
  tag,           // [Name "value"], brackets included, whole or broken
  move_number,   // 12.  12...  12)  12…  and a bare 12; dots without digits (...e5)
  word,          // anything that may be a move, or part of one, or a word of a heading
  nag,           // $14
  glyph,         // ! ? !! ?? !? ?!, and the Informant's signs that stand alone (±, +-, =, ∞ ...)
  comment,       // {...}, braces included
  line_comment,  // ;... to the end of the line, without it
  escape,        // %... in column 1
  open,          // (
  close,         // )
  offer,         // (=)
  result,        // 1-0 0-1 1/2-1/2 * ½-½ 1:0 0-0 ...: spellings in docs/tokens.md
  junk,          // bytes that can be part of none of these (control characters, stray } ] or ,)
  // Not from the tokenizer, but from the layout of a text with prose (game/cells):
  passage,   // words between the moves: one comment
  hole,      // where half-moves are due that are not written there, or not clear
  boundary,  // empty: what follows belongs to the next game
};

enum TokenFlag : std::uint8_t {
  token_unclosed = 1,  // comment without }, tag without ] or closing quote
  token_nested = 2,    // comment with a { inside
  token_glued = 4,     // no blank between it and the token before
  token_unclear = 64,  // hole: moves stand there, and which of them were played is not clear
};

struct Token {
  Span span;
  TokenKind kind{};
  std::uint8_t flags = 0;

  std::string_view in(std::string_view text) const { return span.in(text); }
  std::uint32_t begin() const { return span.begin; }
  std::uint32_t end() const { return span.end; }
};

}  // namespace planilla
