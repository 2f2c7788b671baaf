// What a movetext consists of, one after another in the order of the text.
#pragma once

#include <cstdint>

#include "base/span.h"
#include "board/move.h"

namespace planilla {

enum class ElementKind : std::uint8_t {
  move,          // legal here
  null_move,     // -- : the side to move passes
  illegal_move,  // one that stood: `move` was played against the rules
                 // (game/carried/kept_illegal.h)
  move_number,   // as written, where it is not simply the right one; `number`
  nag,           // `number`
  comment,       // {...}
  line_comment,  // ;...
  escape,        // %...
  remark,        // parentheses that hold no variation, a title, words: kept as a comment
  offer,         // (=), of the move before it
  clock,         // a time noted beside a move: `number` seconds
  open,          // ( of a variation
  close,         // )
  hole,          // a move that was played and not written
  unread,        // text that could not be read, kept as it stood
};

enum ElementFlag : std::uint8_t {
  element_black = 1,      // move, hole: Black moved; move_number: "N..."
  element_repaired = 2,   // the move written is not the one in the text
  element_ambiguous = 4,  // the first of several; the finding names the others
  element_unclosed = 8,   // comment or variation without its end
  element_numbered = 16,  // move: its right number stood before it, and is no element of its own
  element_is_san = 32,    // move: its text is, byte for byte, its SAN in English letters
};

struct Element {
  ElementKind kind{};
  std::uint8_t flags = 0;
  Move move;  // move
  Span span;
  std::uint16_t claims = 0;  // move: Claim bits that the text made
  std::uint16_t facts = 0;   // move: Claim bits that are so
  std::uint16_t quirks = 0;  // move: Quirk bits of the spelling (notation/read/reading.h)
  std::uint32_t number = 0;  // move_number, nag, clock: value; move: ply in its line, from 1;
                             // unread: index into Game::findings of what stopped the reading, +1
};

}  // namespace planilla
