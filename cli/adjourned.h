// The position in which a move was sealed: from --fen, or after the last move of a game (--after FILE[:N]).
//
//   const Adjourned game = find_adjourned(options, notations, messages);
//
// Throws UsageError for a FEN that is none (with what is wrong with it), a game that is not there, or one
// whose moves cannot all be read: then nobody knows the position.
#pragma once

#include <string>
#include <vector>

#include "board/position.h"
#include "laws/edition.h"
#include "laws/repetition.h"
#include "notation/notations.h"
#include "options.h"
#include "write/messages.h"

namespace planilla {

struct Adjourned {
  Position position;
  GameRecord record;
  std::vector<std::string> languages;  // of the letters: asked for, or those of the game; empty: unknown
  Edition edition = newest_edition;    // asked for, or in force on the game's date, or the newest
};

Adjourned find_adjourned(const Options& options, const Notations& notations, Messages& messages);

}  // namespace planilla
