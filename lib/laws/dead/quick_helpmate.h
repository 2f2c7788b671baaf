// A helpmate in a microsecond or two, for positions as games have them.
//
//   QuickHelpmate quick;                      // keep it: it is a few kilobytes
//   if (quick.find(position, white)) show(quick.line());
//
// First the loser's king is driven, as a cloud of squares, to a mate (laws/dead/mating_drive.h, or
// laws/dead/mating_corner.h for a lone knight or bishop). Where that fails, a mate is planned with
// all men where they are (laws/dead/mating_plan.h), then after the winner has taken what he can
// (laws/dead/clearing.h), then after some more moves, and again from the start with others. `true`
// is proved: there is a line of legal moves, and the last one is mate. `false` says nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/clearing.h"
#include "laws/dead/mating_corner.h"
#include "laws/dead/mating_drive.h"
#include "laws/dead/mating_plan.h"

namespace planilla {

class QuickHelpmate {
public:
  // Has the winner nothing but a knight or a bishop?
  static bool is_for_corner(const Position& position, Color winner);

  bool find(const Position& position, Color winner);
  // With so many clearings; nothing for a lone knight or bishop.
  bool insist(const Position& position, Color winner, int starts);
  std::vector<Move> line() const;  // after `true`

private:
  enum class Way : std::uint8_t { drive, corner, plan, clearing, clearing_and_plan };

  bool clear_and_plan(const Position& position, Color winner, unsigned seed);

  MatingDrive drive_;
  MatingCorner corner_;
  MatingPlan plan_;
  Clearing clearing_;
  Way way_ = Way::drive;
};

}  // namespace planilla
