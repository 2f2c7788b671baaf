// Games that do not fit into one round, and where that is no fault.
//
//   const RoundConflicts found = find_round_conflicts(archive);
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

#include "checks/engine/archive.h"

namespace planilla {

struct RoundConflict {
  const ArchiveGame* game = nullptr;
  const ArchiveGame* other = nullptr;  // the one before
  std::uint32_t player = 0;            // a text of the archive; 0: the pairing
  int round = 0;
};

enum class RoundHabit : std::uint8_t { player, matches, events };

// Conflicts of a tournament that are none.
struct Expected {
  RoundHabit habit{};
  const Tournament* tournament = nullptr;
  const ArchiveGame* first = nullptr;  // the first game of which nothing is told
  std::int64_t places = 0;
};

struct RoundConflicts {
  std::vector<RoundConflict> players, pairings;
  std::vector<Expected> expected;
};

RoundConflicts find_round_conflicts(const Archive& archive);

}  // namespace planilla
