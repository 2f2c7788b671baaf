// A word that its writer put right beside it, in words that no grammar of corrections knows:
//
//   3. Lc4 (richtig: Lb5) a6   4. La4 Sf6
//
//   noted_move(game, tokens, tail, items, fault)     // Bb5 in place of Lc4; nothing: there is none
//
// What stands beside a half-move is commentary as often. So it is asked only where the sheet can be
// read no further: with the move that was noted, and with no other that was, all words are legal,
// some half-moves behind the fault among them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "game/evidence/tail.h"
#include "game/model/game.h"
#include "game/model/repair_plan.h"
#include "pgn/token.h"

namespace planilla {

// `fault`: the item at which the sheet as it stands can be read no further. `lead`: of the change,
// in hundredths of a nat (repair/costs.toml).
std::optional<Edit> noted_move(const Game& game, std::span<const Token> tokens, const Tail& tail,
                               std::span<const Item> items, std::uint32_t fault,
                               std::uint32_t lead);

}  // namespace planilla
