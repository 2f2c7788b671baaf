// Embedded data with the folder of --data over it; rules by profile and options.
#include "shared_data.h"

#include <stdexcept>

#include "checks/catalogue/profile.h"
#include "command.h"

namespace planilla {

Data load_data(const Options& options) {
  Data data = Data::embedded();
  if (!options.data.empty()) data.overlay(options.data);
  return data;
}

Selection selection_of(const Options& options, const Data& data) {
  Selection selection = Selection::defaults();
  try {
    if (!options.profile.empty()) apply_profile(data, options.profile, selection);
    if (options.select_given) selection.select(options.select);
    selection.extend_select(options.extend_select);
    selection.ignore(options.ignore);
  } catch (const std::invalid_argument& error) {
    throw UsageError(error.what());
  }
  return selection;
}

}  // namespace planilla
