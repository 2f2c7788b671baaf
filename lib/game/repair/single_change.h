// The cheap explanations first: one change in a sheet, and everything else as it stands.
//
//   SingleChange search(sheet, items, game.start);
//   search.run(first, fault);
//   if (search.reached_end()) writer.add({search.paths()});      // cheapest first
//
// Each word from `first` to the fault is changed in every way that the sheet's costs know, one at a
// time, and the rest is read as it stands. That is a hundredth of what the search over all readings
// costs (game/search/beam_search.h). Where the rest is ambiguous, or nothing reaches the end, that
// search decides.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/layout/main_line.h"
#include "game/repair/sheet_search.h"
#include "game/search/beam_search.h"

namespace planilla {

class SingleChange {
public:
  SingleChange(SheetSearch& sheet, std::span<const Item> items, const Position& start)
      : sheet_(sheet), items_(items), start_(start) {}

  // Words in items[first .. fault] are changed.
  void run(std::uint32_t first, std::uint32_t fault);

  bool reached_end() const { return !paths_.empty(); }
  // The whole game by each change that reads it to its end, cheapest first.
  const std::vector<Path>& paths() const { return paths_; }
  std::uint32_t furthest() const { return furthest_; }  // the last item that a change reads
  // Of a reading that was not followed, since a word in it is ambiguous or because there were too
  // many: absence proves nothing.
  bool left_out() const { return left_out_; }

private:
  struct Walk {
    Position position;
    std::uint32_t place = 0, context = 0, cost = 0;
    std::vector<Step> steps;
  };
  bool advance(Walk& walk, std::uint32_t end);
  void try_change(const Walk& before, const Step& change);

  SheetSearch& sheet_;
  std::span<const Item> items_;
  const Position& start_;
  std::vector<Path> paths_;
  std::vector<Step> next_;
  std::uint32_t furthest_ = 0;
  std::size_t made_ = 0;
  bool left_out_ = false;
};

}  // namespace planilla
