// planilla: finds the subcommand and runs it; the one place where trouble with the environment is caught.
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "command.h"

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  try {
    for (const planilla::Command& command : planilla::all_commands())
      if (!arguments.empty() && arguments[0] == command.name)
        return command.run({arguments.begin() + 1, arguments.end()});
    std::fputs("planilla: no such command\n", stderr);
    return 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "planilla: %s\n", error.what());
    return 2;
  }
}
