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

// Adds up how likely a pair of half-moves, chosen by chance at one of several places, makes the
// words behind it legal.
class RowShare {
public:
  RowShare(const Tail& tail, std::uint32_t until) : tail_(tail), until_(until) {}

  // All pairs of one place, as far as they may be played.
  void add(const RowPlace& place);
  double sum() const { return sum_; }

private:
  const Tail& tail_;
  std::uint32_t until_;
  std::size_t steps_ = 0;
  double sum_ = 0;
};

void RowShare::add(const RowPlace& place) {
  MoveList firsts;
  place.position.legal_moves(firsts);
  for (const Move first : firsts) {
    Position after_first = place.position;
    after_first.play(first);
    MoveList seconds;
    after_first.legal_moves(seconds);
    std::size_t fit = 0;
    for (const Move second : seconds) {
      if (steps_ > most_row_steps) return;
      Position after = after_first;
      after.play(second);
      const Reach reach = tail_.read(after, place.item, until_);
      steps_ += static_cast<std::size_t>(reach.half_moves) + 2;
      fit += reach.item >= until_;
    }
    if (fit > 0)
      sum_ += static_cast<double>(fit) / static_cast<double>(firsts.size() * seconds.size());
  }
}

std::uint32_t cost_of(double share, const SlipCosts& costs) {
  if (share == 0) return no_missing_row;
  constexpr double hundredths = 100;  // of a nat
  const double cost = static_cast<double>(costs.half_move.row) - hundredths * std::log(share);
  return static_cast<std::uint32_t>(std::max(cost, 0.0));
}

}  // namespace

std::uint32_t missing_row_cost(const Tail& tail, std::span<const Item> items, const Position& start,
                               const RowSearch& search, const SlipCosts& costs) {
  const std::vector<RowPlace> places = whites_words(tail, items, start, search.fault);
  RowShare share(tail, search.until);
  std::uint32_t cost = no_missing_row;
  for (std::size_t i = places.size();
       i-- > 0 && places.size() - i <= most_rows && cost >= search.enough;) {
    share.add(places[i]);
    cost = cost_of(share.sum(), costs);
  }
  return cost;
}

}  // namespace planilla
