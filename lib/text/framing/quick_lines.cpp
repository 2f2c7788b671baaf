// By masks of 64 bytes, with AVX2 where there is one.
#include "text/framing/quick_lines.h"

#include <bit>

#include "text/framing/line.h"
#include "text/framing/plain_tag_line.h"

namespace planilla {

namespace {

template <typename Processor>
[[gnu::always_inline]] inline QuickLines tag_lines(const char* at, const char* end) {
  std::uint64_t count = 0;
  at = lex::plain_tag_lines<Processor>(at, end,
                                       [&](const char*, const lex::PlainTagLine&) { ++count; });
  return {at, count};
}

template <typename Processor>
[[gnu::always_inline]] inline QuickLines text_lines(const char* at, const char* end) {
  QuickLines out{at};
  if (at == end || !is_surely_text(*at)) return out;
  for (; end - at > lex::block_size; at += lex::block_size)
    for (lex::LineEnds ends = Processor::line_ends(at); ends != 0; ends &= ends - 1) {
      const char* line_end = at + std::countr_zero(ends);
      if (line_end[0] == '\r' && line_end[1] == '\n') continue;
      out.at = line_end + 1;
      ++out.count;
      if (!is_surely_text(*out.at)) return out;
    }
  return out;
}

#if PLANILLA_SSE2
PLANILLA_AVX2 QuickLines tag_lines_avx2(const char* at, const char* end) {
  return tag_lines<lex::Avx2>(at, end);
}
PLANILLA_AVX2 QuickLines text_lines_avx2(const char* at, const char* end) {
  return text_lines<lex::Avx2>(at, end);
}
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
