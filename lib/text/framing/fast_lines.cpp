// By masks of 64 bytes, with AVX2 where there is one.
#include "text/framing/fast_lines.h"

#include <bit>

#include "text/framing/fast_tag_line.h"
#include "text/framing/line.h"

namespace planilla {

namespace {

template <typename Processor>
[[gnu::always_inline]] inline FastLines tag_lines(const char* at, const char* end) {
  std::uint64_t count = 0;
  at = lex::fast_tag_lines<Processor>(at, end,
                                      [&](const char*, const lex::FastTagLine&) { ++count; });
  return {at, count};
}

template <typename Processor>
[[gnu::always_inline]] inline FastLines text_lines(const char* at, const char* end) {
  FastLines out{at};
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
PLANILLA_AVX2 FastLines tag_lines_avx2(const char* at, const char* end) {
  return tag_lines<lex::Avx2>(at, end);
}
PLANILLA_AVX2 FastLines text_lines_avx2(const char* at, const char* end) {
  return text_lines<lex::Avx2>(at, end);
}
#endif

}  // namespace

FastLines fast_tag_lines(const char* at, const char* end) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return tag_lines_avx2(at, end);
#endif
  return tag_lines<lex::AnyProcessor>(at, end);
}

FastLines fast_text_lines(const char* at, const char* end) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return text_lines_avx2(at, end);
#endif
  return text_lines<lex::AnyProcessor>(at, end);
}

}  // namespace planilla
