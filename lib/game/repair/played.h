// A path of the search over a sheet, move by move; and which of several is likeliest as a game of
// chess.
//
//   std::vector<Played> all = distinct(stretch.paths);
//   // what people play is added to the costs; cheapest first
//   weigh(all, position, previous, usual);
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/repair/sheet_search.h"
#include "game/search/beam_search.h"
#include "notation/data/usual_moves.h"

namespace planilla {

struct Played {
  struct Ply {
    Move move;
    std::uint32_t item = 0;  // where it was read, or before what it was put in
    StepKind kind{};
  };
  std::vector<Ply> plies;
  std::vector<std::uint32_t> dropped;  // items
  std::uint32_t cost = 0;
  int unusual = 0;  // what people seldom play, of which no more than UsualMoves::most() counts
  std::uint32_t pen = 0;  // the cost before weigh(): what the text alone says
};

// Different games, cheapest first.
std::vector<Played> distinct(const std::vector<Path>& paths);

// The ply, from 0, at which they part; the length of the shorter one if they do not.
std::size_t first_difference(const Played& a, const Played& b);

// Looks at the plies in which they differ, and some behind: where a piece was put that nobody
// takes, the reading is the less likely. Between equal costs the order stays. `start`, `previous`:
// what they all begin with.
void weigh(std::vector<Played>& all, const Position& start, PreviousMove previous,
           UsualMoves& usual);

}  // namespace planilla
