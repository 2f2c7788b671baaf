// A tag line without any oddity: [Name "value"], a name of letters, one space, no backslash and no quote in the
// value, a line end behind it, 64 bytes at most. Nearly all tag lines are such.
//
//   PlainTagLine line = plain_tag_line(text, Processor::tag_line(text));   // 64 bytes are read
//   if (line.end != 0) ...    // text[1, line.name_end) is the name; [line.name_end + 2, line.end - 2) the value
//
// Where the next line begins depends on nothing but the place of the line end, so that the processor looks into
// several lines at once.
#pragma once

#include <bit>
#include <cstdint>

#include "pgn/byte_masks.h"

namespace planilla::lex {

struct PlainTagLine {
  unsigned name_end = 0;
  unsigned end = 0;  // behind the bracket; 0: not such a line
};

[[gnu::always_inline]] inline PlainTagLine plain_tag_line(const char* line, const TagLineMasks& m) {
  if (m.line_feed == 0) return {};
  auto end = static_cast<unsigned>(std::countr_zero(m.line_feed));
  if (end < 6) return {};  // [A ""]
  end -= line[end - 1] == '\r';
  const auto name_end = static_cast<unsigned>(std::countr_one(m.letter >> 1)) + 1;
  if (name_end + 3 >= end) return {};
  const std::uint64_t before_end = (std::uint64_t{1} << end) - 1;
  const std::uint64_t quotes = std::uint64_t{1} << (name_end + 1) | std::uint64_t{1} << (end - 2);
  const bool plain = name_end > 1 && line[name_end] == ' ' && line[end - 1] == ']' &&
                     ((m.quote ^ quotes) & before_end) == 0 && (m.odd & before_end) == 0;
  return plain ? PlainTagLine{name_end, end} : PlainTagLine{};
}

}  // namespace planilla::lex
