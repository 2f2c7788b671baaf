// Which rules speak, and how loudly: --select, --ignore, --extend-select, a profile.
//
//   Selection selection = Selection::defaults();
//   selection.select({"moves", "result-mismatch"});    // only these
//   selection.ignore({"false-check"});
//   if (selection.on(finding.rule)) tell(finding, selection.severity(finding));
//
// A name is a rule's id, a group, `all`, or a prefix of ids that ends in `-` or `*`. An unknown
// name throws UnknownRule.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"

namespace planilla {

// No rule, no group, and no beginning of rules: `name`. What it says names the nearest one that is.
struct UnknownRule : std::invalid_argument {
  UnknownRule(std::string_view unknown, std::string_view near);
  std::string name, nearest;  // nearest: empty if none is near
};

class Selection {
public:
  static Selection defaults();

  void select(const std::vector<std::string>& names);         // replaces
  void extend_select(const std::vector<std::string>& names);  // adds
  void ignore(const std::vector<std::string>& names);         // takes away
  void set_severity(const std::string& name, Severity severity);

  bool on(Rule rule) const { return on_[rule.index()]; }
  // The selection's own severity if it sets one, else the finding's, else the rule's.
  Severity severity(const Finding& finding) const;

private:
  Selection();

  // By the rule's index.
  std::vector<bool> on_;
  std::vector<std::uint8_t> severity_;  // 0: the rule's own; else 1 + Severity
};

}  // namespace planilla
