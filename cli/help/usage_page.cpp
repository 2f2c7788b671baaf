#include "help/usage_page.h"

#include <fmt/format.h>

namespace planilla {

std::string usage_page(const HelpTexts& texts) {
  std::string out = fmt::format("{}: planilla COMMAND [OPTION...] [INPUT...]\n\n{}:\n",
                                texts.of("Usage"), texts.of("Commands"));
  for (const Command& command : all_commands())
    out += fmt::format("  {:<10} {}\n", command.texts.name,
                       texts.of(std::string(command.texts.summary)));
  return out + fmt::format("\n{}\n", texts.of("planilla COMMAND --help tells more; planilla "
                                              "--version tells which this is."));
}

const Command& command_named(const std::string& name) {
  for (const Command& command : all_commands())
    if (name == command.texts.name) return command;
  std::vector<std::string> known;
  for (const Command& command : all_commands()) known.emplace_back(command.texts.name);
  known.insert(known.end(), {"--help", "--version"});
  UnknownName error(NameKind::command, name, known);
  error.hint = "planilla --help";
  throw error;
}

}  // namespace planilla
