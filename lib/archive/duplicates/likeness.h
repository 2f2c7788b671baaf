// How alike the moves of two games are.
//
//   MovesLikeness likeness = compare_moves(a, b);       // two StoredGames
//   likeness.kind            // MovesKind::prefix
//   likeness.shared          // half-moves that agree
//
// Moves are compared by the squares they go to. Games that begin alike and then differ are `near`
// only if they agree again: a fault of transmission changes one move, or leaves some out; two games
// of one opening go apart for good.
#pragma once

#include <cstdint>

#include "archive/identity/stored_game.h"

namespace planilla {

enum class MovesKind : std::uint8_t {
  equal,   // the same positions from first to last
  prefix,  // one is the beginning of the other
  near,    // few places differ
  apart,
};

struct MovesLikeness {
  MovesKind kind = MovesKind::apart;
  std::uint32_t shared = 0;     // half-moves that agree
  std::uint32_t edits = 0;      // half-moves changed, missing or added in one of them
  std::uint32_t longer_by = 0;  // half-moves that the longer has more
  bool transposed = false;      // the same moves in another order
  bool at_the_end = false;      // they differ in the last half-moves only
  bool breaks_off = false;      // near, and the shorter ends before the longer does

  bool is_beginning() const { return kind == MovesKind::prefix || breaks_off; }
};

MovesLikeness compare_moves(const StoredGame& a, const StoredGame& b);

}  // namespace planilla
