// The rules that the options ask for.
#pragma once

#include <string>

#include "base/data.h"
#include "checks/engine/selection.h"
#include "options/report_settings.h"

namespace planilla {

// What was said of rules names one that is none: throws UnknownName, with `place` before it.
[[noreturn]] void refuse_rule(const UnknownRule& error, const std::string& place);

// Defaults, then the profile, then --select, --extend-select, --ignore. Throws UnknownName.
Selection selection_of(const RuleSettings& settings, const Data& data);

}  // namespace planilla
