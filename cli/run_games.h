// What check and convert have in common: the input read by workers, the report written as it comes.
//
//   return run_games(options, {.games = &games_sink, .report = &report_sink});
#pragma once

#include "options.h"
#include "output.h"

namespace planilla {

struct GameSinks {
  ByteSink* games = nullptr;  // nullptr: games are not written
  ByteSink* report = nullptr;
};

// Returns the exit status.
int run_games(const Options& options, const GameSinks& sinks);

}  // namespace planilla
