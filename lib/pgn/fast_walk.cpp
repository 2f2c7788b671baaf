// The bytes of a block become masks, a few operations on them find where tokens begin and end and
// whether all is ordinary, and the tokens are written off the masks without a decision, four at a
// time: there is nothing for the processor to guess. One body, compiled twice: for any processor,
// and for AVX2 with BMI.
#include "pgn/fast_walk.h"

#include <bit>
#include <cstring>

#include "pgn/movetext_layout.h"
#include "pgn/symbols.h"
#include "text/framing/fast_tag_line.h"
#include "text/simd/byte_masks.h"

namespace planilla::lex {
namespace {

static_assert(static_cast<int>(TokenKind::word) == static_cast<int>(TokenKind::move_number) + 1);

constexpr unsigned written_at_once = 4;

// Writes `count` tokens and, beyond them, up to three that mean nothing.
[[gnu::always_inline]] inline void write_tokens(const Layout& l, unsigned count, std::uint32_t base,
                                                Token* out) {
  Mask starts = l.starts;
  Mask ends = l.ends;
  for (unsigned done = 0; done < count; done += written_at_once) {
    for (unsigned i = 0; i < written_at_once; ++i) {
      const auto at = static_cast<unsigned>(std::countr_zero(starts));
      const auto end = static_cast<unsigned>(std::countr_zero(ends));
      const auto is_word = static_cast<unsigned>(l.words >> (at & 63) & 1);
      const auto is_glued = static_cast<unsigned>(l.glued >> (at & 63) & 1);
      out->span = {base + at, base + end};
      out->kind = static_cast<TokenKind>(static_cast<unsigned>(TokenKind::move_number) + is_word);
      out->flags = static_cast<std::uint8_t>(is_glued * token_glued);
      ++out;
      starts &= starts - 1;
      ends &= ends - 1;
    }
  }
}

struct Step {
  unsigned bytes;  // how far the block was read
  bool ordinary;   // false: there something else stands
};

// The tokens of a block, which is at `base` in the text.
[[gnu::always_inline]] inline Step read_block(const MovetextMasks& masks, std::size_t base,
                                              TokenSink& sink) {
  const Layout l = lay_out(masks);
  if (l.runs == 0) return {block_size, true};
  const unsigned run = last_run(l);
  const auto count = static_cast<unsigned>(std::popcount(l.starts & below(run)));
  Token* out = sink.room(block_size + written_at_once);
  write_tokens(l, count, static_cast<std::uint32_t>(base), out);
  sink.wrote(out + count);
  return {run, run > 0 && l.bad == 0};
}

void put(TokenSink& sink, std::size_t at, std::size_t end, TokenKind kind, unsigned flags) {
  if (!sink.empty() && sink.last().end() == at) flags |= token_glued;
  Token* out = sink.room(1);
  const Span span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
  *out = {span, kind, static_cast<std::uint8_t>(flags)};
  sink.wrote(out + 1);
}

// Behind a comment that ends; `at` if it does not.
std::size_t read_comment(std::string_view text, std::size_t at, TokenSink& sink) {
  const std::size_t close = text.find('}', at);
  if (close == std::string_view::npos) return at;
  const std::string_view inside = text.substr(at + 1, close - at - 1);
  const bool nested = inside.find('{') != std::string_view::npos;
  put(sink, at, close + 1, TokenKind::comment, nested ? token_nested : 0);
  return close + 1;
}

template <typename Processor>
[[gnu::always_inline]] inline std::size_t read_tag_lines(std::string_view text, std::size_t at,
                                                         TokenSink& sink) {
  const char* begin = text.data();
  const auto take = [&](const char* line, const FastTagLine& in) {
    const auto place = static_cast<std::size_t>(line - begin);
    put(sink, place, place + in.end, TokenKind::tag, 0);
  };
  return static_cast<std::size_t>(fast_tag_lines<Processor>(begin + at, begin + text.size(), take) -
                                  begin);
}

// Something else than movetext: behind it, or `at` itself.
template <typename Processor>
[[gnu::always_inline]] inline std::size_t read_other(std::string_view text, std::size_t at,
                                                     TokenSink& sink) {
  if (at >= text.size()) return at;
  if (text[at] == '[') return read_tag_lines<Processor>(text, at, sink);
  return text[at] == '{' ? read_comment(text, at, sink) : at;
}

template <typename Processor>
[[gnu::always_inline]] inline std::size_t walk(std::string_view text, std::size_t at,
                                               TokenSink& sink) {
  while (text.size() - at >= block_size) {
    const Step step = read_block(Processor::movetext(text.data() + at), at, sink);
    at += step.bytes;
    if (step.ordinary) continue;
    const std::size_t next = read_other<Processor>(text, at, sink);
    if (next == at || next >= text.size()) return next;
    // A token that is glued to the comment is for the rules, which look back.
    if (!is_ascii_blank(text[next]) && !is_ascii_blank(text[next - 1])) return next;
    at = next;
  }
  char padded[block_size];
  std::memset(padded, ' ', sizeof padded);
  std::memcpy(padded, text.data() + at, text.size() - at);
  return at + read_block(Processor::movetext(padded), at, sink).bytes;
}

#if PLANILLA_SSE2
PLANILLA_AVX2 std::size_t walk_avx2(std::string_view text, std::size_t at, TokenSink& sink) {
  return walk<Avx2>(text, at, sink);
}
#endif

}  // namespace

std::size_t fast_walk(std::string_view text, std::size_t at, TokenSink& sink) {
#if PLANILLA_SSE2
  if (has_avx2()) return walk_avx2(text, at, sink);
#endif
  return walk<AnyProcessor>(text, at, sink);
}

}  // namespace planilla::lex
