// Finds a helpmate in one or two microseconds for positions that occur in games.
//
//   FastHelpmate search;                     // reuse it: a few kilobytes
//   if (search.find(position, white)) show(search.line());
//
// Tries a mate by major pieces (laws/dead/major_piece_mate.h; laws/dead/corner_mate.h for a lone
// knight or bishop), then a planned mate in the position as it stands (laws/dead/mate_planner.h),
// then one after captures (laws/dead/clearing.h), then after more moves, and restarts with another
// seed. `true` is proved by a line of legal moves that ends in mate. `false` proves nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/clearing.h"
#include "laws/dead/corner_mate.h"
#include "laws/dead/major_piece_mate.h"
#include "laws/dead/mate_planner.h"

namespace planilla {

class FastHelpmate {
public:
  // True if the winning side has nothing but a knight or a bishop.
  static bool is_for_corner(const Position& position, Color winner);

  bool find(const Position& position, Color winner);
  // Tries `starts` simplifications more; false for a lone knight or bishop.
  bool insist(const Position& position, Color winner, int starts);
  std::vector<Move> line() const;  // after `true`

private:
  enum class Way : std::uint8_t { drive, corner, plan, clearing, clearing_and_plan };

  bool clear_and_plan(const Position& position, Color winner, unsigned seed);

  MajorPieceMate drive_;
  CornerMate corner_;
  MatePlanner plan_;
  Clearing clearing_;
  Way way_ = Way::drive;
};

}  // namespace planilla
