// The rules that the options ask for.
#pragma once

#include "base/data.h"
#include "checks/engine/selection.h"
#include "options/report_settings.h"

namespace planilla {

// Defaults, then the profile, then --select, --extend-select, --ignore. Throws UnknownName.
Selection selection_of(const RuleSettings& settings, const Data& data);

}  // namespace planilla
