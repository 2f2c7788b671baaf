// From the fault backwards, each place in which a row may have stood.
#include "game/repair/missing_row.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace planilla {

namespace {

constexpr std::size_t most_rows = 12;           // before the fault
constexpr std::size_t most_row_steps = 40'000;  // half-moves that are played

struct RowPlace {
  Position position;
  std::uint32_t item = 0;
};

// The words that are moves of White, up to the fault.
std::vector<RowPlace> whites_words(const Tail& tail, std::span<const Item> items,
                                   const Position& start, std::uint32_t fault) {
  std::vector<RowPlace> out;
  RowPlace here{start, 0};
  for (std::uint32_t at = 0; at <= fault && at < items.size(); ++at) {
    if (items[at].is_number) continue;
    const Reach reach = tail.read(here.position, here.item, at);
    if (reach.item < at) break;
    here = {reach.position, at};
    if (here.position.turn() == white) out.push_back(here);
  }
  return out;
}

// How likely a pair chosen by chance makes the words from the place on legal, up to items[until].
double share_that_fits(const Tail& tail, const RowPlace& place, std::uint32_t until,
                       std::size_t& steps) {
  MoveList firsts;
  place.position.legal_moves(firsts);
  double share = 0;
  for (const Move first : firsts) {
    Position after_first = place.position;
    after_first.play(first);
    MoveList seconds;
    after_first.legal_moves(seconds);
    std::size_t fit = 0;
    for (const Move second : seconds) {
      if (steps > most_row_steps) return share;
      Position after = after_first;
      after.play(second);
      const Reach reach = tail.read(after, place.item, until);
      steps += static_cast<std::size_t>(reach.half_moves) + 2;
      fit += reach.item >= until;
    }
    if (fit > 0)
      share += static_cast<double>(fit) / static_cast<double>(firsts.size() * seconds.size());
  }
  return share;
}

}  // namespace

std::uint32_t missing_row_cost(const Tail& tail, std::span<const Item> items, const Position& start,
                               std::uint32_t fault, std::uint32_t until, const SlipCosts& costs) {
  const std::vector<RowPlace> places = whites_words(tail, items, start, fault);
  std::size_t steps = 0;
  double share = 0;
  for (std::size_t i = places.size(); i-- > 0 && places.size() - i <= most_rows;)
    share += share_that_fits(tail, places[i], until, steps);
  if (share == 0) return no_missing_row;
  constexpr double hundredths = 100;  // of a nat
  const double cost = static_cast<double>(costs.half_move.row) - hundredths * std::log(share);
  return static_cast<std::uint32_t>(std::max(cost, 0.0));
}

}  // namespace planilla
