// A tag line in its simplest form: [Name "value"], a name of letters, one space, no backslash, no
// quote and no control character in the value, a line end behind it, 64 bytes at most. Nearly all
// tag lines are such.
//
//   at = fast_tag_lines<Processor>(at, end, [](const char* line, const FastTagLine& in) {
//     // line[1, in.name_end) is the name; line[in.name_end + 2, in.end - 2) the value
//   });
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/ascii.h"
#include "text/simd/byte_masks.h"

namespace planilla::lex {

struct FastTagLine {
  unsigned name_end = 0;
  unsigned end = 0;   // behind the bracket; 0: not such a line
  unsigned next = 0;  // behind the line end
};

// Its marks are the two quotes and what ends the line.
[[gnu::always_inline]] inline FastTagLine fast_tag_line(const char* line, const TagLineMasks& m) {
  const std::uint64_t behind_first = m.mark & (m.mark - 1),
                      behind_second = behind_first & (behind_first - 1);
  if (behind_second == 0) return {};
  const auto open = static_cast<unsigned>(std::countr_zero(m.mark));
  const auto close = static_cast<unsigned>(std::countr_zero(behind_first));
  const auto end = static_cast<unsigned>(std::countr_zero(behind_second));
  const auto name_end = static_cast<unsigned>(std::countr_one(m.letter >> 1)) + 1;
  const bool plain = line[0] == '[' && name_end > 1 && name_end + 1 == open &&
                     std::memcmp(line + name_end, " \"", 2) == 0 &&
                     std::memcmp(line + close, "\"]", 2) == 0 && close + 2 == end;
  if (!plain) return {};
  if (line[end] == '\n') return {name_end, end, end + 1};
  const bool pair = (behind_second >> end & 2) != 0 && line[end] == '\r' && line[end + 1] == '\n';
  return pair ? FastTagLine{name_end, end, end + 2} : FastTagLine{};
}

// The same of any length up to `longest_tag_line`, byte by byte: names of tournaments and openings
// are long.
inline constexpr std::ptrdiff_t longest_tag_line = 1024;
inline FastTagLine long_tag_line(const char* const line, const char* end) {
  const auto is_mark = [](char c) {
    return c == '"' || c == '\\' || c == 0x7F || static_cast<unsigned char>(c) < 0x20;
  };
  if (end - line > longest_tag_line) end = line + longest_tag_line;
  const auto left = [&](const char* at) { return end - at; };
  if (line == end || *line != '[') return {};
  const char* name_end = line + 1;
  while (name_end != end && ascii::is_letter(*name_end)) ++name_end;
  if (name_end == line + 1 || left(name_end) < 2 || std::memcmp(name_end, " \"", 2) != 0) return {};
  const char* close = name_end + 2;
  while (close != end && !is_mark(*close)) ++close;
  if (left(close) < 4 || std::memcmp(close, "\"]", 2) != 0) return {};
  const std::ptrdiff_t width = close[2] == '\n'                         ? 1
                               : std::memcmp(close + 2, "\r\n", 2) == 0 ? 2
                                                                        : 0;
  if (width == 0) return {};
  const auto place = [&](const char* at) { return static_cast<unsigned>(at - line); };
  return {place(name_end), place(close + 2), place(close + 2 + width)};
}

// Those that stand one behind another from `at` on; what stands behind them. A block of bytes holds
// several.
template <typename Processor, typename Use>
[[gnu::always_inline]] inline const char* fast_tag_lines(const char* at, const char* end, Use use) {
  while (end - at >= block_size) {
    TagLineMasks masks = Processor::tag_line(at);
    FastTagLine line = fast_tag_line(at, masks);
    if (line.end == 0) return at;
    for (; line.end != 0; line = fast_tag_line(at, masks)) {
      use(at, line);
      at += line.next;
      if (line.next == block_size) break;
      masks.letter >>= line.next;
      masks.mark >>= line.next;
    }
  }
  return at;
}

}  // namespace planilla::lex
