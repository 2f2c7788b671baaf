#include "options/common_settings.h"

#include <cstdlib>
#include <filesystem>

#include "laws/edition.h"
#include "options/known_names.h"
#include "options/values.h"
#include "plan/plan_step.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

// The parser looks for --help itself.
void nothing(const Option&, const std::vector<std::string>&) {}

// What is asked for by name must be there; the environment may name any language.
void require_messages(const std::string& ui, const Data& data) {
  const std::vector<std::string> known = Messages::languages(data);
  for (const std::string& tag : known)
    if (ui == tag || ui.starts_with(tag + "-")) return;
  UnknownName fault(NameKind::ui_language, ui, known, "--ui: ");
  if (fault.nearest.empty()) fault.nearest = nearest_name(ui, ui_words(data));
  throw fault;
}

}  // namespace

void CommonSettings::add_options(OptionSet& options) {
  options.group("General");
  options.add({.name = "help", .letter = 'h', .text = "this text", .in_config = false}, nothing);
  options.add({.name = "config",
               .value = "FILE",
               .text = "TOML of the same options; else planilla.toml of the working folder or the "
                       "nearest above it",
               .in_config = false},
              into(config));
  options.add(
      {.name = "data",
       .value = "DIR",
       .text = "grammars, locales and profiles that override the built-in ones, file by file"},
      into(data));
  options.add({.name = "ui",
               .value = "TAG",
               .text = "language of messages and reports",
               .names = NameKind::ui_language},
              into(ui));
  options.add({.name = "quiet", .letter = 'q', .text = "no notes and no summary on stderr"},
              into(quiet));
}

void CommonSettings::complete() {
  ui_given = !ui.empty();
  if (const char* folder = std::getenv("PLANILLA_DATA"); data.empty() && folder != nullptr)
    data = folder;
  ui = ui_given ? ui_tag(ui) : ui_of_environment();
}

void CommonSettings::complete(const PlanStep& of_plan) {
  step = &of_plan;
  ui_given = !ui.empty();
  ui = ui_given ? ui_tag(ui) : of_plan.ui;
  data = of_plan.data;
}

Data load_data(const CommonSettings& settings) {
  Data data = Data::embedded();
  if (!settings.data.empty()) {
    if (!std::filesystem::is_directory(settings.data))
      throw UsageFault("--data: ", "usage-no-folder", {{"value", settings.data}});
    data.overlay(settings.data);
    if (!data.is_embedded("laws/")) use_editions(data);
  }
  if (settings.ui_given) require_messages(settings.ui, data);
  return data;
}

}  // namespace planilla
