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
  std::optional<Rule> rule;   // the one named there; unread-text for one that keeps no text
};

// nullopt: an ordinary comment.
std::optional<UnreadLine> parse_unread_line(std::string_view comment);

// Does a text under this rule end its line? Control characters, stray signs and broken tags do not.
bool stops_reading(Rule rule);

// A brace or a parenthesis that never closes, and nothing else: what stands behind it was read.
bool is_mark_alone(std::string_view text);

// Is a text under this rule a move to come, or something about the line so far?
bool is_about_a_move(Rule rule);

// Can text be kept under this rule? True if it declares the arguments of the group `kept`.
bool can_be_kept(Rule rule);

}  // namespace planilla
