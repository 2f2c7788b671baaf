// Word after word on one board, each asked what it says besides its move.
#include "game/evidence/hand_marks.h"

#include "board/resolve.h"

namespace planilla {

// `use(item, match)` hears of each word before it is played.
template <class Use>
void HandMarks::walk(Position& position, std::uint32_t from, std::uint32_t end, Use use) const {
  for (std::uint32_t at = from; at < end;) {
    if (items_[at].is_number) {
      ++at;
      continue;
    }
    const WordReading& word = tail_.reading(position, at);
    std::uint32_t tokens = word.tokens;
    if (word.kind != WordKind::suffix) {
      const Match found = tail_.word(position, at);
      if (found.count == 0 || found.bytes != 0) return;
      use(at, found);
      position.play(found.move);
      tokens = found.tokens;
    }
    at = item_at(items_, at + 1, items_[at].token + tokens);
  }
}

const MarkCosts& HandMarks::marks() const {
  if (marks_) return *marks_;
  const auto end = static_cast<std::uint32_t>(items_.size());
  MarkHabits habits;
  for (std::uint32_t i = 0; i < end; ++i)
    if (!items_[i].is_number) habits.see(tail_.written(i));
  Position position = start_;
  walk(position, 0, end, [&](std::uint32_t, const Match& found) {
    Position after = position;
    after.play(found.move);
    habits.count(found.reading->pattern.claims, facts_of(position, found.move, after));
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
  walk(position, from, end,
       [&](std::uint32_t, const Match& found) { out += cost_of(position, found); });
  return out;
}

std::uint32_t HandMarks::first_wrong(Position position, std::uint32_t from,
                                     std::uint32_t end) const {
  std::uint32_t out = end;
  walk(position, from, end, [&](std::uint32_t item, const Match& found) {
    if (out == end && cost_of(position, found) > 0) out = item;
  });
  return out;
}

}  // namespace planilla
