// Move numbers against the moves they stand before.
//
//   for (const NumberFault& fault : number_faults(game)) ...
//
// Once a number is wrong, the numbers after it are measured against it: a game that jumps from 20 to 22 has
// one fault. In variations too. Numbers behind text that could not be read are left alone.
#pragma once

#include <cstdint>
#include <vector>

#include "game/game.h"

namespace planilla {

enum class NumberFaultKind : std::uint8_t {
  wrong,      // another number than the move has
  repeated,   // the number of the move before, once more
  redundant,  // right, and just written: 1.e4 1...e5
  missing,    // White's move without a number
};

struct NumberFault {
  NumberFaultKind kind{};
  std::size_t element = 0;    // the number; for `missing`, the move
  int ply = 0;                // of the move that it stands before
  int expected = 0;           // number of that move
};

std::vector<NumberFault> number_faults(const Game& game);

// Argument `expected`; written: what stands there.
Finding at_number(Rule rule, const Game& game, const NumberFault& fault);

// The same counting for every game, as cheap as can be: may number_faults have something to find?
class NumberCount {
 public:
  explicit NumberCount(const Game& game)
      : base_(static_cast<std::uint32_t>(game.start.fullmove_number())),
        ply_(game.start.turn() == black ? 1 : 0) {}

  void see(const Element& e) {
    const bool blacks = (ply_ & 1u) != 0;
    switch (e.kind) {
      case ElementKind::move:
      case ElementKind::null_move:
      case ElementKind::hole:
        odd_ |= !blacks && !numbered_;
        ++ply_;
        numbered_ = false;
        break;
      case ElementKind::move_number:
        odd_ |= e.number != base_ + ply_ / 2 || numbered_ || (after_move_ && blacks) ||
                (!blacks && (e.flags & element_black) != 0);
        numbered_ = true;
        break;
      case ElementKind::open:
        stack_.push_back(ply_);
        ply_ -= ply_ != 0;
        numbered_ = false;
        break;
      case ElementKind::close:
        if (stack_.empty()) break;
        ply_ = stack_.back();
        stack_.pop_back();
        break;
      default:
        break;
    }
    after_move_ = e.kind == ElementKind::move || e.kind == ElementKind::nag;
  }

  bool odd() const { return odd_; }

 private:
  std::uint32_t base_;
  std::uint32_t ply_;        // of the next move, 0 for White's first
  bool numbered_ = false;    // a number stands before the next move
  bool after_move_ = false;  // a move or a NAG stands just before: "N..." is not called for
  bool odd_ = false;
  std::vector<std::uint32_t> stack_;
};

}  // namespace planilla
