// Words between `or` and `or`, and a rule behind them.
#include "game/carried/open_choice.h"

#include <algorithm>

#include "rules/ambiguous_move.h"

namespace planilla {

namespace {

constexpr std::string_view blanks = " \t\r\n";  // a long comment flows over several lines
constexpr std::string_view alternative = "or";

// The next word behind `at`, which is moved to its end; empty: there is none.
std::string_view next_word(std::string_view text, std::size_t& at) {
  const std::size_t begin = std::min(text.find_first_not_of(blanks, at), text.size());
  at = std::min(text.find_first_of(blanks, begin), text.size());
  return text.substr(begin, at - begin);
}

}  // namespace

std::optional<OpenChoice> parse_open_choice(std::string_view comment) {
  if (!comment.starts_with('{') || !comment.ends_with('}')) return std::nullopt;
  comment = comment.substr(1, comment.size() - 2);
  if (!comment.starts_with(open_choice_prefix)) return std::nullopt;
  comment.remove_prefix(open_choice_prefix.size());
  OpenChoice out{rules::ambiguous_move, {}};
  std::size_t at = 0;
  if (next_word(comment, at) != alternative) return std::nullopt;
  while (true) {
    const std::string_view word = next_word(comment, at);
    if (word.empty()) break;
    if (word.starts_with('[') && word.ends_with(']')) {
      const std::optional<Rule> rule = find_rule(word.substr(1, word.size() - 2));
      if (!rule || !next_word(comment, at).empty()) return std::nullopt;
      out.rule = *rule;
      break;
    }
    if (word != alternative) out.others.push_back(word);
  }
  if (out.others.empty()) return std::nullopt;
  return out;
}

std::string open_choice_text(Rule rule, const std::vector<std::string>& others) {
  std::string out(open_choice_prefix);
  for (const std::string& other : others)
    out.append(" ").append(alternative).append(" ").append(other);
  if (rule != rules::ambiguous_move) out.append(" [").append(rule_id(rule)).append("]");
  return out;
}

}  // namespace planilla
