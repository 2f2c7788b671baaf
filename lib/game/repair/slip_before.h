// Words of a game that was read to its end, and that one slip in a word before them explains better
// than what was read: a capture that takes nothing ("4. Cg5 Cxe5 5. dxe5", after Ce5), and a pawn's
// capture that only a piece could make ("2. b4 e6 3. Cc3 Cf6 4. cxd5", after c4).
//
//   for (const Question& question : slips_before(game, items, tail, slips))
//     raise_question(game, tokens, question);   // about the word with the slip
//
// Asked about is the slip with which the words stand as far as without it and all marks are true.
// Where a hand makes several false marks nothing is asked.
#pragma once

#include <span>
#include <vector>

#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/model/game.h"
#include "game/model/repair_plan.h"
#include "notation/slips/slips.h"

namespace planilla {

// False: there is none, at a glance.
bool may_have_slip_before(const Game& game);

std::vector<Question> slips_before(const Game& game, std::span<const Item> items, const Tail& tail,
                                   Slips& slips);

}  // namespace planilla
