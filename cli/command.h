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

}  // namespace options_of

// `Settings` has a CommonSettings `common` and `void add_options(OptionSet&)`.
template <typename Settings>
Command make_command(const CommandTexts& texts, int (*run)(const Settings& settings)) {
  return {texts, options_of::groups<Settings>,
          [texts, run](const std::vector<std::string>& arguments) {
            Settings settings;
            const OptionSet options = options_of::into(settings);
            if (!parse_options(texts, options, arguments)) return 0;
            settings.common.complete();
            try {
              return run(settings);
            } catch (UnknownName& error) {
              error.ui = settings.common.ui;
              throw;
            }
          }};
}

}  // namespace planilla
