#include "laws/dead/unwinnable.h"

#include <algorithm>
#include <array>
#include <span>

#include "laws/dead/fast_helpmate.h"
#include "laws/dead/helpmate.h"
#include "laws/dead/mating_material.h"
#include "laws/dead/mobility.h"
#include "laws/dead/steps.h"
#include "laws/dead/walls.h"

namespace planilla {

namespace {

constexpr int fast_limit = 20'000, fast_long_limit = 5'000;  // positions
constexpr int lone_minor_limit = 20'000;
constexpr int first_states = 1'000;  // of walls
constexpr int many_starts = 1500;

HelpmateSearch& search_scratch() {
  thread_local HelpmateSearch search;
  return search;
}

FastHelpmate& fast_scratch() {
  thread_local FastHelpmate quick;
  return quick;
}

// Answers that need no search.
Possibility at_sight(const Position& position, Color winner) {
  if (position.turn() != winner && position.is_checkmate()) return Possibility::possible;
  return too_little_to_mate(position, winner) ? Possibility::impossible : Possibility::undetermined;
}

// The methods, cheapest first.
Possibility search_for_mate(HelpmateSearch& search, const Position& position, Color winner,
                            int limit) {
  if (walls_rule_out_mate(position, winner, std::min(first_states, limit)))
    return Possibility::impossible;
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
  if (FastHelpmate::is_for_corner(position, winner)) {
    look(second, lone_minor_limit);
    return found;
  }
  probe(Idea::net, 300);
  probe(Idea::kings, 600);
  look(first, 300);
  look(second, 600);
  return found;
}

Possibility search_long(HelpmateSearch& search, const Position& position, Color winner, int limit) {
  if (limit > first_states && walls_rule_out_mate(position, winner, limit))
    return Possibility::impossible;
  constexpr Idea all[] = {Idea::net, Idea::kings, Idea::dig, Idea::smother};
  return search.run(position, winner, all, limit);
}

// The line comes from the method that found the mate.
enum class Finder : std::uint8_t { none, quick, search };

struct Found {
  Possibility verdict = Possibility::undetermined;
  Finder by = Finder::none;
};

Found find_out(const Position& position, Color winner, int limit, int long_limit) {
  FastHelpmate& quick = fast_scratch();
  HelpmateSearch& search = search_scratch();
  const Found quickly = {Possibility::possible, Finder::quick};
  if (quick.find(position, winner)) return quickly;
  const Possibility found = search_for_mate(search, position, winner, limit);
  if (found != Possibility::undetermined) return {found, Finder::search};
  if (quick.insist(position, winner, std::min(many_starts, limit / 20))) return quickly;
  return {search_long(search, position, winner, long_limit), Finder::search};
}

}  // namespace

Winnability can_win(const Position& position, Color winner, const SearchLimits& limits) {
  Found found = {at_sight(position, winner)};
  if (found.verdict == Possibility::undetermined)
    found = find_out(position, winner, limits.positions, limits.positions);
  Winnability out = {found.verdict, {}, 0};
  if (found.by == Finder::search) out.positions = search_scratch().positions();
  if (found.verdict != Possibility::possible || found.by == Finder::none) return out;
  out.helpmate = found.by == Finder::quick ? fast_scratch().line() : search_scratch().line();
  return out;
}

Possibility can_win_fast(const Position& position, Color winner) {
  const Possibility seen = at_sight(position, winner);
  if (seen != Possibility::undetermined) return seen;
  return find_out(position, winner, fast_limit, fast_long_limit).verdict;
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

namespace {

// A passed pawn with a free path: walls cannot rule out mate.
bool has_free_pawn(const Position& p, Color c) {
  const Bitboard occupied = p.pieces();
  Bitboard ahead = p.pieces(c, pawn);
  // All pawns advance together; blocked ones are removed.
  for (int step = 0; step < 6 && ahead; ++step) {
    ahead = pawn_pushes(c, ahead) & ~occupied;
    if (ahead & (rank_mask(0) | rank_mask(7))) return true;
  }
  return false;
}

}  // namespace

bool is_dead_at_sight(const Position& p) {
  if ((p.pieces(rook) | p.pieces(queen)) != 0 || !p.has_legal_move()) return false;
  const bool little[] = {too_little_to_mate(p, white), too_little_to_mate(p, black)};
  if (little[white] && little[black]) return true;
  if (has_free_pawn(p, white) || has_free_pawn(p, black)) return false;
  if (little[white] || little[black])
    return Mobility::rules_out_mate_by(std::array{little[white] ? black : white}, p);
  return Mobility::rules_out_mate_by(std::array{white, black}, p);
}

}  // namespace planilla
