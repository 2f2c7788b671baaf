// What can stand where: the same for all shells.
#include "help/completions.h"

#include <algorithm>

#include "options/known_names.h"

namespace planilla {

namespace {

// "languages|notations|checks" of "planilla list languages|notations|checks"
std::vector<std::string> alternatives(std::string_view word) {
  std::vector<std::string> out;
  while (!word.empty()) {
    const std::size_t end = std::min(word.find('|'), word.size());
    out.emplace_back(word.substr(0, end));
    word.remove_prefix(std::min(end + 1, word.size()));
  }
  return out;
}

}  // namespace

std::vector<std::string> values_of(const Option& option) {
  if (!option.choices.empty()) return option.choices;
  std::vector<std::string> out = names_of(option.names, Data::embedded());
  // A shell would have to quote these; their tags are there too.
  std::erase_if(out, [](const std::string& name) {
    return name.find_first_of(" '\"()") != std::string::npos;
  });
  return out;
}

std::vector<std::string> words_of(const CommandTexts& command) {
  if (command.name == "explain") return names_of(NameKind::rule, Data::embedded());
  if (command.name == "help") {
    std::vector<std::string> out;
    for (const Command& other : all_commands()) out.emplace_back(other.texts.name);
    return out;
  }
  const std::string first = "planilla " + std::string(command.name) + " ";
  std::string_view usage = command.usage;
  usage.remove_prefix(std::min(first.size(), usage.size()));
  const std::string_view word = usage.substr(0, usage.find(' '));
  if (word.find('|') == std::string_view::npos || word.starts_with('[') || word.starts_with('('))
    return {};
  return alternatives(word);
}

}  // namespace planilla
