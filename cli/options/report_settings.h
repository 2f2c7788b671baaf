// What is told of the games: by which rules, in which form, which of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/rule.h"
#include "options/option.h"

namespace planilla {

// The form of a report, and what its findings mean for the exit status.
struct ReportSettings {
  std::string format = "text";
  std::optional<Severity> fail_on = Severity::error;  // nullopt: never
  std::string color = "auto";
  bool each = false;  // findings of one cause in a file are not told as one
  void add_options(OptionSet& options);
};

// Which rules speak.
struct RuleSettings {
  std::vector<std::string> select, ignore, extend_select;
  bool select_given() const { return !select.empty(); }
  std::string profile;
  void add_options(OptionSet& options);
};

// Findings that are left out, and those that are noted to be left out later.
struct BaselineSettings {
  std::vector<std::string> folder_ignores;  // FOLDER=RULES
  std::vector<std::string> allowed;         // GAME=RULES
  std::string baseline, write_baseline;
  void add_options(OptionSet& options);
};

// How much is shown.
struct LimitSettings {
  bool statistics = false;
  std::optional<std::uint64_t> max_findings;
  void add_options(OptionSet& options);
};

// --fail-on; nullopt: never.
void add_fail_on(OptionSet& options, std::optional<Severity>& fail_on);

// --output, with a help line of the command's own.
void add_output(OptionSet& options, std::string& output, const char* text);

}  // namespace planilla
