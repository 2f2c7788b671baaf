// A sheet of facts about a position, one page A5: the board, lines of label and text, reasons, and
// room for the arbiter's signature.
//
//   FactSheet sheet{"What the Laws say", position, {{"Result", "0-1"}}, {"Black can give mate"}};
//   write_fact_sheet(sheet, data, messages)          // a page, complete in itself
//
// Texts are plain. pages/facts.css is how it looks.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/data.h"
#include "board/position.h"
#include "write/findings/messages.h"

namespace planilla {

struct FactSheet {
  std::string title;
  Position position;
  std::vector<std::pair<std::string, std::string>> lines;
  std::vector<std::string> reasons;
};

std::string write_fact_sheet(const FactSheet& sheet, const Data& data, Messages& messages);

}  // namespace planilla
