// A tag pair: its name and its value.
//
//   Tag tag = parse_tag(text, token.span);     // [White "O\"Neil, \\ Ana"]
//   tag.name                                   // span of White
//   tag_value(text, tag)                       // O"Neil, \ Ana   (escapes undone)
//
// Broken tags are read as far as they make sense: a missing closing quote ends the value at `]` or
// at the end of the line, quotes inside the value that are not escaped belong to it; each is a bit
// of `faults`. A value without any quote is what stands behind the name. Source: PGN standard 8.1.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/span.h"

namespace planilla {

enum TagFault : std::uint8_t {
  tag_no_closing_bracket = 1,
  tag_no_closing_quote = 2,
  tag_stray_quote = 4,  // a bare quote inside the value
  tag_bad_escape = 8,   // a backslash before something else than " or backslash
  tag_no_value = 16,
  tag_trailing_text = 32,  // something between the closing quote and ]
  tag_no_opening_quote = 64,
  tag_bad_name = 128,  // the name is more than one word (White Elo)
};

struct Tag {
  Span span;  // the whole token
  Span name;
  Span value;            // between the quotes, escapes still in
  bool escaped = false;  // the value holds escapes
  std::uint8_t faults = 0;
};

Tag parse_tag(std::string_view text, Span token);

// The value without escapes.
std::string tag_value(std::string_view text, const Tag& tag);

// A value as it is written between quotes: `\` before `"` and `\`; line ends and tabs become
// blanks.
void write_tag_value(std::string_view value, std::string& out);

}  // namespace planilla
