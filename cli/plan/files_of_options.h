// The files that options of a planned command name and the command reads (--baseline, --names):
// parts and merge must find what the plan found.
//
//   plan.files_of_options = files_of_options(command, plan.options);
//   require_same_files(plan);                            // in a part, in the merge
#pragma once

#include <string>
#include <vector>

#include "command.h"
#include "plan/plan.h"

namespace planilla {

// Of options as they were resolved ("--names=people.tsv"). Throws std::system_error for a file that
// cannot be read.
std::vector<PlanFile> files_of_options(const Command& command,
                                       const std::vector<std::string>& options);

// Throws PlanError where one is not what it was, and std::system_error as above.
void require_same_files(const Plan& plan);

}  // namespace planilla
