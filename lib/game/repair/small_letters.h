// Sheets with piece letters in lower case: `c` is the knight of Spanish and a file, `b` the bishop
// of English and a file, so that one word may be two legal moves.
//
//   if (writes_small_letters(game))
//     if (auto script = small_letters(game, tokens, from, white_reader, black_reader))
//       replay.run(game, from, white_reader, black_reader, &*script, repair);
//
// All replays of the words as they stand are followed side by side, to the end of the game. Where
// the one that takes each word at its likeliest is not alone, the script says which move to take:
// where one move alone leaves the rest legal, that one; where several do, the first of them, and
// the others are told (Edit::open).
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "game/model/game.h"
#include "game/model/repair_plan.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

// True if a move of the main line was read from a word with a small piece letter.
bool writes_small_letters(const Game& game);

// std::nullopt: no replay reaches the end, or there are too many to follow. A script without fixes:
// the likeliest reading of each word is the only one.
std::optional<RepairPlan> small_letters(const Game& game, std::span<const Token> tokens,
                                        std::size_t from, MoveReader& white, MoveReader& black);

}  // namespace planilla
