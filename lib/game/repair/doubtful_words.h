// Sheets with words that may be several moves: piece letters in lower case (`c` is the knight of
// Spanish and a file), characters that cannot be read (`C?6`), half-moves that were not written.
//
//   if (auto script = read_doubtful(game, tokens, from, white, black, slips, notations, usual))
//     replay.run(game, from, white, black, &*script, repair);
//
// All replays of the words as they stand are followed side by side, to the end of the game
// (game/repair/legal_replays.h). Where the one that takes each word at its likeliest is not alone,
// the script says which move to take: where one move alone leaves the rest legal, that one; where
// several do, the first of them, and the others are told (Edit::open), or the reading stops there
// (Edit::stops).
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "game/model/game.h"
#include "game/model/read_moves.h"
#include "game/model/repair_plan.h"
#include "game/repair/legal_replays.h"
#include "notation/data/usual_moves.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "notation/slips/slips.h"
#include "pgn/token.h"

namespace planilla {

// By the moves of the main line that were read.
PieceLetters letters_written(const ReadMoves& game);

// std::nullopt: no replay reaches the end, or there are too many to follow, and nothing is known of
// the first word that cannot be read. A script without fixes: the likeliest reading of each word is
// the only one.
std::optional<RepairPlan> read_doubtful(const Game& game, std::span<const Token> tokens,
                                        std::size_t from, MoveReader& white, MoveReader& black,
                                        Slips& slips, const Notations& notations,
                                        UsualMoves& usual);

// A game that stops at a word which is several moves, and all words of which are legal as they
// stand: in one way, which the half-moves behind the word must prove, or in several, of which
// nobody can tell which was played. std::nullopt: in none, or there are too many to follow.
std::optional<RepairPlan> read_several_ways(const Game& game, std::span<const Token> tokens,
                                            std::size_t from, MoveReader& white, MoveReader& black,
                                            Slips& slips, const Notations& notations,
                                            UsualMoves& usual);

// Does a word stand there that cannot be read, or not in full? `at`: any number, also of no token.
bool is_doubtful_word(std::string_view text, std::span<const Token> tokens, std::size_t at,
                      MoveReader& reader);

// Does a word stand there that is two legal moves or more in the position after the game's last
// move? `at`: any number.
bool fits_several(const Game& game, std::span<const Token> tokens, std::size_t at,
                  MoveReader& reader);

// The tokens that may prove a repair at `fault`: not those behind a stretch that was not written.
std::span<const Token> before_unwritten(std::span<const Token> tokens, std::size_t from,
                                        std::size_t fault);

}  // namespace planilla
