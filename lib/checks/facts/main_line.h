// The main line of a game as the Laws look at it: repetitions and move counts, and findings at its
// plies.
//
//   if (may_have_drawn(game))                                   // cheap, and rarely true
//     for (const DrawEvent& e : draw_events(record_of(game), facts.edition)) ...
//   out.push_back(at_ply(rules::draw_offer, game, 24));          // Black's twelfth move
#pragma once

#include "base/finding.h"
#include "checks/facts/game_facts.h"
#include "laws/repetition.h"

namespace planilla {

// Positions and counts of the main line, the start included. Walks the game.
GameRecord record_of(const Game& game);

// False: no position stood five times, and no 75 moves passed without a capture or a pawn's move.
bool may_have_drawn(const Game& game);

// Place, ply, label and position of that half-move of the main line; of the result if there is
// none.
Finding at_ply(Rule rule, const Game& game, int ply);

// The positions of the main line, by ply: [0] is the start.
std::vector<Position> positions_of(const Game& game);

// The whole main line was read: nothing unread, no hole and no null move in it.
bool is_whole(const Game& game, const GameFacts& facts);

// For rules that tell how an automatic draw was passed over: the event of that kind, if it is more
// than the end of a drawn game. Arguments: `after` (half-moves played since) and `result`.
void tell_passed_over(Rule rule, DrawKind kind, const Game& game, const GameFacts& facts,
                      Findings& out);

// For rules that tell from where on a draw could be claimed. Argument: `side` to move then.
void tell_claimable(Rule rule, DrawKind kind, const Game& game, const GameFacts& facts,
                    Findings& out);

}  // namespace planilla
