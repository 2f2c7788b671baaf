// The cheap explanations first: one change in a sheet, and everything else as it stands.
//
//   SingleChange search(sheet, tail, items, game.start, margin);
//   search.run(first, fault);
//   if (search.reached_end()) writer.add({search.paths()});      // cheapest first
//
// Each word from the fault back to `first` is changed in every way that the sheet's costs know, one
// at a time, and the rest is read as it stands: quickly at first (game/evidence/tail.h), and with
// all evidence where that reaches the end. That is a hundredth of what the search over all readings
// costs (game/search/beam_search.h). Where the rest is ambiguous, or nothing reaches the end, that
// search decides.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/evidence/fault_needs.h"
#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/repair/sheet_search.h"
#include "game/search/beam_search.h"

namespace planilla {

class SingleChange {
public:
  // `margin`: changes before `first` that cost more by that are no rivals of those behind it.
  SingleChange(SheetSearch& sheet, const Tail& tail, std::span<const Item> items,
               const Position& start, std::uint32_t margin)
      : sheet_(sheet), tail_(tail), items_(items), start_(start), margin_(margin) {}

  // Words in items[first .. fault] are changed; those before `first` in cheap ways only, and only
  // if a change was found: it must not be written where one farther back explains the sheet as
  // well.
  void run(std::uint32_t first, std::uint32_t fault);

  bool reached_end() const { return !paths_.empty(); }
  // The whole game by each change that reads it to its end, cheapest first.
  const std::vector<Path>& paths() const { return paths_; }
  // Behind the change of the cheapest.
  std::uint32_t half_moves_behind() const;
  // Those that cost no more than `apart` beyond the best, and no more than so many.
  std::vector<Path> likely_paths(std::uint32_t apart, std::size_t most) const;
  std::uint32_t furthest() const { return furthest_; }  // the last item that a change reads
  // Of readings that were not followed, since a word in one is ambiguous or because there were too
  // many: absence proves nothing.
  bool left_out() const { return is_ambiguous_ || is_cut_; }
  bool is_cut() const {
    return is_cut_;
  }  // there were too many, or the way to `first` is not clear

private:
  struct Walk {
    Position position;
    std::uint32_t place = 0, context = 0, cost = 0;
    std::size_t steps = 0;  // on the way here
  };
  static void take(const Step& step, Walk& walk, std::vector<Step>& steps);
  bool advance(Walk& walk, std::uint32_t end, std::vector<Step>& steps);
  bool may_reach_end(const Walk& before, const Step& change);
  void try_change(const Walk& before, const Step& change);
  void change_word(const Walk& before, std::uint32_t most);
  static bool may_help(const Walk& before, Color mover, FaultNeeds& needs);
  std::uint32_t rival_cost() const;

  SheetSearch& sheet_;
  const Tail& tail_;
  std::span<const Item> items_;
  const Position& start_;
  std::uint32_t margin_;
  std::vector<Path> paths_;
  std::vector<Step> next_, changes_;
  std::vector<Step> as_written_, changed_;  // steps of the walk, and of one that left it
  std::uint32_t furthest_ = 0;
  std::size_t made_ = 0, budget_ = 0;
  bool is_ambiguous_ = false, is_cut_ = false;
};

}  // namespace planilla
