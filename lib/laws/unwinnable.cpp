#include "laws/unwinnable.h"

#include <algorithm>
#include <span>

#include "laws/freedom.h"
#include "laws/helpmate.h"
#include "laws/mating_material.h"
#include "laws/quick_helpmate.h"
#include "laws/walls.h"

namespace planilla {

namespace {

constexpr int fast_limit = 5'000;  // positions
constexpr int few_starts = 4, many_starts = 1500;

HelpmateSearch& search_scratch() {
  thread_local HelpmateSearch search;
  return search;
}

QuickHelpmate& quick_scratch() {
  thread_local QuickHelpmate quick;
  return quick;
}

// What no search is needed for.
Possibility at_sight(const Position& position, Color winner) {
  if (position.turn() != winner && position.is_checkmate()) return Possibility::possible;
  return too_little_to_mate(position, winner) ? Possibility::impossible : Possibility::undetermined;
}

// In order of what it costs.
Possibility search_for_mate(HelpmateSearch& search, const Position& position, Color winner,
                            int limit) {
  if (walls_rule_out_mate(position, winner, limit)) return Possibility::impossible;
  Possibility found = Possibility::undetermined;
  const auto probe = [&](Idea idea, int positions) {
    if (found == Possibility::undetermined)
      found = search.probe(position, winner, idea, std::min(positions, limit));
  };
  constexpr Idea first[] = {Idea::net}, second[] = {Idea::kings};
  const auto look = [&](std::span<const Idea> ideas, int positions) {
    if (found == Possibility::undetermined)
      found = search.run(position, winner, ideas, std::min(positions, limit));
  };
  probe(Idea::net, 300);
  probe(Idea::kings, 600);
  look(first, 300);
  look(second, 600);
  return found;
}

Possibility search_long(HelpmateSearch& search, const Position& position, Color winner, int limit) {
  constexpr Idea all[] = {Idea::net, Idea::kings, Idea::dig, Idea::smother};
  return search.run(position, winner, all, limit);
}

}  // namespace

Winnability can_win(const Position& position, Color winner, const SearchLimits& limits) {
  const Possibility seen = at_sight(position, winner);
  if (seen != Possibility::undetermined) return {seen, {}};
  QuickHelpmate& quick = quick_scratch();
  if (quick.find(position, winner, few_starts)) return {Possibility::possible, quick.line()};
  HelpmateSearch& search = search_scratch();
  Possibility found = search_for_mate(search, position, winner, limits.positions);
  const int starts = std::min(many_starts, limits.positions / 200);
  if (found == Possibility::undetermined && quick.find(position, winner, starts))
    return {Possibility::possible, quick.line()};
  if (found == Possibility::undetermined)
    found = search_long(search, position, winner, limits.positions);
  if (found != Possibility::possible) return {found, {}, search.positions()};
  return {found, search.line(), search.positions()};
}

Possibility can_win_fast(const Position& position, Color winner) {
  const Possibility seen = at_sight(position, winner);
  if (seen != Possibility::undetermined) return seen;
  if (quick_scratch().find(position, winner, few_starts)) return Possibility::possible;
  HelpmateSearch& search = search_scratch();
  const Possibility found = search_for_mate(search, position, winner, fast_limit);
  return found == Possibility::undetermined ? search_long(search, position, winner, fast_limit)
                                            : found;
}

Answer is_dead(const Position& position, const SearchLimits& limits) {
  bool sure = true;
  for (const Color side : {position.turn(), ~position.turn()}) {
    const Possibility verdict = can_win(position, side, limits).verdict;
    if (verdict == Possibility::possible) return Answer::no;
    sure &= verdict == Possibility::impossible;
  }
  return sure ? Answer::yes : Answer::undetermined;
}

bool is_dead_at_sight(const Position& p) {
  if ((p.pieces(rook) | p.pieces(queen)) != 0 || !p.has_legal_move()) return false;
  const bool little[] = {too_little_to_mate(p, white), too_little_to_mate(p, black)};
  if (little[white] && little[black]) return true;
  const Freedom freedom(p);
  return (little[white] || freedom.rules_out_mate_by(white)) &&
         (little[black] || freedom.rules_out_mate_by(black));
}

}  // namespace planilla
