// Block by block: masks say where the words are, and each is looked up in the table of its player.
#include "game/plain_text.h"

#include <cstring>

#include "notation/move_reader.h"
#include "pgn/movetext_layout.h"

namespace planilla {

namespace {

using lex::Mask;

// What the loop has in hand.
struct Run {
  const QuickWords* known[2];
  PlainWord* out;
  DueNumber due;
  unsigned turn;
  bool numbered;
  Span unknown;  // the word at which it stopped, if that is not in the table
};

// The token that begins at bit `at` of the block: its bytes, if it is no longer than eight; else 0.
[[gnu::always_inline]] inline std::uint64_t bytes_of(const char* block, Mask ends, unsigned at, unsigned& size) {
  size = static_cast<unsigned>(std::countr_zero(ends >> at & ~Mask{1}));
  if (size > 8) [[unlikely]]
    return 0;
  std::uint64_t bytes;
  std::memcpy(&bytes, block + at, 8);
  return bytes & ~std::uint64_t{0} >> (64 - size * 8);
}

// The numbers among `numbers`, which are all that stand before the word: none, or the one that is due before White's.
[[gnu::always_inline]] inline bool take_numbers(Run& run, const char* block, Mask ends, Mask numbers) {
  if (numbers == 0) return true;
  unsigned size;
  const std::uint64_t bytes = bytes_of(block, ends, static_cast<unsigned>(std::countr_zero(numbers)), size);
  const bool right = (bytes != 0) & (bytes == run.due.dotted()) & !run.numbered & (run.turn == white) &
                     ((numbers & (numbers - 1)) == 0);
  run.numbered = true;
  return right;
}

// Whatever is beyond ASCII is taken for letters: what is none is in no word of the table.
template <typename Processor>
[[gnu::always_inline]] inline lex::Layout lay_out_block(const char* block) {
  lex::MovetextMasks masks = Processor::movetext(block);
  masks.letter |= Processor::beyond_ascii(block);
  return lex::lay_out(masks);
}

// The words of a block before bit `end`. False: one of them, or a number, is not for this loop.
[[gnu::always_inline]] inline bool take_block(Run& run, const char* block, std::uint32_t base, const lex::Layout& l,
                                              unsigned end) {
  const Mask starts = l.starts & lex::below(end);
  Mask words = starts & l.words;
  Mask numbers = starts & ~l.words;
  while (words != 0) {
    const auto at = static_cast<unsigned>(std::countr_zero(words));
    words &= words - 1;
    const Mask before = numbers & lex::below(at);
    numbers ^= before;
    if (!take_numbers(run, block, l.ends, before)) [[unlikely]]
      return false;
    unsigned size;
    const std::uint64_t bytes = bytes_of(block, l.ends, at, size);
    if ((bytes == 0) | !MoveReader::is_plain_start(block + at)) [[unlikely]]
      return false;
    const QuickReading* known = run.known[run.turn]->find(bytes);
    if (!known) [[unlikely]] {
      run.unknown = {base + at, base + at + size};
      return false;
    }
    PlainWord& word = *run.out++;  // in place, part by part: a copy would wait for its own parts
    std::memcpy(&word.reading, known, sizeof word.reading);
    word.span = {base + at, base + at + size};
    word.numbered = run.numbered;
    run.numbered = false;
    if (run.turn == black) run.due.count_on();
    run.turn ^= 1;
  }
  return take_numbers(run, block, l.ends, numbers);
}

}  // namespace

// The loop at the private parts of a PlainText, compiled for each processor.
struct PlainTextLoop {
  static constexpr std::size_t readable = lex::block_size + 8;  // a word at the end of a block is read beyond it

  template <typename Processor>
  [[gnu::always_inline]] static inline void collect(PlainText& t) {
    Run run{{t.known_[white], t.known_[black]}, t.words_.data(), t.due_, t.turn_, t.numbered_, {}};
    const PlainWord* full = t.words_.data() + PlainText::most - PlainText::most_of_a_block;
    char padded[readable];
    while (run.out <= full && !t.over_) {
      const char* block = t.text_.data() + t.at_;
      const std::size_t left = t.text_.size() - t.at_;
      if (left < readable) [[unlikely]] {  // behind the end of the text there are blanks
        std::memset(padded, ' ', sizeof padded);
        std::memcpy(padded, block, left);
        block = padded;
      }
      read_block<Processor>(t, run, block, left);
    }
    t.end_ = run.out;
    t.due_ = run.due;
    t.turn_ = run.turn;
    t.numbered_ = run.numbered;
    t.unknown_ = run.unknown;
  }

  // `left`: bytes of the text from the block on.
  template <typename Processor>
  [[gnu::always_inline]] static inline void read_block(PlainText& t, Run& run, const char* block, std::size_t left) {
    const bool last = left < lex::block_size;
    const lex::Layout l = lay_out_block<Processor>(block);
    unsigned end = lex::block_size;
    if (l.runs != 0) {
      end = last && l.bad == 0 ? lex::block_size - 1 : lex::last_run(l);  // in the last block every run is whole
      t.odd_ = !take_block(run, block, static_cast<std::uint32_t>(t.at_), l, end);
      t.over_ = t.odd_ || l.bad != 0 || end == 0;
      if (t.odd_) return;
    }
    t.at_ += end;
    if (t.over_ || !last) return;
    t.at_ = t.text_.size();
    t.over_ = true;
  }
};

namespace {

#if PLANILLA_SSE2
PLANILLA_AVX2 void collect_avx2(PlainText& text) { PlainTextLoop::collect<lex::Avx2>(text); }
#endif

}  // namespace

void PlainText::open(std::string_view text, std::size_t from, std::array<const QuickWords*, 2> words,
                     const Position& start) {
  text_ = text;
  at_ = from;
  known_ = words;
  due_ = DueNumber(start.fullmove_number());
  turn_ = start.turn();
  numbered_ = odd_ = over_ = false;
  unknown_ = {};
  end_ = words_.data();
}

void PlainText::go_on() {
  at_ = unknown_.begin;
  odd_ = over_ = false;
}

bool PlainText::collect() {
  end_ = words_.data();
  if (over_) return false;
#if PLANILLA_SSE2
  if (lex::has_avx2()) {
    collect_avx2(*this);
    return end_ != words_.data();
  }
#endif
  PlainTextLoop::collect<lex::AnyProcessor>(*this);
  return end_ != words_.data();
}

}  // namespace planilla
