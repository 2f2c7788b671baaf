// Word after word on one board, each asked what it says besides its move.
#include "game/evidence/hand_marks.h"

#include "board/resolve.h"
#include "game/evidence/word_walk.h"

namespace planilla {

const MarkCosts& HandMarks::marks() const {
  if (marks_) return *marks_;
  const auto end = static_cast<std::uint32_t>(items_.size());
  MarkHabits habits;
  for (std::uint32_t i = 0; i < end; ++i)
    if (!items_[i].is_number) habits.see(tail_.written(i));
  Position position = start_;
  walk_words(tail_, items_, position, 0, end, [&](std::uint32_t, const Match& found) {
    Position after = position;
    after.play(found.move);
    habits.count(found.reading->pattern.claims, facts_of(position, found.move, after));
    return true;
  });
  return marks_.emplace(habits.costs(costs_));
}

std::uint32_t HandMarks::cost_of(const Position& before, const Match& found) const {
  const MovePattern& pattern = found.reading->pattern;
  return marks_cost(before, found.move, pattern.claims, marks()) +
         (found.count > 1 ? costs_.half_move.ambiguous : needless_cost(before, pattern, costs_));
}

std::uint32_t HandMarks::cost(Position& position, std::uint32_t from, std::uint32_t end) const {
  std::uint32_t out = 0;
  walk_words(tail_, items_, position, from, end, [&](std::uint32_t, const Match& found) {
    out += cost_of(position, found);
    return true;
  });
  return out;
}

std::uint32_t HandMarks::first_wrong(Position position, std::uint32_t from,
                                     std::uint32_t end) const {
  std::uint32_t out = end;
  walk_words(tail_, items_, position, from, end, [&](std::uint32_t item, const Match& found) {
    if (cost_of(position, found) > 0) out = item;
    return out == end;
  });
  return out;
}

}  // namespace planilla
