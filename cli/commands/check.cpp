// planilla check: validates; the report goes to stdout.
#include "command.h"
#include "run_games.h"

namespace planilla::commands {

namespace {

int run_check(const std::vector<std::string>& arguments) {
  OptionSet set(
      "check", "planilla check [OPTION...] [INPUT...]",
      "Reads every game of the input, replays it, and reports what is wrong, where, and why.\n"
      "INPUT is a file, a folder, or - (stdin, also when there is none).");
  set.add_reporting().add_check().add_input().add_illegal().default_repair("suggest");
  const std::optional<Options> options = set.parse(arguments);
  if (!options) return 0;
  return run_games(*options, Writes::report);
}

}  // namespace

Command check() {
  return {"check", "validate games; a report on stdout", run_check};
}

}  // namespace planilla::commands
