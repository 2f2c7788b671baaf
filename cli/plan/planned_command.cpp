#include "plan/planned_command.h"

#include <ctime>

namespace planilla {

const Command& planned_command(const std::string& name) {
  std::vector<std::string> known;
  for (const Command& command : all_commands()) {
    if (command.texts.name == name && !command.run_step)
      throw UsageFault("plan: ", "usage-plan-cannot", {{"value", name}}, "planilla plan --help");
    if (command.texts.name == name) return command;
    if (command.run_step) known.emplace_back(command.texts.name);
  }
  UnknownName error(NameKind::command, name, known);
  error.hint = "planilla plan --help";
  throw error;
}

int today() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  return (utc.tm_year + 1900) * 10000 + (utc.tm_mon + 1) * 100 + utc.tm_mday;
}

}  // namespace planilla
