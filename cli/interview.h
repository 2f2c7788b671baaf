// convert --interactive: a person is asked where the sheet leaves open what was played.
//
//   ReadOptions reading = ...;
//   reading.answers = interview(options, files, notations, data, reading);
//
// For each open place: the board, the candidates, and how far the game can be read with each. The
// answer (a number, a move, nothing, `q`) is one line of standard input; what is shown goes to
// stderr. Answers are kept beside the input (answer_file.h) and not asked for again; where standard
// input ends, the rest stays open.
#pragma once

#include <vector>

#include "base/data.h"
#include "game/game_reader.h"
#include "notation/read/notations.h"
#include "options.h"
#include "text/input/source.h"

namespace planilla {

// Throws UsageError where an input is standard input itself.
GivenMoves interview(const Options& options, const std::vector<InputFile>& files,
                     const Notations& notations, const Data& data, const ReadOptions& reading);

}  // namespace planilla
