// Names of rules, groups and prefixes to sets of rules.
#include "checks/engine/selection.h"

#include <fmt/format.h>

#include <optional>
#include <stdexcept>

#include "checks/engine/check.h"
#include "checks/facts/edit_distance.h"

namespace planilla {

namespace {

using Rules = std::vector<bool>;  // by the rule's index

std::vector<std::string_view> known_names() {
  std::vector<std::string_view> out = {"all"};
  for (const Check& check : all_checks()) {
    out.push_back(rule_id(check.rule));
    out.push_back(group_name(check.group));
  }
  return out;
}

[[noreturn]] void unknown_name(std::string_view name) {
  constexpr std::size_t far = 4;
  std::string_view nearest;
  std::size_t best = far + 1;
  for (const std::string_view known : known_names()) {
    const std::size_t distance = edit_distance(name, known, far);
    if (distance < best) best = distance, nearest = known;
  }
  throw UnknownRule(name, nearest);
}

// What `name` means to a rule: nothing but one of the four forms counts.
bool fits(std::string_view name, const Check& check) {
  const std::string_view id = rule_id(check.rule);
  if (name == "all" || name == id || name == group_name(check.group)) return true;
  if (name.ends_with('*')) return id.starts_with(name.substr(0, name.size() - 1));
  return name.ends_with('-') && id.starts_with(name);
}

template <typename Do>
void for_each_named(std::string_view name, Do&& act) {
  bool found = false;
  for (const Check& check : all_checks()) {
    if (!fits(name, check)) continue;
    found = true;
    act(check.rule.index());
  }
  if (!found) unknown_name(name);
}

void set(Rules& rules, const std::vector<std::string>& names, bool value) {
  Rules changed = rules;  // nothing changes if a name is unknown
  for (const std::string& name : names)
    for_each_named(name, [&](std::size_t rule) { changed[rule] = value; });
  rules = changed;
}

}  // namespace

Selection::Selection() : on_(rule_count()), severity_(rule_count()) {}

UnknownRule::UnknownRule(std::string_view unknown, std::string_view near)
    : std::invalid_argument(
          near.empty() ? fmt::format("unknown rule '{}'", unknown)
                       : fmt::format("unknown rule '{}'; did you mean '{}'?", unknown, near)),
      name(unknown),
      nearest(near) {}

Selection Selection::defaults() {
  Selection selection;
  for (const Check& check : all_checks()) selection.on_[check.rule.index()] = check.on_by_default;
  return selection;
}

void Selection::select(const std::vector<std::string>& names) {
  Rules only(rule_count());
  set(only, names, true);
  on_ = only;
}

void Selection::extend_select(const std::vector<std::string>& names) {
  set(on_, names, true);
}

void Selection::ignore(const std::vector<std::string>& names) {
  set(on_, names, false);
}

void Selection::set_severity(const std::string& name, Severity severity) {
  const auto own = static_cast<std::uint8_t>(1 + static_cast<int>(severity));
  for_each_named(name, [&](std::size_t rule) { severity_[rule] = own; });
}

Severity Selection::severity(const Finding& finding) const {
  const std::uint8_t own = severity_[finding.rule.index()];
  if (own != 0) return static_cast<Severity>(own - 1);
  return finding.severity.value_or(check_of(finding.rule).severity);
}

}  // namespace planilla
