// Rule names, both ways.
#include "base/rule.h"

#include <algorithm>

namespace planilla {

std::optional<Rule> find_rule(std::string_view id) {
  const std::span<const Rule> rules = all_rules();
  const auto found =
      std::find_if(rules.begin(), rules.end(), [&](Rule rule) { return rule_id(rule) == id; });
  if (found == rules.end()) return std::nullopt;
  return *found;
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
