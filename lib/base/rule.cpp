// Rule names, both ways.
#include "base/rule.h"

#include <algorithm>

namespace planilla {

std::optional<Rule> find_rule(std::string_view id) {
  const auto* found = std::find(rule_id_names.begin(), rule_id_names.end(), id);
  if (found == rule_id_names.end()) return std::nullopt;
  return static_cast<Rule>(found - rule_id_names.begin());
}

std::string_view severity_name(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

}  // namespace planilla
