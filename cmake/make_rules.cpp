// Writes what the build makes of lib/checks/rules/ (rule_header.h). A file whose text is what it
// was is left alone, so that nothing that includes it is built again.
//
//   make_rules ROOT FOLDER SHARED RULE...     SHARED and RULE are paths below ROOT
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "cmake/rule_header.h"

namespace fs = std::filesystem;
using namespace planilla::generator;

namespace {

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write(const fs::path& path, const std::string& text) {
  if (fs::exists(path) && read(path) == text) return;
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

std::vector<Rule> read_rules(const fs::path& root, const std::vector<std::string>& files,
                             const std::vector<Group>& groups) {
  std::vector<Rule> out;
  for (const std::string& file : files)
    out.push_back(read_rule(fs::path(file).stem().string(), file, read(root / file), groups));
  std::sort(out.begin(), out.end(), [](const Rule& a, const Rule& b) { return a.stem < b.stem; });
  for (std::size_t i = 1; i < out.size(); ++i)
    if (out[i].stem == out[i - 1].stem)
      throw DeclarationError(out[i].origin + ":1: the rule stands in " + out[i - 1].origin +
                             " too");
  return out;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 5) return 2;
  const fs::path root = arguments[1], folder = arguments[2];
  const std::string shared = arguments[3];
  try {
    const std::vector<Group> groups = read_groups(shared, read(root / shared));
    const std::vector<Rule> rules = read_rules(root, {arguments + 4, arguments + count}, groups);
    for (const Rule& rule : rules) write(folder / "rules" / (rule.stem + ".h"), rule_header(rule));
    for (const Group& group : groups)
      write(folder / "rules" / "arguments" / (group.name + ".h"), group_header(group, shared));
    write(folder / "all_rules.cpp", rule_table(rules, groups));
  } catch (const DeclarationError& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
  return 0;
}
