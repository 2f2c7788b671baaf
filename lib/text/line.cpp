// Kinds of lines, and the search for their ends.
#include "text/line.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include <bit>

#include "text/utf8.h"

namespace planilla {

namespace {

constexpr std::string_view blanks = " \t";

bool is_letter(char c) {
  const char lower = static_cast<char>(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

bool is_name_character(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') ||
         std::string_view("_+#=:-").find(c) != std::string_view::npos;
}

void skip_blanks(std::string_view& text) {
  const std::size_t first = text.find_first_not_of(blanks);
  text.remove_prefix(first == std::string_view::npos ? text.size() : first);
}

void skip_blanks_and_marks(std::string_view& text) {
  skip_blanks(text);
  while (text.starts_with(byte_order_mark)) {
    text.remove_prefix(byte_order_mark.size());
    skip_blanks(text);
  }
}

// Takes `[Name "` off the front; the name, or an empty one if that is not what stands there.
std::string_view take_tag_head(std::string_view& text) {
  std::string_view rest = text;
  if (!rest.starts_with('[')) return {};
  rest.remove_prefix(1);
  if (rest.empty() || !is_letter(rest[0])) return {};
  std::size_t size = 1;
  while (size < rest.size() && is_name_character(rest[size])) ++size;
  const std::string_view name = rest.substr(0, size);
  rest.remove_prefix(size);
  skip_blanks(rest);
  if (!rest.starts_with('"')) return {};
  rest.remove_prefix(1);
  text = rest;
  return name;
}

// Takes the value, its quote and `]` off the front; false if there is no quote before a `]`.
bool take_tag_end(std::string_view& text) {
  for (std::size_t quote = text.find('"'); quote != std::string_view::npos;
       quote = text.find('"', quote + 1)) {
    std::string_view rest = text.substr(quote + 1);
    skip_blanks(rest);
    if (!rest.starts_with(']')) continue;
    rest.remove_prefix(1);
    text = rest;
    return true;
  }
  return false;
}

}  // namespace

LineKind classify(std::string_view line, LineEnd end) {
  skip_blanks_and_marks(line);
  if (line.empty()) return end == LineEnd::seen ? LineKind::blank : LineKind::text;
  const std::string_view name = take_tag_head(line);
  if (name.empty()) return LineKind::text;
  const bool event = name == "Event";
  do {
    if (!take_tag_end(line)) {
      // A tag left open has nothing behind it; one that leaves the window is no tag line to go on
      // with.
      if (end == LineEnd::cut) break;
      return event ? LineKind::event : LineKind::tag;
    }
    skip_blanks(line);
    if (line.empty() && end == LineEnd::seen) return event ? LineKind::event : LineKind::tag;
  } while (!take_tag_head(line).empty());
  return event ? LineKind::event_and_moves : LineKind::tag_and_moves;
}

bool begins_with_move_one(std::string_view line) {
  skip_blanks_and_marks(line);
  if (!line.starts_with('1')) return false;
  line.remove_prefix(1);
  return line.starts_with('.') || line.starts_with(')') || line.starts_with(' ') ||
         line.starts_with('\t') || line.starts_with("\xE2\x80\xA6");
}

const char* find_line_end(const char* at, const char* end) {
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
