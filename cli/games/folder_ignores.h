// Rules that are silent below a folder: [per-folder-ignores] of planilla.toml, or
// --per-folder-ignores.
//
//   [per-folder-ignores]
//   "old/1990" = ["tags", "missing-check"]
//
//   FolderIgnores ignores(options.folder_ignores, selection);     // "old/1990=tags,missing-check"
//   ignores.of("old/1990/cali.pgn")                               // the selection without them
//
// Folders are of the working folder, wherever the configuration is; "." is all of it. Every entry
// that holds the file counts. What no file has a name for (stdin) is in no folder.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "checks/engine/selection.h"

namespace planilla {

class FolderIgnores {
public:
  // Throws UsageError for what is not FOLDER=RULES, or an unknown rule.
  FolderIgnores(const std::vector<std::string>& entries, const Selection& selection);

  // Lives as long as this.
  const Selection* of(const std::string& path);

private:
  struct Entry {
    std::string
        folder;  // normal, relative to the working folder where it can be; "" is the working folder
    std::vector<std::string> rules;
  };
  std::vector<Entry> entries_;
  Selection selection_;
  std::map<std::vector<bool>, Selection> made_;  // by the entries that count
};

}  // namespace planilla
