// What the words of a reading say besides their moves, and what is not so on the board: the x that
// takes nothing, the capture without one, the file that no other piece makes necessary.
//
//   const HandMarks hand(tail, items, costs, game.start);
//   hand.cost(position, from, end)      // hundredths of a nat; the position goes along
//
// How this hand marks its moves is counted over the words as they stand, as far as they can be
// read: once, when first it is asked.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "game/evidence/sheet_evidence.h"
#include "game/evidence/tail.h"

namespace planilla {

class HandMarks {
public:
  HandMarks(const Tail& tail, std::span<const Item> items, const SlipCosts& costs,
            const Position& start)
      : tail_(tail), items_(items), costs_(costs), start_(start) {}

  // Of items[from .. end), up to the first word that is not legal.
  std::uint32_t cost(Position& position, std::uint32_t from, std::uint32_t end) const;

  // The first word that says falsely what it says, or leaves unsaid what this hand says; `end` if
  // there is none before the first that is not legal.
  std::uint32_t first_wrong(Position position, std::uint32_t from, std::uint32_t end) const;

private:
  std::uint32_t cost_of(const Position& before, const Match& found) const;
  const MarkCosts& marks() const;

  const Tail& tail_;
  std::span<const Item> items_;
  const SlipCosts& costs_;
  const Position& start_;
  mutable std::optional<MarkCosts> marks_;
};

}  // namespace planilla
