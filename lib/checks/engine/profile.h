// A named set of rules and severities: profiles/<name>.toml.
//
//   Selection selection = Selection::defaults();
//   apply_profile(data, "fide", selection);       // before --select and --ignore
//
// A file holds `description` and, all of them optional, `select` (instead of the defaults),
// `extend-select` and `ignore`, lists of names as the command line takes them, and a table
// [severity] of names to error, warning or note. Anything else in it is a DataError with its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "checks/engine/selection.h"

namespace planilla {

struct Profile {
  std::string name;
  std::string description;
};

std::vector<Profile> profiles(const Data& data);

// Throws std::invalid_argument for a profile that there is not.
void apply_profile(const Data& data, std::string_view name, Selection& selection);

}  // namespace planilla
