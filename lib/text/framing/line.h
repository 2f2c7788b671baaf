// What framing sees in a line; private to text/.
//
//   classify("[White \"a\"]")      // LineKind::tag
//
// A tag line is: optional byte order mark, blanks, `[`, a name, blanks, `"`. A name begins with a
// letter and goes on with letters, digits and _ + # = : - (bytes from 80 on count as letters). An
// Event line that lost its quote or its bracket (`[Event Open"]`, `Event "Open"]`) is one too, or
// its game would begin a line late. Only the first `line_window` bytes of a line are looked at, so
// that a line of a gigabyte costs no memory.
#pragma once

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace planilla {

inline constexpr std::size_t line_window = 64u << 10;

enum class LineKind : std::uint8_t {
  blank,  // nothing but blanks and byte order marks
  text,
  tag,
  event,          // a tag line whose first tag is Event
  tag_and_moves,  // ... with something behind its last tag
  event_and_moves,
};

constexpr bool is_tag(LineKind kind) {
  return kind >= LineKind::tag;
}
constexpr bool is_event(LineKind kind) {
  return kind == LineKind::event || kind == LineKind::event_and_moves;
}
constexpr bool has_moves_behind(LineKind kind) {
  return kind >= LineKind::tag_and_moves;
}

// Most lines: they begin with none of what a blank line or a tag line may begin with.
constexpr bool is_surely_text(char first) {
  return first != '[' && first != ' ' && first != '\t' && first != '\n' && first != '\r' &&
         first != '\xEF' && first != 'E';
}

enum class LineEnd { seen, cut };  // cut: the line goes on beyond what is given

// A line without its line end.
LineKind classify(std::string_view line, LineEnd end);

// Does it end with the first tag of a game behind a result or signs: `1-0[Event "B"]`, of files put
// together where the first ends without a line end?
bool ends_with_event(std::string_view line);

// Does it end with a result, and is no comment behind a semicolon?
bool ends_with_result(std::string_view line);

// Of the first tag on a line: "White".
std::string_view name_of_tag(std::string_view line);

// What stands behind the last tag of a line.
std::string_view behind_tags(std::string_view line);

// Does it begin with move number 1: `1.` `1)` `1 ` or `1` before an ellipsis sign? (`1-0` and `1/2`
// do not.)
bool begins_with_move_one(std::string_view line);

// Does a line end with text[at]? Not with the CR of CR LF.
inline bool ends_line(std::string_view text, std::size_t at) {
  return text[at] == '\n' || (text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n'));
}

// How many lines end in it.
std::uint64_t count_lines(std::string_view text);

// The first LF or CR at or behind `at`; `end` if there is none.
inline const char* find_line_end(const char* at, const char* end) {
#if defined(__SSE2__)
  const __m128i lf = _mm_set1_epi8('\n'), cr = _mm_set1_epi8('\r');
  for (; end - at >= 16; at += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    const __m128i hit = _mm_or_si128(_mm_cmpeq_epi8(block, lf), _mm_cmpeq_epi8(block, cr));
    const auto bits = static_cast<unsigned>(_mm_movemask_epi8(hit));
    if (bits != 0) return at + std::countr_zero(bits);
  }
#endif
  while (at < end && *at != '\n' && *at != '\r') ++at;
  return at;
}

}  // namespace planilla
