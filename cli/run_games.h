// What check and convert have in common: the input read by workers, the report written as it comes.
//
//   return run_games(options, Writes::games);
#pragma once

#include "options.h"
#include "output.h"

namespace planilla {

// What stands in --output, or on stdout.
enum class Writes { report, games };

// Opens the outputs that the options name, once it is known that none of them is an input; they
// take their places together at the end. Returns the exit status.
int run_games(const Options& options, Writes writes);

}  // namespace planilla
