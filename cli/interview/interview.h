// convert --interactive: a person is asked where the sheet leaves open what was played.
//
//   ReadOptions reading = ...;
//   reading.answers = interview(settings, files, notations, data, reading);
//
// For each open place, and each repair that was made: the board with the lines of the sheet beside
// it, the candidates, and how far the game can be read with each. The answer is one line of
// standard input: a number, a move, `0` where the word stands as it is written, nothing to leave an
// open place so and to agree with a repair, `?` for what each candidate leads to, `?2` for the
// board behind the second, `u` to take the last answer back, `q`. What is shown goes to stderr.
// Each answer is kept beside the input (answer_file.h) as soon as it is given, and not asked for
// again; where standard input ends, the rest stays open.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/data.h"
#include "game/game_reader.h"
#include "notation/read/notations.h"
#include "text/framing/batch.h"
#include "text/input/source.h"
#include "write/findings/report_format.h"

namespace planilla {

// What of the options the interview needs.
struct InterviewSettings {
  std::string ui;  // language of the questions
  Terminal terminal;
  StreamOptions streaming;
  std::function<bool(std::uint64_t)>
      wants;  // a game, by its number over all inputs; empty: every one
};

// Throws UsageError where an input is standard input itself.
GivenMoves interview(const InterviewSettings& settings, const std::vector<InputFile>& files,
                     const Notations& notations, const Data& data, const ReadOptions& reading);

}  // namespace planilla
