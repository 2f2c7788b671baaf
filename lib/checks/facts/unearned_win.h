// A game won without mate by a player who could not have given mate.
//
//   if (const auto winner = unearned_winner(game)) ...   // no series of legal moves mates for that
//   side
//
// Only what is proved is told. Ordinary positions are passed over at a glance: a queen, a rook or a
// pawn with a free way, and moves enough to choose from, always mate in the end.
#pragma once

#include <optional>
#include <string_view>

#include "checks/facts/game_facts.h"
#include "game/model/game.h"

namespace planilla {

std::optional<Color> unearned_winner(const Game& game);

// For rules that tell of one, at the result: where the whole game was read and its end is not
// plainly dead, which another rule tells. Arguments: `side` that won and `result`.
void tell_unearned_win(Rule rule, const Game& game, const GameFacts& facts, Findings& out);

}  // namespace planilla
