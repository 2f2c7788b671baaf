// Embedded data with the folder of --data over it; rules by profile and options.
#include "shared_data.h"

#include <filesystem>
#include <stdexcept>

#include "checks/engine/profile.h"
#include "command.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

// What is asked for by name must be there; the environment may name any language.
void require_messages(const std::string& ui, const Data& data) {
  std::string all;
  for (const std::string& tag : Messages::languages(data)) {
    if (ui == tag || ui.starts_with(tag + "-")) return;
    all += (all.empty() ? "" : ", ") + tag;
  }
  throw UsageError("--ui: no messages in '" + ui + "'; there are: " + all);
}

}  // namespace

Data load_data(const Options& options) {
  Data data = Data::embedded();
  if (!options.data.empty()) {
    if (!std::filesystem::is_directory(options.data))
      throw UsageError("--data: no folder '" + options.data + "'");
    data.overlay(options.data);
  }
  if (options.ui_given) require_messages(options.ui, data);
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
