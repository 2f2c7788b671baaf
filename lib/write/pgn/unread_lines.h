// Text that could not be read, kept as lines that say so and are read back
// (docs/normalised-pgn.md):
//
//   ; planilla unread: [illegal-move] 5.Dxd5 d5
//   ; planilla unread: 6.exd6 a.p. Cxd6
//
// The rule that stopped the reading is named on the first line of a stretch.
#pragma once

#include <optional>
#include <string_view>

#include "base/rule.h"
#include "write/pgn/flow.h"

namespace planilla {

void unread_lines(std::optional<Rule> rule, std::string_view text, Flow& flow);

// Calls `take` with every line of `text` that is not blank, without the blanks at its ends.
template <class Take>
void for_each_line(std::string_view text, Take&& take) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) continue;
    take(line.substr(begin, line.find_last_not_of(" \t") + 1 - begin));
  }
}

}  // namespace planilla
