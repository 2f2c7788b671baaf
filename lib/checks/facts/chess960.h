// What the rules on Chess960 ask of a game.
//
//   if (!is_chess960(facts)) return;
//   if (const GameTag* tag = start_number_tag(game)) compare(tag->value,
//       chess960_number(game.start));
#pragma once

#include "checks/facts/game_facts.h"
#include "game/model/game.h"

namespace planilla {

// Does the tag Variant name it ("Chess960", "fischerandom")?
bool is_chess960(const GameFacts& facts);

// The tag that says the number of the start position, under any of the names seen for it; nullptr
// if there is none.
const GameTag* start_number_tag(const Game& game);

// Is it a beginning at all: White to play move 1, and every pawn where it starts? Chess960 games
// may also begin from a FEN in the middle, of which nothing is asked.
bool is_beginning(const Position& start);

}  // namespace planilla
