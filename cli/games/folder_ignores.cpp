// Paths compared as names, never resolved: what the report calls a file decides.
#include "games/folder_ignores.h"

#include <filesystem>
#include <stdexcept>

#include "games/selection_of.h"
#include "options/unknown_name.h"

namespace planilla {

namespace fs = std::filesystem;

namespace {

std::string normal(const std::string& path) {
  std::string out = fs::path(path).lexically_normal().generic_string();
  if (fs::path(out).is_absolute())
    out = fs::path(out).lexically_proximate(fs::current_path()).generic_string();
  while (out.size() > 1 && out.back() == '/') out.pop_back();
  return out == "." ? "" : out;
}

bool holds(const std::string& folder, const std::string& path) {
  if (folder.empty()) return !path.starts_with("../") && !path.starts_with('/');
  return path == folder || (path.starts_with(folder) && path[folder.size()] == '/');
}

std::vector<std::string> split(std::string_view rules) {
  std::vector<std::string> out;
  while (!rules.empty()) {
    const std::size_t end = std::min(rules.find(','), rules.size());
    if (end != 0) out.emplace_back(rules.substr(0, end));
    rules.remove_prefix(std::min(end + 1, rules.size()));
  }
  return out;
}

}  // namespace

FolderIgnores::FolderIgnores(const std::vector<std::string>& entries, const Selection& selection)
    : selection_(selection) {
  for (const std::string& entry : entries) {
    const std::size_t equals = entry.rfind('=');
    if (equals == std::string::npos || equals == 0)
      throw UsageFault("--per-folder-ignores: ", "usage-no-pair",
                       {{"value", entry}, {"form", "FOLDER=RULES"}});
    entries_.push_back(
        {normal(entry.substr(0, equals)), split(std::string_view(entry).substr(equals + 1))});
    try {
      Selection tried = selection;
      tried.ignore(entries_.back().rules);
    } catch (const UnknownRule& error) {
      refuse_rule(error, "--per-folder-ignores: ");
    }
  }
}

const Selection* FolderIgnores::of(const std::string& path) {
  if (path == "-") return &selection_;
  const std::string name = normal(path);
  std::vector<bool> counts;
  for (const Entry& entry : entries_) counts.push_back(holds(entry.folder, name));
  const auto [found, fresh] = made_.try_emplace(counts, selection_);
  if (fresh)
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (counts[i]) found->second.ignore(entries_[i].rules);
  return &found->second;
}

}  // namespace planilla
