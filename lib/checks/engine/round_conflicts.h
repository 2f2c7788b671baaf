// Games that do not fit into one round, and where that is no fault.
//
//   const RoundConflicts found = find_round_conflicts(tournament);
//   for (const RoundConflict& one : found.players) tell(one);       // a player twice
//   for (const RoundConflict& one : found.pairings) tell(one);      // a pairing twice
//   for (const Expected& habit : found.expected) say(habit);        // not told, and why
//
// Evidence decides. Where a quarter of the games of a tournament are so, it is meant so: its rounds
// hold several games of a pairing (a knock-out, mini-matches), or whoever collected the games of
// one player numbered them in his own way. Of games of one event at two sites (two events under one
// name) nothing is told either.
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

enum class RoundHabit : std::uint8_t { player, matches, events };

// Conflicts of a tournament that are none.
struct Expected {
  RoundHabit habit{};
  const TournamentGame* first = nullptr;  // of which nothing is told
  std::int64_t places = 0;
};

struct RoundConflicts {
  std::vector<RoundConflict> players, pairings;
  std::vector<Expected> expected;
};

RoundConflicts find_round_conflicts(const Tournament& tournament);

}  // namespace planilla
