// By masks of 64 bytes, with AVX2 where there is one.
#include "text/quick_lines.h"

#include <bit>

#include "text/line.h"
#include "text/plain_tag_line.h"

namespace planilla {

namespace {

template <typename Processor>
[[gnu::always_inline]] inline QuickLines tag_lines(const char* at, const char* end) {
  QuickLines out{at};
  while (end - out.at > lex::block_size) {
    const lex::PlainTagLine line = lex::plain_tag_line(out.at, Processor::tag_line(out.at));
    if (line.end == 0) break;
    out.at += line.next;
    ++out.count;
  }
  return out;
}

template <typename Processor>
[[gnu::always_inline]] inline const char* line_end_behind(const char* at, const char* end) {
  for (; end - at >= lex::block_size; at += lex::block_size)
    if (const lex::LineEnds ends = Processor::line_ends(at); ends != 0) return at + std::countr_zero(ends);
  return find_line_end(at, end);
}

template <typename Processor>
[[gnu::always_inline]] inline QuickLines text_lines(const char* at, const char* end) {
  QuickLines out{at};
  while (out.at != end && is_surely_text(*out.at)) {
    const char* line_end = line_end_behind<Processor>(out.at, end);
    if (end - line_end < 2) break;
    out.at = line_end + (line_end[0] == '\r' && line_end[1] == '\n' ? 2 : 1);
    ++out.count;
  }
  return out;
}

#if PLANILLA_SSE2
PLANILLA_AVX2 QuickLines tag_lines_avx2(const char* at, const char* end) { return tag_lines<lex::Avx2>(at, end); }
PLANILLA_AVX2 QuickLines text_lines_avx2(const char* at, const char* end) { return text_lines<lex::Avx2>(at, end); }
#endif

}  // namespace

QuickLines quick_tag_lines(const char* at, const char* end) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return tag_lines_avx2(at, end);
#endif
  return tag_lines<lex::AnyProcessor>(at, end);
}

QuickLines quick_text_lines(const char* at, const char* end) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return text_lines_avx2(at, end);
#endif
  return text_lines<lex::AnyProcessor>(at, end);
}

}  // namespace planilla
