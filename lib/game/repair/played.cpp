// Paths compared as games.
#include "game/repair/played.h"

#include <algorithm>
#include <tuple>

namespace planilla {

namespace {

Played played(const Path& path) {
  Played out;
  out.cost = out.pen = path.cost;
  std::uint32_t place = path.place;
  out.plies.reserve(path.steps.size());
  for (const Step& step : path.steps) {
    const auto kind = static_cast<StepKind>(step.label);
    if (step.move) out.plies.push_back({step.move, place, kind});
    if (kind == StepKind::dropped) out.dropped.push_back(place);
    place = step.place;
  }
  return out;
}

bool same_moves(const Played& a, const Played& b) {
  return std::equal(a.plies.begin(), a.plies.end(), b.plies.begin(), b.plies.end(),
                    [](const Played::Ply& x, const Played::Ply& y) { return x.move == y.move; });
}

// How far they are looked at: from where two of them part until some way behind the last change in
// any.
struct Differing {
  std::size_t first_ply = SIZE_MAX;
  std::uint32_t end_item = 0;
};

Differing differing(const std::vector<Played>& all) {
  constexpr std::uint32_t behind = 10;  // items: about three moves of both players with their
                                        // numbers; what hangs longer would count twice
  Differing out;
  for (const Played& one : all) {
    if (&one != &all.front())
      out.first_ply = std::min(out.first_ply, first_difference(all.front(), one));
    for (const Played::Ply& ply : one.plies)
      if (ply.kind != StepKind::written) out.end_item = std::max(out.end_item, ply.item + behind);
  }
  return out;
}

int unusual(const Played& one, const Differing& stretch, Position position, PreviousMove previous,
            UsualMoves& usual) {
  int sum = 0;
  for (std::size_t i = stretch.first_ply;
       i < one.plies.size() && one.plies[i].item < stretch.end_item; ++i) {
    const Move move = one.plies[i].move;
    sum += usual.cost(position, previous, move);
    previous = previous.after(position, move);
    position.play(move);
  }
  return sum;
}

}  // namespace

std::vector<Played> distinct(const std::vector<Path>& paths) {
  std::vector<Played> out;
  for (const Path& path : paths) {
    Played one = played(path);
    if (std::none_of(out.begin(), out.end(),
                     [&](const Played& known) { return same_moves(known, one); }))
      out.push_back(std::move(one));
  }
  return out;
}

std::size_t first_difference(const Played& a, const Played& b) {
  std::size_t ply = 0;
  while (ply < a.plies.size() && ply < b.plies.size() && a.plies[ply].move == b.plies[ply].move)
    ++ply;
  return ply;
}

void weigh(std::vector<Played>& all, const Position& start, PreviousMove previous,
           UsualMoves& usual) {
  if (all.size() < 2) return;
  const Differing stretch = differing(all);
  usual.forget();
  Position parting = start;
  for (std::size_t i = 0; i < std::min(stretch.first_ply, all.front().plies.size()); ++i) {
    const Move move = all.front().plies[i].move;
    previous = previous.after(parting, move);
    parting.play(move);
  }
  for (Played& one : all) one.unusual = unusual(one, stretch, parting, previous, usual);
  const int first = all.front().unusual;
  const auto counts = [&](const Played& one) {
    return std::clamp(one.unusual - first, -usual.most(), usual.most());
  };
  int least = 0;
  for (const Played& one : all) least = std::min(least, counts(one));
  for (Played& one : all) one.cost += static_cast<std::uint32_t>(counts(one) - least);
  std::stable_sort(all.begin(), all.end(), [](const Played& a, const Played& b) {
    return std::tie(a.cost, a.unusual) < std::tie(b.cost, b.unusual);
  });
}

}  // namespace planilla
