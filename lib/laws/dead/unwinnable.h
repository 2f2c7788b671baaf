// Can a side still win: is there any series of legal moves, the worst play included, that mates?
//
//   Winnability w = can_win(position, white);
//   if (w.verdict == Possibility::impossible) ...  // Articles 5.1.2, 5.2.2, 6.9, 7.5.5
//   if (w.verdict == Possibility::possible) show(w.helpmate);
//   can_win_fast(position, white)                  // the same without the line
//   is_dead(position) == Answer::yes               // Article 5.2.2: neither side can mate
//
// `possible` is always proved by a line of legal moves that ends in mate: planned
// (laws/dead/fast_helpmate.h) or found by search (laws/dead/helpmate.h). `impossible` is proved by
// a theorem about the material (laws/dead/mating_material.h), by permanently blocked pawns
// (laws/dead/walls.h), or by an exhaustive search; anything else is `undetermined`. Positions are
// identified by 64-bit keys, so that an exhaustive search is exact up to a key collision. Move
// counts and repetitions play no part: the Laws ask for *any* series of legal moves.
//
// After the ideas of Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022).
#pragma once

#include <cstdint>
#include <vector>

#include "board/position.h"

namespace planilla {

enum class Possibility : std::uint8_t { possible, impossible, undetermined };
enum class Answer : std::uint8_t { yes, no, undetermined };

struct SearchLimits {
  // Looked at by search before giving up, per side; 8 to 20 bytes of memory each. Plans come before
  // that, and are not counted.
  int positions = 300'000;
};

struct Winnability {
  Possibility verdict = Possibility::undetermined;
  std::vector<Move>
      helpmate;       // if possible: from the position to mate; empty if it is mate already
  int positions = 0;  // looked at by search
};

// Can `winner` still mate the other side?
Winnability can_win(const Position& position, Color winner, const SearchLimits& limits = {});

// The same without the line, in two microseconds for most positions, and with less patience:
// `undetermined` more often, never wrong.
Possibility can_win_fast(const Position& position, Color winner);

// Can neither side mate any more? A position of mate is not dead: it was won.
Answer is_dead(const Position& position, const SearchLimits& limits = {});

// The same in a few microseconds: true is proved (too few men on both sides, or walls that can
// never open), false says nothing.
bool is_dead_at_sight(const Position& position);

}  // namespace planilla
