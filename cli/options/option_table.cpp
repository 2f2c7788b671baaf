#include "options/option_table.h"

#include <algorithm>

#include "command.h"

namespace planilla {

const std::vector<OptionRow>& option_table() {
  static const std::vector<OptionRow> table = [] {
    std::vector<OptionRow> rows;
    for (const Command& command : all_commands())
      for (const OptionGroup& group : command.options())
        for (const Option& option : group.options)
          rows.push_back({option, command.texts.name, group.title});
    return rows;
  }();
  return table;
}

std::vector<std::string> config_keys() {
  std::vector<std::string> out;
  for (const OptionRow& row : option_table())
    if (row.option.in_config && std::find(out.begin(), out.end(), row.option.name) == out.end())
      out.push_back(row.option.name);
  return out;
}

bool is_config_key(std::string_view name) {
  return std::any_of(option_table().begin(), option_table().end(), [&](const OptionRow& row) {
    return row.option.in_config && row.option.name == name;
  });
}

bool option_table_accepts(std::string_view name, const std::string& value) {
  return std::any_of(option_table().begin(), option_table().end(), [&](const OptionRow& row) {
    return row.option.name == name && row.option.takes(value);
  });
}

}  // namespace planilla
