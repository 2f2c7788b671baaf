// The whole interface of the library for C++20; planilla/planilla.h is the one for C.
//
//   for (const Game& game : Reader().read_text("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0")) {
//     assert(game.is_clean());
//     std::puts(game.pgn.c_str());
//   }
//
// Everything is in the namespace planilla::api; texts are UTF-8. The library never prints, exits or
// reads the environment. What it throws stands in planilla/errors.h.
#pragma once

#include "planilla/errors.h"         // what is thrown
#include "planilla/finding.h"        // a fault, as data
#include "planilla/game.h"           // a game: tags, moves, result, findings
#include "planilla/game_cursor.h"    // games one at a time
#include "planilla/names.h"          // languages, notations, rules
#include "planilla/pgn.h"            // games as text
#include "planilla/place.h"          // where something stands in a file
#include "planilla/position.h"       // FEN, legal moves, can a side still win
#include "planilla/read_settings.h"  // what may be said of a text beforehand
#include "planilla/reader.h"         // a file, a text, a sheet to games
#include "planilla/sealed.h"         // the verdict on a sealed move
#include "planilla/sentences.h"      // findings as sentences
