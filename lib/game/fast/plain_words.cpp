// Words looked up, two colours in turn.
#include "game/fast/plain_words.h"

#include <algorithm>
#include <cstring>

#include "game/fast/due_number.h"
#include "notation/read/move_reader.h"
#include "text/simd/byte_masks.h"

namespace planilla {

namespace {

// What the loop has in hand.
struct Run {
  const Token* token;
  const Token* end;
  const char* text;
  std::uint32_t last_begin;  // of a stretch of eight bytes in the text
  QuickWords::Look words[2];
  PlainWord* out;
  PlainWord* full;
  DueNumber due;
  bool numbered;
};

// The bytes of a short word; none of a long one. Eight are read, if need be from before the word.
[[gnu::always_inline]] inline std::uint64_t bytes_at(const Run& run, Span span) {
  const std::uint32_t size = span.end - span.begin;
  if (size > 8) [[unlikely]]
    return 0;
  const std::uint32_t begin = std::min(span.begin, run.last_begin);
  std::uint64_t bytes;
  std::memcpy(&bytes, run.text + begin, 8);
  if (begin != span.begin) [[unlikely]]
    bytes >>= 8 * (span.begin - begin);
  return bytes & ~std::uint64_t{0} >> (64 - size * 8);
}

// "12." or "12", with no more said, and the number that is due.
[[gnu::always_inline]] inline bool take_number(Run& run) {
  const std::uint64_t bytes = bytes_at(run, run.token->span);
  if ((bytes == 0) | run.numbered | ((bytes != run.due.dotted()) & (bytes != run.due.bare())))
      [[unlikely]]
    return false;
  run.numbered = true;
  return ++run.token != run.end;
}

// False: what stands at run.token is not for this loop.
template <Color us>
[[gnu::always_inline]] inline bool take_word(Run& run) {
  if (us == white && run.token->kind == TokenKind::move_number && !take_number(run)) return false;
  const Token& token = *run.token;
  if (token.kind != TokenKind::word || MoveReader::may_continue(run.text, token, *(run.token + 1)))
    return false;
  const std::uint64_t bytes = bytes_at(run, token.span);
  if (bytes == 0) [[unlikely]]
    return false;
  const QuickReading* known = run.words[us].find(bytes);
  if (!known) [[unlikely]]
    return false;
  PlainWord& word = *run.out++;  // in place, part by part: a copy would wait for its own parts
  std::memcpy(&word.reading, known, sizeof word.reading);
  word.begin = token.span.begin;
  word.size = static_cast<std::uint8_t>(token.span.end - token.span.begin);
  word.numbered = run.numbered;
  run.numbered = false;
  if (us == black) run.due.count_on();
  return ++run.token != run.end;
}

[[gnu::always_inline]] inline void take_words(Run& run, Color turn) {
  if (turn == black && !take_word<black>(run)) return;
  while (run.out < run.full && take_word<white>(run) && take_word<black>(run)) {
  }
}

// A copy whose address is nobody's stays in registers.
#if PLANILLA_SSE2
PLANILLA_AVX2 Run words_taken_avx2(Run run, Color turn) {
  take_words(run, turn);
  return run;
}
#endif

Run words_taken(Run run, Color turn) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return words_taken_avx2(run, turn);
#endif
  take_words(run, turn);
  return run;
}

}  // namespace

void PlainWords::collect(const PlainPlace& place) {
  const bool number_is_taken = !place.odd_numbers && !(place.is_sheet && place.number == 1);
  const Run run = words_taken({.token = place.tokens + place.at,
                               .end = place.tokens + place.end,
                               .text = place.text.data(),
                               .last_begin = static_cast<std::uint32_t>(place.text.size() - 8),
                               .words = {place.words[white]->look(), place.words[black]->look()},
                               .out = words_.data(),
                               .full = words_.data() + most - 1,
                               .due = number_is_taken ? DueNumber(place.number) : DueNumber(),
                               .numbered = place.numbered},
                              place.turn);
  end_ = run.out;
  full_ = run.out >= run.full;
  next_ = static_cast<std::uint32_t>(run.token - place.tokens);
  numbered_ = run.numbered;
}

}  // namespace planilla
