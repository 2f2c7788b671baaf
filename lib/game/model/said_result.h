// What the value of a heading says of the result: `1-0`, `tablas`, `1 - 0 Firma: LPG`, `[X] Blancas
// [ ] Negras`, and behind the word for the winner `Negras`.
//
//   said_result("1 - 0 Firma: LPG", lexicon)     // white_wins, 5: the bytes that say so
//   said_winner("Negras", lexicon)               // black_wins
#pragma once

#include <cstddef>
#include <string_view>

#include "game/model/game.h"
#include "game/model/lexicon.h"

namespace planilla {

struct SaidResult {
  Result result = Result::none;
  std::size_t size = 0;  // what stands behind it says something else
};

SaidResult said_result(std::string_view value, const Lexicon& lexicon);
Result said_winner(std::string_view value, const Lexicon& lexicon);

}  // namespace planilla
