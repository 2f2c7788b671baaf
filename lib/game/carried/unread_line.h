// Text that an earlier conversion could not read, found again: `; planilla unread: [illegal-move]
// 5.Dxd5 d5`.
//
// The first line of a stretch names the rule that stopped the reading; the lines that follow do
// not. Reading them back raises the same finding, so that converting never launders an error
// (docs/normalised-pgn.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/rule.h"

namespace planilla {

inline constexpr std::string_view unread_prefix = "; planilla unread: ";

struct UnreadLine {
  std::uint32_t text_at = 0;  // bytes before the text itself
  bool starts = false;        // the first line of its stretch
  std::optional<Rule> rule;   // the one named there, if it is one
};

// nullopt: an ordinary comment.
std::optional<UnreadLine> parse_unread_line(std::string_view comment);

// Does a text under this rule end its line? Control characters, stray signs and broken tags do not.
constexpr bool stops_reading(Rule rule) {
  return !is_one_of(rule, Rule::control_character, Rule::stray_text, Rule::malformed_tag,
                    Rule::misplaced_tag, Rule::unclosed_tag, Rule::unclosed_tag_string);
}

// Is a text under this rule a move to come, or something about the line so far?
constexpr bool is_about_a_move(Rule rule) {
  return stops_reading(rule) && rule != Rule::unclosed_comment && rule != Rule::unclosed_variation;
}

}  // namespace planilla
