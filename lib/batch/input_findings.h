// What is told of files: those that could not be read, that break off, that are no text.
//
//   Output out;
//   tell_inputs(job, stream.faults(), games_by_file, out);      // after the run, behind everything
//   else if (costs_the_job(stream.faults())) return 2;
//
// A finding of a file has no game (0) and stands at its first line.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "batch/game_worker.h"

namespace planilla {

// `games`: how many of the file were read.
Finding finding_of(const InputFault& fault, std::uint64_t games);

// `games`: of each file, how many were read.
void tell_inputs(const GameJob& job, const std::vector<StreamFault>& faults,
                 const std::map<std::uint32_t, std::uint64_t>& games, Output& out);

// Something was not read that should have been.
bool costs_the_job(const std::vector<StreamFault>& faults);

// A line each for stderr, in the language of the job: "planilla: a.pgn: cannot be read".
std::string fault_lines(const GameJob& job, const std::vector<StreamFault>& faults);

// The same of faults whose rule is not selected: the exit status tells of them, and
// no report says why.
std::string untold_faults(const GameJob& job, const std::vector<StreamFault>& faults);

}  // namespace planilla
