// A move that an earlier conversion wrote for one of several, and the comment that names the
// others:
//
//   12. Nbd2 {planilla: or Nfd2 or Nd4 [doubtful-move]}
//
// The rule that left it open stands in brackets; without it, `ambiguous-move`. Reading it back
// raises that finding again, so that converting never launders an error; it is gone with the
// comment (docs/normalised-pgn.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/rule.h"

namespace planilla {

// What such a comment begins with. It may be long: a line can end behind it, and behind each word.
inline constexpr std::string_view open_choice_prefix = "planilla:";

struct OpenChoice {
  Rule rule;
  std::vector<std::string_view> others;  // as they are written
};

// Of a comment with its braces; nullopt: an ordinary one.
std::optional<OpenChoice> parse_open_choice(std::string_view comment);

// What stands between the braces.
std::string open_choice_text(Rule rule, const std::vector<std::string>& others);

}  // namespace planilla
