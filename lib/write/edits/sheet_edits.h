// What has to be written in a sheet so that it says what was read: its repairs, in its own letters.
//
//   for (const SheetEdit& edit : edits_of_repairs(game, notations)) ...   // {12..15, "Cf3"}
//
// One edit for each finding of repaired-move that was applied, in order of the text: the move in
// place of the word, a half-move put in before it, a word taken out with the blank beside it. The
// letters are those the game was read in, of each player; a game whose letters were not told has
// them in English. Line ends inside a word that is replaced are kept, so that no line comes or
// goes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/model/game.h"
#include "notation/read/notations.h"

namespace planilla {

struct SheetEdit {
  Span span;         // of Game::text; empty: put in before it
  std::string text;  // in UTF-8
};

std::vector<SheetEdit> edits_of_repairs(const Game& game, const Notations& notations);

// A move in English SAN as the player to move at `ply` would have written it in this game.
std::string as_on_sheet(std::string_view english_san, const Game& game, int ply,
                        const Notations& notations);

}  // namespace planilla
