// Where an input can be cut, and how many games precede each place: one pass over all of it.
//
//   CutPoints points = find_cut_points(job, stream, jobs);
//   std::vector<PlanPart> parts = points.parts(64);        // of nearly equal size in bytes
//
// Games are counted as the job reads them: a slice that surely holds one is not read. Memory is
// bounded: of very many places those that lie close together are forgotten.
#pragma once

#include <cstdint>
#include <vector>

#include "batch/game_worker.h"
#include "plan/plan.h"

namespace planilla {

// The start of a slice, and the sums over all slices before it.
struct CutPoint {
  StreamPlace place;
  bool may_begin_part = true;  // not between the pieces of a game that is too long
  std::uint64_t games = 0, bytes = 0, content = 0;
};

class CutPoints {
public:
  void add(const CutPoint& slice);  // its sums are its own; in the order of the input
  // `parts` of them, at least one; behind the last game they are empty. `files`: of the input.
  std::vector<PlanPart> parts(std::uint64_t parts, std::uint32_t files) const;

private:
  static constexpr std::size_t most = 1u << 18;
  std::vector<CutPoint>::const_iterator cut_near(std::uint64_t bytes,
                                                 std::uint64_t tolerance) const;

  std::vector<CutPoint> points_;
  CutPoint all_;  // sums so far
  std::uint64_t met_ = 0, step_ = 1;
};

CutPoints find_cut_points(const GameJob& job, GameStream& stream, unsigned jobs);

}  // namespace planilla
