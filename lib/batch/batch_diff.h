// The repairs of a batch of games as a diff of their files.
//
//   BatchDiff changes;
//   changes.add(game, notations);                   // game by game, as they are read
//   changes.render(wanted, names, out);             // while the texts of the batch are there
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "write/sheet_edits.h"

namespace planilla {

class BatchDiff {
 public:
  void clear() { games_.clear(); }
  void add(const Game& game, const Notations& notations);
  // `wanted`: of a game, from 0 in the batch. `names`: of the files, by index.
  void render(const std::function<bool(std::size_t)>& wanted, const std::vector<std::string>& names,
              std::string& out) const;

 private:
  struct OneGame {
    const GameText* slice = nullptr;
    std::vector<SheetEdit> edits;
  };
  std::vector<OneGame> games_;
};

}  // namespace planilla
