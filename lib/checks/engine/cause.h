// Findings of one cause: a fault that runs through a file shows in hundreds of places, and is one.
//
//   const Cause cause = cause_of(finding, severity);
//   if (cause.hash != 0) sums.add(cause, finding);
//
// Faults of form have a cause: the rule, and what tells two faults of it apart (the tag, by how
// much a number is off). Errors have none, nor has what is a question about one game (a move that
// may be another one, a result that the board contradicts, words that were not read), or says what
// was changed.
#pragma once

#include <cstdint>

#include "base/finding.h"

namespace planilla {

struct Cause {
  std::uint64_t hash = 0;  // the same in every run; 0: the finding stands for itself
  std::uint32_t most = 0;  // so often in a file each is told; more often, one speaks for all
};

Cause cause_of(const Finding& finding, Severity severity);

}  // namespace planilla
