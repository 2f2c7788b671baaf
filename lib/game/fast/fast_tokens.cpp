// Words looked up, two colours in turn.
#include "game/fast/fast_tokens.h"

#include <algorithm>
#include <cstring>

#include "game/fast/word_loop.h"
#include "notation/read/move_reader.h"
#include "text/simd/byte_masks.h"

namespace planilla {

namespace {

// A source of words (word_loop.h).
struct TokenWords {
  const Token* token;
  const Token* end;
  const char* text;
  std::uint32_t last_begin;  // of eight bytes in a row in the text
  FastWord* full;
  bool pass_asides;
  bool after_aside;  // since the last word, or before the first
  bool has_asides = false;

  [[gnu::always_inline]] bool has_room(const WordRun& run) const { return run.out < full; }
  [[gnu::always_inline]] bool more() const { return token != end; }

  // The bytes of a short word; none of a long one. Eight are read, if need be from before the word.
  [[gnu::always_inline]] std::uint64_t bytes_of(Span span) const {
    const std::uint32_t size = span.end - span.begin;
    if (size > 8) [[unlikely]]
      return 0;
    const std::uint32_t begin = std::min(span.begin, last_begin);
    std::uint64_t bytes;
    std::memcpy(&bytes, text + begin, 8);
    if (begin != span.begin) [[unlikely]]
      bytes >>= 8 * (span.begin - begin);
    return bytes & ~std::uint64_t{0} >> (64 - size * 8);
  }

  [[gnu::always_inline]] bool pass_aside() {
    for (; is_aside(*token); ++token) {
      if (!pass_asides || token + 1 == end) return false;
      after_aside = has_asides = true;
    }
    return true;
  }

  // "12...", the number that is due: where something stands between Black's move and White's.
  [[gnu::always_inline]] bool is_blacks(const WordRun& run) const {
    const unsigned size = token->span.size();
    const std::uint64_t bytes = bytes_of(token->span);
    if (bytes == 0 || size < 4 || !after_aside || run.numbered) return false;
    if (token + 1 == end || (token + 1)->kind != TokenKind::word) return false;
    const unsigned behind_dot = 8 * (size - 2);
    return bytes >> behind_dot == ('.' | '.' << 8) &&
           (bytes & ((std::uint64_t{1} << behind_dot) - 1)) == run.due.dotted();
  }

  // "12." or "12", with no more said, and the number that is due.
  template <Color us>
  [[gnu::always_inline]] bool pass_number(WordRun& run) {
    if (!pass_aside()) [[unlikely]]
      return false;
    if (token->kind != TokenKind::move_number) return true;
    if (us == black) {
      if (!is_blacks(run)) return false;
      run.numbered = true;
      ++token;
      return true;
    }
    const std::uint64_t bytes = bytes_of(token->span);
    if ((bytes == 0) | run.numbered | ((bytes != run.due.dotted()) & (bytes != run.due.bare())))
        [[unlikely]]
      return false;
    run.numbered = true;
    return ++token != end;
  }

  [[gnu::always_inline]] ShortWord word() const {
    const bool alone =
        token->kind == TokenKind::word && !MoveReader::may_continue(text, *token, *(token + 1));
    const std::uint64_t bytes = alone ? bytes_of(token->span) : 0;
    return {bytes, token->span.begin, token->span.end - token->span.begin, bytes != 0};
  }
  [[gnu::always_inline]] void pass_word() {
    ++token;
    after_aside = false;
  }
  static void stop_at(const ShortWord&) {}
};

// Copies whose addresses are nobody's stay in registers.
struct Taken {
  WordRun run;
  const Token* token;
  bool has_asides;
};

[[gnu::always_inline]] inline Taken taken(WordRun run, TokenWords source) {
  take_words(run, source);
  return {run, source.token, source.has_asides};
}

#if PLANILLA_SSE2
PLANILLA_AVX2 Taken words_taken_avx2(WordRun run, TokenWords source) {
  return taken(run, source);
}
#endif

Taken words_taken(const WordRun& run, const TokenWords& source) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return words_taken_avx2(run, source);
#endif
  return taken(run, source);
}

}  // namespace

void FastTokens::collect(const FastPlace& place) {
  const bool number_is_taken = !place.odd_numbers && !(place.is_sheet && place.number == 1);
  const auto [run, token, has_asides] =
      words_taken({.known = {place.words[white]->look(), place.words[black]->look()},
                   .out = words_.data(),
                   .due = number_is_taken ? DueNumber(place.number) : DueNumber(),
                   .turn = place.turn,
                   .numbered = place.numbered},
                  {.token = place.tokens + place.at,
                   .end = place.tokens + place.end,
                   .text = place.text.data(),
                   .last_begin = static_cast<std::uint32_t>(place.text.size() - 8),
                   .full = words_.data() + most - 1,
                   .pass_asides = place.pass_asides,
                   .after_aside = place.after_aside});
  end_ = run.out;
  full_ = run.out >= words_.data() + most - 1;
  next_ = static_cast<std::uint32_t>(token - place.tokens);
  numbered_ = run.numbered;
  has_asides_ = has_asides;
}

}  // namespace planilla
