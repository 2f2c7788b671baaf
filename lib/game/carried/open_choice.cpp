// Words between `or` and `or`, and a rule behind them.
#include "game/carried/open_choice.h"

#include <algorithm>

#include "rules/ambiguous_move.h"

namespace planilla {

namespace {

constexpr std::string_view separator = " or ";

}  // namespace

std::optional<OpenChoice> parse_open_choice(std::string_view comment) {
  if (!comment.starts_with('{') || !comment.ends_with('}')) return std::nullopt;
  comment = comment.substr(1, comment.size() - 2);
  if (!comment.starts_with(open_choice_prefix)) return std::nullopt;
  comment.remove_prefix(open_choice_prefix.size());
  OpenChoice out{rules::ambiguous_move, {}};
  if (const std::size_t bracket = comment.rfind(" [");
      bracket != std::string_view::npos && comment.ends_with(']')) {
    const std::optional<Rule> rule =
        find_rule(comment.substr(bracket + 2, comment.size() - bracket - 3));
    if (!rule) return std::nullopt;
    out.rule = *rule;
    comment = comment.substr(0, bracket);
  }
  while (!comment.empty()) {
    const std::size_t end = std::min(comment.find(separator), comment.size());
    if (end != 0) out.others.push_back(comment.substr(0, end));
    comment.remove_prefix(std::min(end + separator.size(), comment.size()));
  }
  if (out.others.empty()) return std::nullopt;
  return out;
}

std::string open_choice_text(Rule rule, const std::vector<std::string>& others) {
  std::string out(open_choice_prefix);
  for (std::size_t i = 0; i < others.size(); ++i)
    out.append(i == 0 ? "" : separator).append(others[i]);
  if (rule != rules::ambiguous_move) out.append(" [").append(rule_id(rule)).append("]");
  return out;
}

}  // namespace planilla
