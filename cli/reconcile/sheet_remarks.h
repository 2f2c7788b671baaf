// What stands on the sheets besides the moves: remarks, times, offers, variations, what is written
// below the result. Each becomes a comment behind the half-move that it stands behind on its sheet;
// what two sheets say alike is said once.
//
//   const SheetRemarks remarks(sheets, agreement, plies, unread_from);
//   remarks.behind(12)      // "{aviso del árbitro} {(=)} ", of the 12th half-move; 0: before all
#pragma once

#include <string>
#include <vector>

#include "reconcile/read_sheets.h"

namespace planilla {

class SheetRemarks {
public:
  // `plies`: half-moves that are written. `unread_from`: of each sheet the token from which on its
  // words are kept as they stand; nothing is said of what stands there.
  SheetRemarks(const std::vector<std::unique_ptr<ReadSheet>>& sheets, const Agreement& game,
               std::size_t plies, const std::vector<std::size_t>& unread_from);

  std::string behind(std::size_t ply) const;

private:
  void add(const ReadSheet& sheet, std::size_t index, const Agreement& game, std::size_t end);
  void add_time(const std::vector<std::unique_ptr<ReadSheet>>& sheets, const Agreement& game,
                std::size_t ply);
  void put(std::size_t ply, std::string words);

  std::vector<std::vector<std::string>> of_ply_;
};

}  // namespace planilla
