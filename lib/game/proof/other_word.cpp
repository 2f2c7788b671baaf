// From the illegal word backwards, each word in place of which another move may have been played.
#include "game/proof/other_word.h"

#include <algorithm>
#include <cmath>

#include "game/evidence/fault_needs.h"

namespace planilla {

namespace {

constexpr std::size_t most_back = 40;       // words before the fault
constexpr std::size_t most_steps = 30'000;  // half-moves that are played

std::span<const Edit> changes_from(std::span<const Edit> fixes, std::uint32_t token) {
  const auto first =
      std::find_if(fixes.begin(), fixes.end(), [&](const Edit& fix) { return fix.token >= token; });
  return {first, fixes.end()};
}

}  // namespace

// What somebody has answered stays.
std::vector<Edit> OtherWords::changes_made(const Search& search) {
  const Edit& left_out = search.fixes[search.index];
  std::vector<Edit> out;
  for (std::size_t i = 0; i < search.fixes.size(); ++i) {
    const Edit& fix = search.fixes[i];
    const bool is_partner = left_out.has_partner() && fix.token == left_out.partner;
    const bool is_undone = i > search.index && search.behind == Others::undone && !fix.answered;
    if (i != search.index && !is_partner && !is_undone) out.push_back(fix);
  }
  return out;
}

// Words that are moves as they stand, up to the one that is not; none if all are.
OtherWords::Walk OtherWords::follow(std::span<const Edit> changes) const {
  Walk out;
  Position position = start_;
  const auto end = static_cast<std::uint32_t>(items_.size());
  auto change = changes.begin();
  std::uint32_t at = 0;
  while (at < end) {
    if (change != changes.end() && item_at(items_, at, change->token) == at) {
      if (puts_a_move(*change) && !position.is_legal(change->move)) break;
      if (puts_a_move(*change)) position.play(change->move);
      at = item_at(items_, at, change->token + change->tokens);
      ++change;
      continue;
    }
    const WordReading& word = tail_.reading(position, at);
    if (items_[at].is_number || word.kind == WordKind::suffix) {
      at = items_[at].is_number ? at + 1 : item_at(items_, at + 1, items_[at].token + word.tokens);
      continue;
    }
    const Match found = tail_.word(position, at);
    if (found.count == 0 || found.bytes != 0) break;
    const std::uint32_t behind = item_at(items_, at + 1, items_[at].token + found.tokens);
    out.places.push_back({position, at, behind, found.move});
    position.play(found.move);
    at = behind;
  }
  out.fault = at;
  return out;
}

// Of a move after which all words are legal: as likely as its marks leave it beside the plan.
double OtherWords::weight(const Search& search, const Place& place, const Position& after,
                          std::span<const Edit> changes) const {
  const std::uint32_t token = items_[place.item].token;
  const std::uint32_t planned = reading_.marks(hand_, {{.item = place.item}, place.before},
                                               search.until, changes_from(search.fixes, token));
  const std::uint32_t said =
      reading_.marks(hand_, {{.item = place.behind}, after}, search.until, changes);
  return weight_of(said, planned);
}

std::uint32_t OtherWords::cost(const Search& search) const {
  const std::vector<Edit> made = changes_made(search);
  const Walk walk = follow(made);
  if (walk.fault >= items_.size() || items_[walk.fault].is_number) return no_other_word;
  const Edit& left_out = search.fixes[search.index];
  FaultNeeds needs(tail_, items_, walk.fault);
  constexpr double hundredths = 100;  // of a nat
  double sum = 0;
  std::uint32_t out = no_other_word;
  std::size_t steps = 0;
  for (std::size_t i = walk.places.size();
       i-- > 0 && walk.places.size() - i <= most_back && steps < most_steps;) {
    const Place& place = walk.places[i];
    needs.extend_to(place.item);
    const std::uint32_t token = items_[place.item].token;
    const std::span<const Edit> changes = changes_from(made, token + 1);
    // What words need says nothing where some of them are read otherwise.
    const bool is_plain = changes.empty() || item_at(items_, 0, changes[0].token) >= walk.fault;
    const Color turn = place.before.turn(), mover = needs.mover(turn);
    const FaultNeeds::Need need =
        is_plain ? needs.judge(place.before, mover) : FaultNeeds::Need::nothing;
    const bool must_land = need == FaultNeeds::Need::landing;
    if (need == FaultNeeds::Need::impossible || (must_land && mover != turn)) continue;
    MoveList moves;
    place.before.legal_moves(moves);
    for (const Move move : moves) {
      if (move == place.written || (token == left_out.token && move == left_out.move) ||
          (must_land && !needs.landings().take(place.before, move)))
        continue;
      Position after = place.before;
      after.play(move);
      Position at_end = after;
      const Distance read = reading_.read(at_end, place.behind, changes);
      steps += static_cast<std::size_t>(read.half_moves) + 1;
      if (read.item < search.until) continue;
      sum += weight(search, place, after, changes) / static_cast<double>(moves.size());
      out = static_cast<std::uint32_t>(std::max(0.0, costs_.slip.any - hundredths * std::log(sum)));
      if (out < search.enough) return out;
    }
  }
  return out;
}

}  // namespace planilla
