// The board of a question, with the lines of the sheet beside it.
//
//   for (const std::string& line : board_beside(position, letters, sheet, {.color = true}))
//     say(line);
//
// In colours the squares are shaded, and White's pieces are bright, Black's dark; without, White's
// letters are capitals (write/pages/board_svg.h). The lines of the sheet stand to the right of the
// board where the terminal is wide enough, else below it.
#pragma once

#include <string>
#include <vector>

#include "board/position.h"
#include "write/findings/report_format.h"
#include "write/pages/board_svg.h"

namespace planilla {

std::vector<std::string> board_beside(const Position& position, const Symbols& letters,
                                      const std::vector<std::string>& sheet,
                                      const Terminal& terminal);

}  // namespace planilla
