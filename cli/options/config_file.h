// planilla.toml: every long option under its own name.
//
//   language = "es"
//   select = ["moves", "result"]
//
//   [per-folder-ignores]
//   "old/1990" = ["tags", "missing-check"]
//
// Without --config it is looked for in the working folder and in the folders above it, as far as
// they belong to the owner of the working folder; the nearest one counts, if it belongs to that
// owner or to the user. A file that was found and not named does not say which files are written:
// anyone may have put it there.
#pragma once

#include <string>
#include <vector>

#include "options/option.h"

namespace planilla {

struct ConfigEntry {
  std::string name;
  std::vector<std::string> values;
  std::string place = {};  // "planilla.toml:3:1: "
};

// What a file says of the options of one command.
struct ConfigFile {
  std::string path;  // empty: there is none
  bool named = false;
  std::vector<ConfigEntry> entries;
};

// `named` is the value of --config; empty: the file is looked for, and there may be none. An option
// that only other commands have is passed over. A key that names a file to be written is refused in
// a file that was found: one line on stderr, in the language `ui`. Throws UsageFault for what
// cannot be read, with line and column, and UnknownName for a key that is no option of any command.
ConfigFile read_config(const std::string& named, const OptionSet& options, const std::string& ui);

}  // namespace planilla
