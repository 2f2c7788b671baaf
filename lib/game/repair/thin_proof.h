// Where a repair is not looked for, or not told: one fault would be told as several.
//
//   // 3. Qh5# a6: not the mate is doubted, but what follows
//   if (ended_by_its_own_word(game)) return;
//   // two changes, and next to nothing behind them
//   if (thin_proof(script, words_behind_the_fault)) return;
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "game/model/game.h"
#include "game/model/script.h"
#include "pgn/token.h"

namespace planilla {

// Does the main line go on behind a mate that the text itself calls so?
bool ended_by_its_own_word(const Game& game);

// Words of the main line behind the token: half-moves that may prove a repair.
std::size_t words_behind(std::string_view text, std::span<const Token> tokens, std::size_t from,
                         std::size_t token);

// Several changes where each but the first has less than half a dozen half-moves to prove it. Two
// words that are exchanged are one change.
bool thin_proof(const Script& script, std::size_t words_behind);

}  // namespace planilla
