// From the fault backwards, each place in which a row may have stood.
#include "game/evidence/missing_row.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "game/evidence/fault_needs.h"

namespace planilla {

namespace {

// What a pair counts that cannot make the illegal word legal, and is not played: as much as one
// that fails early. So the limit reaches as far back whatever the word is; the farther back, the
// more rows fit by chance.
constexpr std::size_t steps_passed_over = 4;

struct RowPlace {
  Position position;
  std::uint32_t item = 0;
  PreviousMove previous;
};

// Behind the word of a place.
PreviousMove moves_before(const Tail& tail, const RowPlace& place) {
  const Match found = tail.word(place.position, place.item);
  return found.count == 0 ? PreviousMove{} : place.previous.after(place.position, found.move);
}

// The words that are moves of White, up to the fault. The first of all is none: nobody leaves out
// the row that he begins with.
std::vector<RowPlace> whites_words(const Tail& tail, std::span<const Item> items,
                                   const RowStart& start, std::uint32_t fault) {
  std::vector<RowPlace> out;
  RowPlace here{start.position, start.item, {}};
  bool has_begun = start.item > 0;
  for (std::uint32_t at = start.item; at <= fault && at < items.size(); ++at) {
    if (items[at].is_number) continue;
    const Reach reach = tail.read(here.position, here.item, at);
    if (reach.item < at) break;
    if (here.item < at) here.previous = moves_before(tail, here);
    here = {reach.position, at, here.previous};
    if (here.position.turn() == white && has_begun) out.push_back(here);
    has_begun = true;
  }
  return out;
}

// Adds up how likely a pair of half-moves, chosen by chance at one of several places, makes the
// words behind it legal.
class RowShare {
public:
  RowShare(const Tail& tail, const RowSearch& search) : tail_(tail), search_(search) {}

  // All pairs of one place, as far as they may be played. Where a half-move of a player must end;
  // nullptr: anywhere.
  void add(const RowPlace& place, const Landings* by_white, const Landings* by_black);
  // None of one place.
  void pass_over(const RowPlace& place);
  double sum() const { return sum_; }
  std::size_t fillings() const { return fillings_; }

private:
  struct FirstOfRow {
    Move move;
    Position after;
  };
  // How many they are, each as much as its marks leave of it.
  double weigh_fitting(const FirstOfRow& first, const MoveList& seconds, const RowPlace& place,
                       const Landings* landings);
  double weight(const Position& after, const RowPlace& place);
  double usualness(const RowPlace& place, const FirstOfRow& first, Move second) const;

  const Tail& tail_;
  const RowSearch& search_;
  std::optional<std::uint32_t> as_written_;  // marks from the place to the fault
  std::size_t steps_ = 0, fillings_ = 0;
  double sum_ = 0;
};

void RowShare::add(const RowPlace& place, const Landings* by_white, const Landings* by_black) {
  MoveList firsts;
  place.position.legal_moves(firsts);
  as_written_.reset();
  for (const Move first : firsts) {
    if (steps_ > search_.most_steps) return;
    if (by_white != nullptr && !by_white->take(place.position, first)) {
      steps_ += steps_passed_over * static_cast<std::size_t>(firsts.size());
      continue;
    }
    FirstOfRow of_row{first, place.position};
    of_row.after.play(first);
    MoveList seconds;
    of_row.after.legal_moves(seconds);
    const double fit = weigh_fitting(of_row, seconds, place, by_black);
    if (fit > 0) sum_ += fit / static_cast<double>(firsts.size() * seconds.size());
  }
}

void RowShare::pass_over(const RowPlace& place) {
  MoveList moves;
  place.position.legal_moves(moves);
  const auto count = static_cast<std::size_t>(moves.size());
  steps_ += steps_passed_over * count * count;
}

// None once the steps are used up.
double RowShare::weigh_fitting(const FirstOfRow& first, const MoveList& seconds,
                               const RowPlace& place, const Landings* landings) {
  double fit = 0;
  for (const Move second : seconds) {
    if (steps_ > search_.most_steps) return 0;
    if (landings != nullptr && !landings->take(first.after, second)) {
      steps_ += steps_passed_over;
      continue;
    }
    Position after = first.after;
    after.play(second);
    Position at_end = after;
    const Distance read = tail_.play(at_end, place.item, search_.until);
    steps_ += static_cast<std::size_t>(read.half_moves) + 2;
    if (read.item < search_.until) continue;
    ++fillings_;
    fit += weight(after, place) * usualness(place, first, second);
  }
  return fit;
}

double RowShare::weight(const Position& after, const RowPlace& place) {
  if (search_.marks == nullptr) return 1;
  if (!as_written_) {
    Position position = place.position;
    as_written_ = search_.marks->cost(position, place.item, search_.fault);
  }
  Position position = after;
  const std::uint32_t said = search_.marks->cost(position, place.item, search_.until);
  return weight_of(said, *as_written_ + search_.marks_of_changes);
}

// Against a pair that is chosen by chance.
double RowShare::usualness(const RowPlace& place, const FirstOfRow& first, Move second) const {
  if (search_.usual == nullptr) return 1;
  const PreviousMove previous = place.previous.after(place.position, first.move);
  const int cost = search_.usual->cost(place.position, place.previous, first.move) +
                   search_.usual->cost(first.after, previous, second);
  constexpr double hundredths = 100;  // of a nat
  return std::exp(-cost / hundredths);
}

std::uint32_t cost_of(double share, const SlipCosts& costs) {
  if (share == 0) return no_missing_row;
  constexpr double hundredths = 100;  // of a nat
  const double cost = static_cast<double>(costs.half_move.row) - hundredths * std::log(share);
  return static_cast<std::uint32_t>(std::max(cost, 0.0));
}

}  // namespace

MissingRow find_missing_row(const Tail& tail, std::span<const Item> items, const RowStart& start,
                            const RowSearch& search, const SlipCosts& costs) {
  const std::vector<RowPlace> places = whites_words(tail, items, start, search.fault);
  FaultNeeds needs(tail, items, search.fault);
  RowShare share(tail, search);
  MissingRow out;
  for (std::size_t i = places.size();
       i-- > 0 && places.size() - i <= search.rows_back && out.cost >= search.enough;) {
    const RowPlace& place = places[i];
    needs.extend_to(place.item);
    const Color mover = needs.mover(white);
    const FaultNeeds::Need need = needs.judge(place.position, mover);
    if (need == FaultNeeds::Need::impossible) {
      share.pass_over(place);
      continue;
    }
    const Landings* landings = need == FaultNeeds::Need::landing ? &needs.landings() : nullptr;
    share.add(place, mover == white ? landings : nullptr, mover == black ? landings : nullptr);
    if (share.fillings() == out.fillings) continue;
    out = {cost_of(share.sum(), costs), place.item, share.fillings()};
  }
  return out;
}

}  // namespace planilla
