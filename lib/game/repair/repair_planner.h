// The readings of a sheet turned into what is to be done about it: what is put right, and what is
// asked.
//
//   RepairPlanner writer(items, answers, costs, usual, game.start);
//   for (const Segment& stretch : search.stretches(costs.search.apart, costs.search.listed))
//       writer.add(stretch);
//   RepairPlan script = writer.write();
//
// Segment by segment the likeliest reading is taken. Where another one is within `margin` of it,
// the first half-move in which they differ is asked about, and reading goes on with the likeliest;
// what only that one changes behind the question is asked about too. The next stretch begins where
// all readings have met again.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/layout/main_line.h"
#include "game/model/given_moves.h"
#include "game/model/repair_plan.h"
#include "game/repair/played.h"
#include "game/search/beam_search.h"

namespace planilla {

class RepairPlanner {
public:
  RepairPlanner(std::span<const Item> items, std::span<const GivenMove> answers,
                const SlipCosts& costs, UsualMoves& usual, const Position& start)
      : items_(items),
        answers_(answers),
        margin_(costs.search.margin),
        apart_(costs.search.apart),
        usual_(usual),
        position_(start) {}

  void add(const Segment& stretch);
  RepairPlan write();

  // Of the best readings of all stretches, as the pen makes them.
  std::uint32_t cost() const { return cost_; }

private:
  void decide(const std::vector<Played>& all, std::size_t rivals);
  std::size_t next_parting() const;
  void read(std::size_t ply);
  void ask(std::size_t ply, std::vector<Move> moves, std::uint32_t item);
  void drop(std::uint32_t item);
  void join_neighbours();
  void pair_exchanged();
  std::uint32_t word_behind(std::uint32_t token) const;
  Edit fix_of(std::size_t ply) const;
  std::vector<Move> considered(std::size_t ply) const;
  bool undisputed(std::size_t ply) const;
  std::uint32_t lead(std::size_t ply) const;
  template <class IsRival>
  std::uint32_t lead_over(IsRival&& is_rival) const;
  int number_of(std::size_t ply) const { return static_cast<int>(plies_ + ply) + 1; }

  std::span<const Item> items_;
  std::span<const GivenMove> answers_;
  std::uint32_t margin_, apart_;
  UsualMoves& usual_;
  Position position_;  // where the stretch begins
  PreviousMove previous_;
  std::uint32_t cost_ = 0;
  std::size_t plies_ = 0;  // before the stretch
  RepairPlan script_;
  std::size_t last_fix_ = 0;  // its half-move
  std::uint32_t last_item_ = 0;
  std::vector<Edit> dropped_;
  std::vector<std::uint32_t>
      exchanged_;  // tokens of words in whose place another was read, as they come

  // Of the stretch at hand.
  const std::vector<Played>* all_ = nullptr;
  std::vector<const Played*> live_,
      asked_;  // rivals that have gone with the best so far; those already asked about
};

}  // namespace planilla
