// What can be wrong has a name: a Rule, a value that points to what is known of it.
//
//   #include "rules/illegal_move.h"     // made by the build from lib/checks/rules/
//   rule_id(rules::illegal_move)        // "illegal-move", as reports and options spell it
//   find_rule("illegal-move")           // and back; nullopt for a word that is no rule
//
// There is no list of rules that everybody includes: each has a header of its own, and a new rule
// rebuilds nothing but itself and the tables made from all of them (cmake/PlanillaRules.cmake).
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace planilla {

// note: worth knowing. warning: read, but wrong in form, doubtful, repaired or guessed at.
// error: the game cannot be read as written, or breaks the Laws.
enum class Severity : std::uint8_t { note, warning, error };

std::string_view severity_name(Severity severity);

// What an argument of a finding holds, in code and in JSON.
enum class ArgumentType : std::uint8_t {
  text,    // any text
  number,  // an integer
  flag,    // "true" or "false"
  word,    // one of a few words
};

// An argument that findings of a rule may carry, as the rule's own file declares it.
struct ArgumentInfo {
  std::string_view name;
  ArgumentType type{};
  bool required = true;    // false: a finding may lack it
  std::string_view words;  // of a word: what it can be, with blanks between
  std::string_view meaning;
  // The group of arguments that several rules share, "" for one of the rule's own. The arguments of
  // a group are there together or not at all, unless the group itself is required.
  std::string_view group;
  bool group_required = true;
  bool alone = false;  // a finding that has its group has no other arguments
};

struct RuleInfo {
  std::string_view id;      // "illegal-move"
  std::uint32_t index = 0;  // among all rules, in the order of their ids
  std::span<const ArgumentInfo> arguments;
};

// Two rules compare as their places in the list of all rules. A Rule{} is none: its id is "", and
// it has no index.
class Rule {
public:
  constexpr Rule() = default;
  constexpr explicit Rule(const RuleInfo& info) : info_(&info) {}

  const RuleInfo& info() const { return *info_; }
  std::size_t index() const { return info_->index; }

  friend constexpr bool operator==(Rule, Rule) = default;
  friend std::strong_ordering operator<=>(Rule a, Rule b) { return a.index() <=> b.index(); }

private:
  const RuleInfo* info_ = nullptr;

  friend std::string_view rule_id(Rule rule) { return rule.info_ ? rule.info_->id : ""; }
};

std::string_view rule_id(Rule rule);

// All of them; all_rules()[i].index() == i. Static, safe from any thread.
std::span<const Rule> all_rules();
inline std::size_t rule_count() {
  return all_rules().size();
}

std::optional<Rule> find_rule(std::string_view id);

// True if `rule` is one of the others.
template <class... Others>
constexpr bool is_one_of(Rule rule, Others... others) {
  return ((rule == others) || ...);
}

}  // namespace planilla
