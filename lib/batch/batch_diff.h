// The repairs of a batch of games as a diff of their files.
//
//   BatchDiff changes;
//   changes.add(game, notations);                   // game by game, as they are read
//   changes.render(wanted, names, out);             // while the texts of the batch are there
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "write/edits/sheet_edits.h"

namespace planilla {

// A file has one header, though its repairs may come in several batches: who writes the batches in
// their order leaves out the first `header` bytes where `first` is the file of the one before.
struct DiffEnds {
  std::optional<std::uint32_t> first, last;  // files, by index; none if nothing is repaired
  std::size_t header = 0;
};

class BatchDiff {
public:
  void clear() { games_.clear(); }
  void add(const Game& game, const Notations& notations);
  // `wanted`: of a game, from 0 in the batch. `names`: of the files, by index.
  DiffEnds render(const std::function<bool(std::size_t)>& wanted,
                  const std::vector<std::string>& names, std::string& out) const;

private:
  struct OneGame {
    std::shared_ptr<const GameText> slice;
    std::vector<SheetEdit> edits;
  };
  std::vector<OneGame> games_;
};

}  // namespace planilla
