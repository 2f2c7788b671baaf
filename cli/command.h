// A subcommand: one file of cli/commands/ each, named after it.
//
//   Command planilla::commands::check() { return {"check", "validate; a report on stdout", run}; }
//
// `run` gets the arguments after the subcommand's name and returns the exit status (0, 1, 2).
// Trouble with the environment is thrown and becomes one line on stderr and status 2, in main.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

struct Command {
  std::string_view name;
  std::string_view summary;
  int (*run)(const std::vector<std::string>& arguments);
};

const std::vector<Command>& all_commands();

// A wrong option or argument: the message, and "try planilla CMD --help".
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace planilla
