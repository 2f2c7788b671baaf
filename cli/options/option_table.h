// Every option of every command, in one table: for the keys of planilla.toml, `planilla list
// options`, and what is made of them elsewhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "options/option.h"

namespace planilla {

struct OptionRow {
  Option option;
  std::string_view command;
  std::string group;  // title in the help of that command
};

// In the order of commands, and within a command as its help shows them.
const std::vector<OptionRow>& option_table();

// Long options that may stand in planilla.toml, each once.
std::vector<std::string> config_keys();
bool is_config_key(std::string_view name);

// True if an option of that name takes the value in some command.
bool option_table_accepts(std::string_view name, const std::string& value);

}  // namespace planilla
