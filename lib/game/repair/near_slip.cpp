// The word is changed in each way, and what follows is read as it stands.
#include "game/repair/near_slip.h"

#include "board/resolve.h"

namespace planilla {

namespace {

constexpr std::size_t most_steps_of_slip = 20'000;  // half-moves that are played

}  // namespace

NearSlip find_near_slip(const Tail& tail, std::span<const Item> items, Slips& slips,
                        const Position& before, std::uint32_t fault) {
  const auto end = static_cast<std::uint32_t>(items.size());
  std::size_t steps = 0;
  NearSlip best;
  for (const Slip& slip : slips.of(tail.written(fault), tail.reader(before))) {
    if (steps > most_steps_of_slip) break;
    if (!slip.may_fit(before)) continue;
    MoveList moves;
    legal_matches(before, slip.pattern, moves);
    for (const Move move : moves) {
      Position after = before;
      after.play(move);
      const Distance read = tail.play(after, fault + 1, end);
      steps += static_cast<std::size_t>(read.half_moves) + 1;
      if (read.item > best.reaches || (read.item == best.reaches && slip.cost < best.cost))
        best = {read.item, slip.cost};
    }
  }
  return best;
}

}  // namespace planilla
