// Does a word look like a move, whatever its letters mean?
//
//   shape_of("Cf3")     // MoveShape::strong: it names a square, as moves do
//   shape_of("RxA")     // MoveShape::weak: a move only where one is due
//   shape_of("mejor")   // MoveShape::none
//
// Letters of all scripts are taken for piece letters: nothing is known of the language yet.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace planilla {

enum class MoveShape : std::uint8_t {
  none,
  weak,    // captures without a square (ed, TxT, Cxp), descriptive notation (P4R, P-K4), digits
           // (5254)
  strong,  // a square of the board at its end, or castling
};

// `word` without blanks, and without annotation signs behind it.
MoveShape shape_of(std::string_view word);

// Has the word one character that cannot be read (`A?4`, `_xd5`), and is it a move with some
// character in its place, and none without it?
bool is_masked_move(std::string_view word);

// Two moves of which one was meant: `Cb6/d6`, `Cb6 o Cd6`. The two, or nothing.
struct Either {
  std::string_view first, second;
};
Either find_either(std::string_view word);

// Of a masked move: where the character stands, and its length in bytes.
struct Mask {
  std::size_t at = std::string_view::npos;
  std::size_t length = 0;
};
Mask find_mask(std::string_view word);

}  // namespace planilla
