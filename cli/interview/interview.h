// convert --interactive: a person is asked where the sheet leaves open what was played.
//
//   ReadOptions reading = ...;
//   reading.answers = interview(settings, files, notations, data, reading);
//
// For each open place: the board, the candidates, and how far the game can be read with each. The
// answer (a number, a move, nothing, `q`) is one line of standard input; what is shown goes to
// stderr. Answers are kept beside the input (answer_file.h) and not asked for again; where standard
// input ends, the rest stays open.
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

namespace planilla {

// What of the options the interview needs.
struct InterviewSettings {
  std::string ui;  // language of the questions
  StreamOptions streaming;
  std::function<bool(std::uint64_t)>
      wants;  // a game, by its number over all inputs; empty: every one
};

// Throws UsageError where an input is standard input itself.
GivenMoves interview(const InterviewSettings& settings, const std::vector<InputFile>& files,
                     const Notations& notations, const Data& data, const ReadOptions& reading);

}  // namespace planilla
