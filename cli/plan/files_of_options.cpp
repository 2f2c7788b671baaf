// An option that takes a FILE and does not write it reads it.
#include "plan/files_of_options.h"

#include "games/read_bytes.h"

namespace planilla {

namespace {

PlanFile file_at(const std::string& option, const std::string& path) {
  const std::string bytes = read_bytes(path);
  return {option, path, bytes.size(), hex_hash_of(bytes)};
}

}  // namespace

std::vector<PlanFile> files_of_options(const Command& command,
                                       const std::vector<std::string>& options) {
  std::vector<PlanFile> out;
  for (const OptionGroup& group : command.options())
    for (const Option& option : group.options) {
      if (option.value != "FILE" || option.writes_file) continue;
      const std::string name = "--" + option.name;
      for (const std::string& given : options)
        if (given.starts_with(name + "=") && given.size() > name.size() + 1)
          out.push_back(file_at(name, given.substr(name.size() + 1)));
    }
  return out;
}

void require_same_files(const Plan& plan) {
  for (const PlanFile& file : plan.files_of_options) {
    const PlanFile now = file_at(file.option, file.path);
    if (now.size != file.size || now.hash != file.hash)
      throw PlanError(file.option + ": " + file.path + ": ", "plan-changed");
  }
}

}  // namespace planilla
