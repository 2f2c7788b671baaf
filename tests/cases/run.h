// A `.case` file run: its commands one after another in a working folder of its own, and what came
// out compared with what the file says.
//
//   Outcome outcome = run_case(file, {.program = "build/dev/planilla", .folder =
//   "testdata/checks"}); outcome.faults          // "stdout differs (- expected, + came out) ..." ;
//   empty: as it should be outcome.updated         // the file with what came out in place of what
//   was expected
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/cases/file.h"

namespace planilla::cases {

struct Setting {
  std::filesystem::path program;  // what stands for `planilla`, absolute
  std::filesystem::path folder;   // where the case lies: `--- file NAME from PATH` counts from here
};

struct Outcome {
  std::vector<std::string> faults;
  CaseFile updated;
};

// Throws CaseError or std::runtime_error where the case cannot be run at all.
Outcome run_case(const CaseFile& file, const Setting& setting);

}  // namespace planilla::cases
