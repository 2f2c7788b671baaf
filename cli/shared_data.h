// What several commands load from the options: data files, the selection of rules.
#pragma once

#include "base/data.h"
#include "checks/engine/selection.h"
#include "options.h"

namespace planilla {

Data load_data(const Options& options);

// Defaults, then the profile, then --select, --extend-select, --ignore. Throws UsageError for an
// unknown name.
Selection selection_of(const Options& options, const Data& data);

}  // namespace planilla
