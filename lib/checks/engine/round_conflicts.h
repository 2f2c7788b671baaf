// Games that do not fit into one round, and where that is no fault.
//
//   const RoundConflicts found = find_round_conflicts(tournament);
//   for (const RoundConflict& one : found.players) tell(one);       // a player twice
//   for (const RoundConflict& one : found.pairings) tell(one);      // a pairing twice
//   if (found.expected.places != 0) say(found.expected);            // not told
//
// Evidence decides. Games of one event at two sites are two events under one name. Where a quarter
// of the games of a tournament are so, it is meant so: its rounds hold several games of a pairing
// (a knock-out, mini-matches), or whoever collected the games of one player numbered them in his
// own way.
#pragma once

#include <cstdint>
#include <vector>

#include "checks/engine/tournaments.h"

namespace planilla {

// The games are those of the tournament.
struct RoundConflict {
  const TournamentGame* game = nullptr;
  const TournamentGame* other = nullptr;  // the one before
  std::uint64_t player = 0;               // of `game`; 0: the pairing
};

// Conflicts of a tournament that are none.
struct Expected {
  const TournamentGame* first = nullptr;  // of which nothing is told
  std::int64_t places = 0;
};

struct RoundConflicts {
  std::vector<RoundConflict> players, pairings;
  Expected expected;
};

RoundConflicts find_round_conflicts(const Tournament& tournament);

}  // namespace planilla
