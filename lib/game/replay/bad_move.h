// A move that could not be played, told: which rule, why, and what legal moves come nearest.
//
//   describe_bad_move(position, readings, "Dxd5", false, finding);
//   // rule illegal-move, reason cannot-reach, candidates Qxd4 Qd3 ..., fen
#pragma once

#include <span>
#include <string_view>

#include "base/finding.h"
#include "board/position.h"
#include "board/resolve.h"
#include "notation/read/reading.h"

namespace planilla {

// Sets rule, written, candidates, fen, article-free arguments (reason, piece, square, square2,
// count). `after_dots`: "..." stood since the move before, so a move of the wrong side means one
// was left out.
void describe_bad_move(const Position& position, std::span<const Reading> readings,
                       std::string_view written, bool after_dots, Finding& finding);

// Adds why no legal move is what was written: the arguments `reason`, `piece` (the word for it,
// "piece" if it can be several), `square` and `square2`.
void add_refusal(const Illegality& why, std::string_view piece, Finding& finding);

}  // namespace planilla
