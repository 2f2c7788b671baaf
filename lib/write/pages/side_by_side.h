// The sheets of one game side by side, as a page: one file, no network. A row for each half-move, a
// column for each sheet; where they differ, what each version leads to, with boards.
//
//   SideBySide page{{"white.txt", "black.txt"}};
//   page.rows.push_back({"1.", "e4", {{"e4"}, {"e4"}}});
//   write_side_by_side(page, data, messages)
//
// Texts are plain; moves in English SAN. pages/sheets.html, .css and .js are the page around it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/data.h"
#include "board/position.h"
#include "write/findings/messages.h"

namespace planilla {

struct SideCell {
  std::string written;  // empty: nothing there
  bool differs = false;
  std::string time;  // noted beside it
};

struct SideRemark {
  Severity severity{};
  std::string rule, sentence, sheet;
};

struct SideVersion {
  std::string name;    // the move, in English SAN; as it is written where it is not legal
  std::string sheets;  // that have it
  std::string leads;   // a sentence
  bool agreed = false;
  std::optional<Position> after;
  Move move;
};

struct SideRow {
  int ply = 0;         // of the half-move; 0: none of the game
  std::string number;  // "12." "12..."; empty: no half-move of the game
  std::string move;    // that was agreed
  std::vector<SideCell> cells;
  std::vector<SideRemark> remarks;
  std::vector<SideVersion> versions;
  bool last_alike = false;  // up to here all sheets agree
};

struct SideBySide {
  std::vector<std::string> sheets;
  std::vector<SideRemark> remarks;  // on no half-move: tags, the result
  std::vector<SideRow> rows;
  std::string summary;
};

std::string write_side_by_side(const SideBySide& page, const Data& data, Messages& messages);

}  // namespace planilla
