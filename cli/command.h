// A subcommand: one file of cli/commands/ each, named after it, with its own settings.
//
//   struct CheckSettings {
//     CommonSettings common;                            // every command has it
//     std::vector<std::string> inputs;
//     std::string output;
//     void add_options(OptionSet& options) { ... }      // options/option.h
//   };
//   int run_check(const CheckSettings& settings) { ... }
//
//   Command planilla::commands::check() {
//     return make_command({.name = "check", .summary = "validate games; a report on stdout", .usage
//     = "...",
//                          .about = "..."}, run_check);
//   }
//
// `run` returns the exit status (0, 1, 2). Trouble with the environment is thrown and becomes one
// line on stderr and status 2, in main.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "options/common_settings.h"
#include "options/option.h"
#include "options/parse.h"

namespace planilla {

struct Command {
  CommandTexts texts;
  std::vector<OptionGroup> (*options)();  // that it takes, for the table of all options
  std::function<int(const std::vector<std::string>& arguments)> run;
  // Of commands whose work can be cut into parts (make_planned_command), else empty: what the
  // arguments say, for later; and a step of a plan with what they said.
  std::function<ResolvedArguments(const std::vector<std::string>& arguments)> resolve = {};
  std::function<int(const ResolvedArguments& arguments, const PlanStep& step)> run_step = {};
};

// From the files of cli/commands/, in order of their names.
const std::vector<Command>& all_commands();

namespace options_of {

template <typename Settings>
OptionSet into(Settings& settings) {
  OptionSet options;
  settings.add_options(options);
  settings.common.add_options(options);
  return options;
}

template <typename Settings>
std::vector<OptionGroup> groups() {
  Settings settings;
  return into(settings).groups();
}

// A command says of a language that is not there in the language that was asked for.
// Of one that planilla.toml names it says where.
template <typename Settings>
int run(const Settings& settings, int (*work)(const Settings& settings), const OptionSet& options,
        const ConfigValues& configured) {
  try {
    return work(settings);
  } catch (TranslatedError& error) {
    error.ui = settings.common.ui;
    add_place(error, options, configured);
    throw;
  }
}

}  // namespace options_of

// `Settings` has a CommonSettings `common` and `void add_options(OptionSet&)`.
template <typename Settings>
Command make_command(const CommandTexts& texts, int (*run)(const Settings& settings)) {
  return {texts, options_of::groups<Settings>,
          [texts, run](const std::vector<std::string>& arguments) {
            Settings settings;
            const OptionSet options = options_of::into(settings);
            const std::optional<ConfigValues> configured = parse_options(texts, options, arguments);
            if (!configured) return 0;
            settings.common.complete();
            return options_of::run(settings, run, options, *configured);
          }};
}

// A command whose work can be cut into parts: it asks `settings.common.step`.
template <typename Settings>
Command make_planned_command(const CommandTexts& texts, int (*run)(const Settings& settings)) {
  Command command = make_command(texts, run);
  command.run = [texts, run](const std::vector<std::string>& arguments) {
    Settings settings;
    const OptionSet options = options_of::into(settings);
    const std::optional<ConfigValues> configured = parse_options(texts, options, arguments);
    if (!configured) return 0;
    settings.common.complete();
    settings.common.given = [&] {
      std::vector<std::string> out = resolve_options(texts, options, arguments).options;
      out.insert(out.begin(), std::string(texts.name));
      return out;
    };
    return options_of::run(settings, run, options, *configured);
  };
  command.resolve = [texts](const std::vector<std::string>& arguments) {
    Settings settings;
    return resolve_options(texts, options_of::into(settings), arguments);
  };
  command.run_step = [texts, run](const ResolvedArguments& arguments, const PlanStep& step) {
    Settings settings;
    const OptionSet options = options_of::into(settings);
    parse_resolved(texts, options, arguments);
    settings.common.complete(step);
    return options_of::run(settings, run, options, {});
  };
  return command;
}

}  // namespace planilla
