// A question of the repair (game/model/repair_plan.h) as a finding of the game that was read.
//
//   for (const Question& question : script.questions) raise_question(game, tokens, question);
#pragma once

#include <span>

#include "game/model/game.h"
#include "game/model/given_moves.h"
#include "game/model/repair_plan.h"
#include "pgn/token.h"

namespace planilla {

// To the fault itself, if it is about this word; else where the first change would be.
void raise_question(Game& game, std::span<const Token> tokens, const Question& question);

// To a word that was read, and may be one of several moves: the one that stands there, or those.
void raise_choice(Game& game, std::span<const Token> tokens, const Question& question);

// The answers that are about this game: by the file and the line in which it begins.
GivenMoves answers_about(const Game& game, const GivenMoves& answers);

}  // namespace planilla
