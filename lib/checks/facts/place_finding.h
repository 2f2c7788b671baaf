// Findings at the places where checks find something: a tag's value, a move of the game.
//
//   out.push_back(at_tag(rules::bad_elo, *tag));
//   at_moves(game, rules::false_check, out, [](const Element& e) { return is_wrong(e); });
#pragma once

#include <functional>

#include "game/model/game.h"
#include "game/model/walk.h"

namespace planilla {

// Arguments `tag` and `value`; written: the value as it stands.
Finding at_tag(Rule rule, const GameTag& tag);

// The same of a value that was read out of a heading, `Fecha: 31/2/2020`: as it stands there.
Finding at_heading(Rule rule, const Game& game, const GameTag& tag);

// The move the walk is at: ply, variation, label, text, position before it; `suggestion` is the
// move as the PGN standard writes it.
Finding at_move(Rule rule, const Walk& walk, const Game& game);

// One finding for every move for which `wanted` is true. Walks the whole game: ask the GameFacts
// first.
void at_moves(const Game& game, Rule rule, Findings& out, bool (*wanted)(const Element&));

}  // namespace planilla
