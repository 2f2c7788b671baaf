// Where a tag pair ends, for the tokenizer.
//
//   quoted_tag_end(text, 0)   // [White "Ana"] e4   -> 13
//
// `closed` is false where the closing quote or bracket is missing. `end` is 0 if no tag begins
// there.
#pragma once

#include <cstddef>
#include <string_view>

namespace planilla::lex {

struct TagEnd {
  std::size_t end = 0;
  bool closed = true;
};

// A bracket, a name and an opening quote: a tag wherever it stands. `at` is at the bracket.
TagEnd quoted_tag_end(std::string_view text, std::size_t at);

// A tag that lost its opening quote, or has none: a bracket, a name with a capital letter, and a
// closing bracket that ends its line or stands before another tag. Only where tags are expected.
TagEnd bare_tag_end(std::string_view text, std::size_t at);

// Past the name that begins at `at`; `at` if none does.
std::size_t name_end(std::string_view text, std::size_t at);

// Past the blanks and the `]` behind a quote at `quote`; 0 if something else follows.
std::size_t close_behind(std::string_view text, std::size_t quote);

}  // namespace planilla::lex
