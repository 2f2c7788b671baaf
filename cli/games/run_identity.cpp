#include "games/run_identity.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace planilla {

namespace {

bool may_differ(std::string_view option) {
  constexpr std::array<std::string_view, 12> names = {
      "--shard",  "--resume",   "--output", "--report", "--write-baseline", "--jobs",
      "--memory", "--progress", "--color",  "--quiet",  "--config",         "--ui"};
  const std::string_view name = option.substr(0, option.find('='));
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::string identity_of_options(const std::vector<std::string>& given) {
  std::string out;
  for (const std::string& option : given)
    if (!may_differ(option)) out.append(option).append("\n");
  return out;
}

}  // namespace planilla
