// Change after change on one board, and the words between them as they stand.
#include "game/proof/plan_reading.h"

#include <algorithm>

namespace planilla {

bool puts_a_move(const Edit& fix) {
  return fix.kind == FixKind::replace || fix.kind == FixKind::choose || fix.kind == FixKind::insert;
}

Distance PlanReading::read(Position& position, std::uint32_t from,
                           std::span<const Edit> fixes) const {
  Distance out;
  std::uint32_t at = from;
  for (const Edit& fix : fixes) {
    const std::uint32_t item = item_at(items_, at, fix.token);
    const Distance leg = tail_.play(position, at, item);
    out.half_moves += leg.half_moves;
    out.is_ambiguous |= leg.is_ambiguous;
    out.item = leg.item;
    if (leg.item < item || item >= items_.size()) return out;
    if (puts_a_move(fix)) {
      if (!position.is_legal(fix.move)) return out;
      position.play(fix.move);
      ++out.half_moves;
    }
    at = item_at(items_, item, fix.token + fix.tokens);
  }
  const Distance leg = tail_.play(position, at, static_cast<std::uint32_t>(items_.size()));
  out.half_moves += leg.half_moves;
  out.is_ambiguous |= leg.is_ambiguous;
  out.item = leg.item;
  return out;
}

std::uint32_t PlanReading::marks(const HandMarks& hand, const Reach& from, std::uint32_t end,
                                 std::span<const Edit> fixes) const {
  Position position = from.position;
  std::uint32_t at = from.item, out = 0;
  for (const Edit& fix : fixes) {
    const std::uint32_t item = item_at(items_, at, fix.token);
    if (item >= end) break;
    out += hand.cost(position, at, item);
    if (puts_a_move(fix) && !position.is_legal(fix.move)) return out;
    if (puts_a_move(fix)) position.play(fix.move);
    at = item_at(items_, item, fix.token + fix.tokens);
  }
  return out + hand.cost(position, at, end);
}

std::vector<Edit> PlanReading::others(std::span<const Edit> fixes, std::size_t index) {
  std::vector<Edit> out;
  for (std::size_t k = index + 1; k < fixes.size(); ++k)
    if (!fixes[index].has_partner() || fixes[k].token != fixes[index].partner)
      out.push_back(fixes[k]);
  return out;
}

int PlanReading::best_at(const Position& before, std::uint32_t fault,
                         std::span<const Edit> fixes) const {
  if (fault >= items_.size() || items_[fault].is_number) return 0;
  const auto behind = std::find_if(
      fixes.begin(), fixes.end(), [&](const Edit& fix) { return fix.token > items_[fault].token; });
  const auto readings = tail_.reading(before, fault).readings();
  int best = 0;
  MoveList moves;
  before.legal_moves(moves);
  for (const Move move : moves) {
    const unsigned role = role_bit(role_of(before.piece_on(move.from())));
    const bool is_like =
        readings.empty() || std::any_of(readings.begin(), readings.end(), [&](const Reading& one) {
          const unsigned named = one.pattern.roles & ~role_bit(pawn);
          return (named & role) != 0 || (one.pattern.to & bit(move.to())) != 0;
        });
    if (!is_like) continue;
    Position after = before;
    after.play(move);
    best = std::max(best, read(after, fault + 1, {behind, fixes.end()}).half_moves);
  }
  return best;
}

int words_between(std::span<const Item> items, std::uint32_t from, std::uint32_t to) {
  int out = 0;
  for (std::uint32_t i = from; i < to; ++i) out += items[i].is_number ? 0 : 1;
  return out;
}

bool is_settled(const Edit& fix) {
  return !fix.stops && !fix.open && fix.kind != FixKind::gap;
}

PlanEnd end_of(const Tail& tail, std::span<const Item> items, const Position& start,
               const RepairPlan& plan) {
  const auto end = static_cast<std::uint32_t>(items.size());
  PlanEnd out{.position = start, .at_fault = start};
  for (const Edit& fix : plan.fixes) {
    if (!is_settled(fix)) break;
    const std::uint32_t item = item_at(items, out.item, fix.token);
    const Reach reach = tail.read(out.position, out.item, item);
    if (reach.item < item || (fix.move && !reach.position.is_legal(fix.move))) break;
    out.position = reach.position;
    out.ply += reach.half_moves + (puts_a_move(fix) ? 1 : 0);
    out.item = item_at(items, item, fix.token + fix.tokens);
    if (puts_a_move(fix)) out.position.play(fix.move);
    ++out.fixes;
  }
  const Reach reach = tail.read(out.position, out.item, end);
  out.fails = out.stops = reach.item;
  out.at_fault = reach.position;
  if (out.fixes < plan.fixes.size())
    out.stops = std::min(out.stops, item_at(items, out.item, plan.fixes[out.fixes].token));
  return out;
}

}  // namespace planilla
