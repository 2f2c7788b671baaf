// What else explains the text without the change: an illegal move that stood, a row that was left
// out, another word that was written in place of another move.
#include <algorithm>
#include <cmath>
#include <optional>

#include "board/resolve.h"
#include "game/evidence/missing_row.h"
#include "game/proof/proof.h"

namespace planilla {

namespace {

// A row that is left out may show late.
constexpr std::size_t rows_back = 20, most_row_steps = 200'000;

}  // namespace

// Is the sheet explained as well by an illegal move that was played as it is written?
bool Proof::stood(const RepairPlan& script, const std::vector<Place>& places,
                  std::uint32_t fault) const {
  const auto end = static_cast<std::uint32_t>(items_.size());
  Reach as_written = tail_.read(start_, 0, end);
  for (std::size_t i = 0; i < places.size() && places[i].item < fault; ++i)
    if (script.fixes[i].answered) as_written = tail_.read(places[i].after, places[i].behind, end);
  if (as_written.item >= end || as_written.item != fault) return false;
  const Reach behind = tail_.stood(as_written.position, fault, end);
  if (behind.half_moves == 0) return false;
  std::uint32_t farthest = places.back().until;
  for (const Place& place : places)
    if (place.item > fault) farthest = std::min(farthest, place.item);
  return behind.half_moves >= static_cast<int>(costs_.proof.stood) || behind.item >= farthest;
}

bool Proof::is_numbered() const {
  return std::any_of(items_.begin(), items_.end(),
                     [](const Item& item) { return item.number != 0; });
}

// What a row that was left out must cost beside changes of that cost. Where nothing is numbered a
// row is soon lost: there it must cost much more than a cheap slip. A word that is legal as it
// stands was likely meant so.
std::uint32_t Proof::least_of_row(std::uint32_t cost, bool rewrites) const {
  const std::uint32_t margin = cost + costs_.proof.margin;
  if (rewrites) return std::max(margin, costs_.proof.other);
  return cost < costs_.proof.row && !is_numbered() ? cost + costs_.proof.even : margin;
}

// Is the sheet explained as well by a row that was left out?
bool Proof::misses_row(const RepairPlan& script, std::span<const Place> places, std::uint32_t fault,
                       std::uint32_t cost) const {
  const bool rewrites =
      std::any_of(places.begin(), places.end(), [](const Place& place) { return place.is_legal; });
  const std::uint32_t enough = least_of_row(cost, rewrites);
  const bool replaces = std::any_of(script.fixes.begin(), script.fixes.end(), [](const Edit& fix) {
    return fix.kind == FixKind::replace && !fix.has_partner();
  });
  if (fault >= items_.size() || (!replaces && cost < costs_.proof.row)) return false;
  const std::uint32_t until = std::max(places.back().until, fault + 1);
  const std::uint32_t marks = marks_behind(script, places, 0, fault, until);
  return missing_row_cost(tail_, items_, start_, {fault, until, enough, &hand_, marks, &usual_},
                          costs_) < enough;
}

// What the words say falsely from the fault on, with the changes from fixes[index] on.
std::uint32_t Proof::marks_behind(const RepairPlan& script, std::span<const Place> places,
                                  std::size_t index, std::uint32_t fault,
                                  std::uint32_t until) const {
  const Reach from{{.item = places[index].item}, places[index].before};
  const std::span<const Edit> fixes = std::span(script.fixes).subspan(index);
  const std::uint32_t all = reading_.marks(hand_, from, until, fixes);
  if (fault <= from.item) return all;
  return all - std::min(all, reading_.marks(hand_, from, fault, fixes));
}

// What the slip costs that the fix puts right, at the least.
std::uint32_t Proof::price_of(const Edit& fix, const Place& place) const {
  constexpr std::uint32_t one_of_many = 300;  // half-moves that are not written
  if (fix.kind == FixKind::insert) return costs_.half_move.missing + one_of_many;
  if (fix.kind == FixKind::choose) return costs_.half_move.ambiguous;
  if (fix.kind == FixKind::drop)
    return is_written_twice(place) ? costs_.half_move.twice : costs_.half_move.spurious;
  if (fix.has_partner()) return fix.is_first_of_two() ? costs_.half_move.swapped : 0;
  if (items_[place.item].is_number) return costs_.slip.any + costs_.slip.dropped;
  std::uint32_t out = costs_.slip.any + costs_.slip.square + one_of_many;
  for (const Slip& slip : slips_.of(tail_.written(place.item), tail_.reader(place.before))) {
    if (slip.cost >= out) break;
    const Resolution found = resolve(place.before, slip.pattern);
    if (found.count == 1 && found.move == fix.move) out = slip.cost;
  }
  return out;
}

// Without this change, and those behind it up to the next stretch, is the text explained as well by
// a row that was left out? Those before it are made.
bool Proof::has_row_beside(const RepairPlan& script, std::span<const Place> places,
                           std::size_t index) const {
  constexpr std::uint32_t enough_items = 24;  // behind the fault, so that they are no chance
  const auto end = static_cast<std::uint32_t>(items_.size());
  const Edit& fix = script.fixes[index];
  if (fix.kind != FixKind::replace || fix.has_partner()) return false;
  RowStart start{start_, 0};
  if (index > 0) start = {places[index - 1].after, places[index - 1].behind};
  const std::uint32_t fault = tail_.read(start.position, start.item, end).item;
  if (fault >= end) return false;
  std::uint32_t until = fault, cost = 0;
  bool rewrites = false;
  for (std::size_t i = index; i < places.size() && until < fault + enough_items; ++i) {
    cost += price_of(script.fixes[i], places[i]);
    until = std::max(until, places[i].until);
    rewrites |= places[i].is_legal;
  }
  const std::uint32_t enough = least_of_row(cost, rewrites);
  if (until <= fault) return false;
  const std::uint32_t marks = marks_behind(script, places, index, fault, until);
  const RowSearch search{fault, until, enough, &hand_, marks, &usual_, rows_back, most_row_steps};
  return find_missing_row(tail_, items_, start, search, costs_).cost < enough;
}

// Without this change, with those behind it or without them, is the text explained as well by
// another move in place of one word that is legal as it stands?
bool Proof::has_other_word(const RepairPlan& script, std::span<const Place> places,
                           std::size_t index) const {
  const Edit& fix = script.fixes[index];
  if (fix.kind == FixKind::choose || fix.is_second_of_two()) return false;
  std::uint32_t all = 0;
  for (std::size_t i = index; i < places.size(); ++i) all += price_of(script.fixes[i], places[i]);
  const auto fits = [&](OtherWords::Others behind, std::uint32_t cost) {
    const std::uint32_t enough = std::max(cost + costs_.proof.margin, costs_.proof.other);
    return words_.cost({script.fixes, index, behind, places[index].end, enough}) < enough;
  };
  return fits(OtherWords::Others::kept, price_of(fix, places[index])) ||
         (index + 1 < places.size() && fits(OtherWords::Others::undone, all));
}

// The row that the change stands in, as the script reads it; none if that is no pair of half-moves,
// or if a change before it in the same row has been asked already.
std::optional<Proof::ChangedRow> Proof::row_of(const RepairPlan& script,
                                               std::span<const Place> places,
                                               std::size_t index) const {
  const auto changes = [&](std::size_t i) {
    const Edit& fix = script.fixes[i];
    return (fix.kind == FixKind::replace || fix.kind == FixKind::drop) && !fix.has_partner() &&
           judges(fix) && !items_[places[i].item].is_number && places[i].behind > places[i].item;
  };
  if (!changes(index)) return std::nullopt;
  const Place& place = places[index];
  ChangedRow out{.row = {place.before, place.behind, place.until, {}}, .last = index};
  out.price = price_of(script.fixes[index], place);
  Move& first = out.row.planned[0];
  Move& second = out.row.planned[1];
  const std::size_t next = index + 1;
  if (place.before.turn() == white && next < places.size() && changes(next) &&
      place.behind == places[next].item) {
    if (script.fixes[index].kind == FixKind::replace) first = script.fixes[index].move;
    if (script.fixes[next].kind == FixKind::replace) second = script.fixes[next].move;
    out.price += price_of(script.fixes[next], places[next]);
    out.row.behind = places[next].behind;
    out.row.until = places[next].until;
    out.last = next;
    return out;
  }
  if (script.fixes[index].kind == FixKind::drop) return std::nullopt;
  const auto is_word_of = [&](const Position& position, std::uint32_t item) {
    return item < place.until && !items_[item].is_number && tail_.word(position, item).count == 1;
  };
  if (place.before.turn() == white) {
    std::uint32_t answer = place.behind;
    while (answer < items_.size() && items_[answer].is_number) ++answer;
    if (!is_word_of(place.after, answer)) return std::nullopt;
    first = script.fixes[index].move;
    second = tail_.word(place.after, answer).move;
    out.row.behind = answer + 1;
    return out;
  }
  RowStart from{start_, 0};
  if (index > 0) from = {places[index - 1].after, places[index - 1].behind};
  std::uint32_t before = place.item;
  while (before > from.item && items_[before - 1].is_number) --before;
  if (before <= from.item) return std::nullopt;
  const Reach reach = tail_.read(from.position, from.item, --before);
  if (reach.item < before || !is_word_of(reach.position, before)) return std::nullopt;
  out.row.before = reach.position;
  first = tail_.word(reach.position, before).move;
  second = script.fixes[index].move;
  return out;
}

// Is a row of which words are changed, or passed over, explained as well by one that was copied
// from elsewhere? Two slips of the pen seldom meet in one row, but in a game full of them, and a
// word seldom becomes quite another; and what was played in place of a foreign row nobody knows.
bool Proof::is_of_foreign_row(const RepairPlan& script, std::span<const Place> places,
                              std::size_t index) const {
  const std::optional<ChangedRow> changed = row_of(script, places, index);
  if (!changed || is_of_row_twice(places[index])) return false;
  // Changes behind it may come of what was put there.
  constexpr std::size_t many = 4;
  const bool is_careless = index > 0 || places.size() > many;
  const bool is_cheap = changed->price < costs_.slip.any + costs_.slip.square;
  if (changed->last == index && (is_cheap || is_careless)) return false;
  // Numbers that fit without the row, or the same row below it, say that it is one too many.
  Place below = places[changed->last];
  while (++below.item < items_.size() && items_[below.item].is_number) {
  }
  const bool is_copied_below = below.item < items_.size() && is_of_row_twice(below);
  if (script.fixes[index].kind == FixKind::drop && (is_numbered() || is_copied_below)) return false;
  const std::uint32_t foreign =
      is_careless ? costs_.half_move.foreign_row_of_many : costs_.half_move.foreign_row;
  constexpr double hundredths = 100;  // of a nat
  const double over = static_cast<double>(foreign) - changed->price - costs_.proof.margin;
  return rows_.weigh_more(changed->row, std::exp(over / hundredths));
}

// A change that is the only one has been compared with a row above.
bool Proof::has_rival_beside(const RepairPlan& script, std::span<const Place> places,
                             std::size_t index) const {
  if (!judges(script.fixes[index])) return false;
  return is_of_foreign_row(script, places, index) || has_other_word(script, places, index) ||
         (places.size() > 1 && has_row_beside(script, places, index));
}

}  // namespace planilla
