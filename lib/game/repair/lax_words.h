// Words that were read because nothing else was legal, though they are not written as a move is:
// a letter of the wrong case that is a piece and a file ("de6" as Qe6, "A6" as a6), a square alone
// for a pawn that takes ("h6" as gxh6). A slip of the pen may as well have made them.
//
//   for (const Question& question : lax_words(game, tokens, from, white_reader, black_reader,
//   slips))
//     raise_choice(game, tokens, question);
//
// Asked about is what leaves as much of the game legal. Where people write so throughout, nothing
// is asked.
#pragma once

#include <span>
#include <vector>

#include "game/model/game.h"
#include "game/model/repair_plan.h"
#include "notation/read/move_reader.h"
#include "notation/slips/slips.h"
#include "pgn/token.h"

namespace planilla {

// False: there is none, at a glance.
bool may_be_lax(const Game& game);

std::vector<Question> lax_words(const Game& game, std::span<const Token> tokens, std::size_t from,
                                MoveReader& white, MoveReader& black, Slips& slips);

}  // namespace planilla
