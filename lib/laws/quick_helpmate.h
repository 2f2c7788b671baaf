// A helpmate in a few microseconds, for positions as games have them.
//
//   QuickHelpmate quick;                      // keep it: it is a few kilobytes
//   if (quick.find(position, white, 4)) show(quick.line());    // 4 clearings tried at most
//
// First a mate with all men where they are (laws/mating_plan.h), then one after the winner has
// taken what he can (laws/clearing.h), then after some more moves, and again from the start with
// others. `true` is proved: the line is played move by move, and the last one is mate. `false` says
// nothing.
#pragma once

#include <vector>

#include "laws/clearing.h"
#include "laws/mating_plan.h"

namespace planilla {

class QuickHelpmate {
public:
  bool find(const Position& position, Color winner, int starts);
  std::vector<Move> line() const;  // after `true`

private:
  bool clear_and_plan(const Position& position, Color winner, unsigned seed);

  MatingPlan plan_;
  Clearing clearing_;
  bool cleared_ = false, planned_ = false;
};

}  // namespace planilla
