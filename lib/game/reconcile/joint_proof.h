// Which half-moves of the agreed game the sheets prove.
//
//   prove(sheets, start, slips, costs, known, game);
//   game.proved          // half-moves before the first that they do not
//
// A move that a sheet has as it is written stands, unless another sheet has another plainly and
// both leave the rest legal: that is asked. A move that no sheet has so is a repair, and needs what
// one of a single sheet needs (game/proof/proof.h): half-moves behind it that fit, and no other
// meaning of the words that is as likely. Sheets that have the same illegal word are one witness.
// Where too little follows, or one witness may mean another move, the game stops before it, and
// what it may be is asked; where more follows, it is written and asked. A word that is legal as it
// stands is not changed to a move that no sheet has. Where sheets go on from two moves, each to an
// end of its own, the game stops before them.
#pragma once

#include <vector>

#include "game/reconcile/agreement.h"

namespace planilla {

void prove(const std::vector<SheetLine>& sheets, const Position& start, Slips& slips,
           const SlipCosts& costs, const Evidence& known, Agreement& game);

// The same pieces on the same squares.
bool same_pieces(const Position& a, const Position& b);

// The game ends before the half-move of the question; what was said of those behind it is dropped.
void stop_before(Undecided question, Agreement& game);

}  // namespace planilla
