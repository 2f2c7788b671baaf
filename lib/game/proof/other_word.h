// The rival of all changes: one word, legal as it stands, was written in place of quite another
// move, and every other word stands as it is.
//
//   const OtherWords words(tail, items, hand, costs, game.start);
//   if (words.cost({.fixes = plan.fixes, .index = i, .until = end, .enough = enough}) < enough)
//     ...                                  // the change i is not proved
//
// A player writes the move that he meant to play, or the one that he feared. Such a word says
// nothing of what was played: any legal move comes into question, and with some of them the word
// that fails may be right, and all that follows. Where that word itself was written in place of
// another move, it is no legal one: what that costs is known (costs.toml, `unlike`).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/evidence/hand_marks.h"
#include "game/evidence/tail.h"
#include "game/model/repair_plan.h"
#include "game/proof/plan_reading.h"
#include "notation/data/slip_costs.h"

namespace planilla {

constexpr std::uint32_t no_other_word = UINT32_MAX;

class OtherWords {
public:
  enum class Others : std::uint8_t { kept, undone };

  struct Search {
    std::span<const Edit> fixes;  // of a plan
    std::size_t index = 0;        // this change is not made, nor that of its partner
    Others behind{};              // the changes behind it
    std::uint32_t until = 0;      // the item up to which the words must be legal
    std::uint32_t enough = 0;     // the search ends where the cost falls below it
  };

  OtherWords(const Tail& tail, std::span<const Item> items, const HandMarks& hand,
             const SlipCosts& costs, const Position& start)
      : tail_(tail),
        items_(items),
        reading_(tail, items),
        hand_(hand),
        costs_(costs),
        start_(start) {}

  // Over all words before the one that is illegal without the change, and all legal moves in place
  // of each: costs.toml. no_other_word if none fits, or none was found within the steps that a game
  // may cost.
  std::uint32_t cost(const Search& search) const;

private:
  struct Place {
    Position before;
    std::uint32_t item = 0, behind = 0;  // the word, and the first item behind it
    Move written;
  };
  struct Walk {
    std::vector<Place> places;
    std::uint32_t fault = 0;
  };

  static std::vector<Edit> changes_made(const Search& search);
  Walk follow(std::span<const Edit> changes) const;
  double weight(const Search& search, const Place& place, const Position& after,
                std::span<const Edit> changes) const;

  const Tail& tail_;
  std::span<const Item> items_;
  PlanReading reading_;
  const HandMarks& hand_;
  const SlipCosts& costs_;
  const Position& start_;
};

}  // namespace planilla
