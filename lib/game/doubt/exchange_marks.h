// Arrows up and down beside two rows of a sheet: they were played the other way round.
//
//   2. Cc3 Cc6 ↕          2. Cc3 Cc6
//   3. Cf3 Cf6 ↕          ↕
//                         3. Cf3 Cf6
//
//   exchange_marked_rows(text, tokens);   // 2. Cf3 Cf6 ↕ 3. Cc3 Cc6 ↕, the arrows as passages
//
// Both rows have as many half-moves, and numbers that count on. An arrow that belongs to no such
// pair says that something is wrong there, and nobody knows what: it becomes a hole.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void exchange_marked_rows(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
