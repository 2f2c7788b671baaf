// The commands whose work can be cut into parts, by name.
#pragma once

#include <string>

#include "command.h"

namespace planilla {

// Throws UsageError for one that cannot.
const Command& planned_command(const std::string& name);

// 20261122, in UTC: rules ask whether a date lies in the future.
int today();

}  // namespace planilla
