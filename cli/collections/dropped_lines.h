// The duplicates that were left out, as lines for whoever asked for no list of them:
//
//   games.pgn: game 2 (Uno, Ana - Dos, Eva) is left out: it is game 1
//   games.pgn: game 4 (...) is left out: it is game 3, which says 1-0 where this one said 0-1
//   3 more are left out; --decisions FILE names all, and says why
#pragma once

#include <string>

#include "archive/duplicates/twin_finder.h"
#include "text/input/source_names.h"
#include "write/findings/messages.h"

namespace planilla {

// The first few in the order of the input; empty where none was left out.
std::string dropped_lines(const TwinFinder& finder, const SourceNames& names, Messages& messages);

}  // namespace planilla
