// What every command is told: the language of its messages, data files of the user's own, how much
// it says.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/data.h"
#include "options/option.h"

namespace planilla {

struct PlanStep;

struct CommonSettings {
  std::string config;     // planilla.toml, named or found; empty: there is none
  std::string data;       // folder of data files that override the embedded ones; empty: none
  std::string ui;         // language of messages, "en" where nothing asks for another
  bool ui_given = false;  // by option or file, not by the environment
  bool quiet = false;     // no notes and no summary on stderr
  // The command and its options with their values ("check", "--repair=off"), those of planilla.toml
  // too; only of commands that can be cut into parts.
  std::function<std::vector<std::string>()> given = {};
  const PlanStep* step = nullptr;  // of a plan (plan/plan_step.h); nullptr: a run of its own

  void add_options(OptionSet& options);

  // After parsing: what no option said is taken from the environment.
  void complete();
  // The same for a step of a plan, from what the plan says.
  void complete(const PlanStep& of_plan);
};

// Embedded data with the folder of --data over it. Throws UsageError if there is no such folder,
// and UnknownName if
// --ui names a language without messages.
Data load_data(const CommonSettings& settings);

}  // namespace planilla
