// planilla convert: any supported notation and language to normalised PGN.
#include "command.h"
#include "run_games.h"

namespace planilla::commands {

namespace {

int run_convert(const std::vector<std::string>& arguments) {
  OptionSet set(
      "convert", "planilla convert [OPTION...] [INPUT...]",
      "Reads games in any supported notation and language and writes normalised PGN to stdout;\n"
      "findings go to stderr. INPUT is a file, a folder, or - (stdin, also when there is none).");
  set.add_reporting().add_writing().add_input().add_illegal().default_repair("safe");
  const std::optional<Options> options = set.parse(arguments);
  if (!options) return 0;
  return run_games(*options, Writes::games);
}

}  // namespace

Command convert() {
  return {"convert", "games in any notation and language to normalised PGN", run_convert};
}

}  // namespace planilla::commands
