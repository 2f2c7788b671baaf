// The prefix, and the rule in brackets behind it.
#include "game/carried/unread_line.h"

#include <algorithm>

#include "rules/control_character.h"
#include "rules/malformed_tag.h"
#include "rules/misplaced_tag.h"
#include "rules/stray_text.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_tag.h"
#include "rules/unclosed_tag_string.h"
#include "rules/unclosed_variation.h"
#include "rules/unread_text.h"

namespace planilla {

std::optional<UnreadLine> parse_unread_line(std::string_view comment) {
  constexpr std::string_view bare = unread_prefix.substr(0, unread_prefix.size() - 1);
  if (!comment.starts_with(bare)) return std::nullopt;
  UnreadLine line;
  line.text_at = static_cast<std::uint32_t>(bare.size());
  comment.remove_prefix(bare.size());
  if (comment.starts_with(" ")) {
    comment.remove_prefix(1);
    ++line.text_at;
  }
  if (!comment.starts_with("[")) return line;
  const std::size_t close = comment.find(']');
  if (close == std::string_view::npos) return line;
  line.rule = find_rule(comment.substr(1, close - 1));
  if (!line.rule) return line;
  if (!can_be_kept(*line.rule)) line.rule = rules::unread_text;
  line.starts = true;
  std::size_t skip = close + 1;
  if (skip < comment.size() && comment[skip] == ' ') ++skip;
  line.text_at += static_cast<std::uint32_t>(skip);
  return line;
}

bool stops_reading(Rule rule) {
  return !is_one_of(rule, rules::control_character, rules::stray_text, rules::malformed_tag,
                    rules::misplaced_tag, rules::unclosed_tag, rules::unclosed_tag_string);
}

bool is_mark_alone(std::string_view text) {
  return text == "{" || text == "(" || text == "[";
}

bool is_about_a_move(Rule rule) {
  return stops_reading(rule) &&
         !is_one_of(rule, rules::unclosed_comment, rules::unclosed_variation);
}

bool can_be_kept(Rule rule) {
  const auto& arguments = rule.info().arguments;
  return std::any_of(arguments.begin(), arguments.end(),
                     [](const ArgumentInfo& argument) { return argument.group == "kept"; });
}

}  // namespace planilla
