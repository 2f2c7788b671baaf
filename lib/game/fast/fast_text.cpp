// Block by block: masks say where the words are, and each is looked up in the table of its player.
#include "game/fast/fast_text.h"

#include <cstring>

#include "game/fast/word_loop.h"
#include "pgn/movetext_layout.h"

namespace planilla {

namespace {

using lex::Mask;

// Whatever is beyond ASCII is taken for letters: what is none is in no word of the table.
template <typename Processor>
[[gnu::always_inline]] inline lex::Layout lay_out_block(const char* block) {
  lex::MovetextMasks masks = Processor::movetext(block);
  masks.letter |= Processor::beyond_ascii(block);
  return lex::lay_out(masks);
}

// What is left of a block: where its words and numbers begin. A source of words (word_loop.h).
template <typename Processor>
struct BlockWords {
  const char* block;
  std::uint32_t base;  // of the block in the text
  Mask words, numbers, ends;
  Span unknown;  // the word at which it stopped, if that is not in the table

  static bool has_room(const WordRun&) { return true; }
  [[gnu::always_inline]] bool more() const { return words != 0; }

  // The token that begins at bit `at`.
  [[gnu::always_inline]] ShortWord token(unsigned at) const {
    const unsigned size = Processor::first_bit(ends >> at & ~Mask{1});
    std::uint64_t bytes;
    std::memcpy(&bytes, block + at, 8);
    return {Processor::first_bytes(bytes, size), base + at, size, size <= 8};
  }

  // The only number that may stand before a word is the one that is due before White's.
  [[gnu::always_inline]] bool take_number(WordRun& run, Mask all) const {
    const ShortWord number = token(Processor::first_bit(all));
    if (!number.fits || (all & (all - 1)) != 0 || run.numbered || number.bytes != run.due.dotted())
        [[unlikely]]
      return false;
    run.numbered = true;
    return true;
  }
  template <Color us>
  [[gnu::always_inline]] bool pass_number(WordRun& run) {
    const Mask before = numbers & (words ^ (words - 1));
    if (before == 0) return true;
    if (us == black || !take_number(run, before)) [[unlikely]]
      return false;
    numbers ^= before;
    return true;
  }

  [[gnu::always_inline]] ShortWord word() const { return token(Processor::first_bit(words)); }
  [[gnu::always_inline]] void pass_word() { words &= words - 1; }
  void stop_at(const ShortWord& word) { unknown = {word.begin, word.begin + word.size}; }
};

// The words of a block. False: one of them, or a number, is not for this loop.
template <typename Processor>
[[gnu::always_inline]] inline bool take_block(WordRun& run, BlockWords<Processor>& block) {
  return take_words(run, block) &&
         (block.numbers == 0 || (run.turn == white && block.take_number(run, block.numbers)));
}

}  // namespace

// The loop at the private parts of a FastText, compiled for each processor.
struct FastTextLoop {
  static constexpr std::size_t readable =
      lex::block_size + 8;  // a word at the end of a block is read beyond it

  template <typename Processor>
  [[gnu::always_inline]] static inline void collect(FastText& t) {
    WordRun run{{t.known_[white]->look(), t.known_[black]->look()},
                t.words_.data(),
                t.due_,
                t.turn_,
                t.numbered_};
    t.unknown_ = {};
    run.due.settle();
    const FastWord* full = t.words_.data() + FastText::most - FastText::most_of_a_block;
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
  }

  // `left`: bytes of the text from the block on.
  template <typename Processor>
  [[gnu::always_inline]] static inline void read_block(FastText& t, WordRun& run, const char* block,
                                                       std::size_t left) {
    const bool last = left < lex::block_size;
    const lex::Layout l = lay_out_block<Processor>(block);
    unsigned end = lex::block_size;
    if (l.runs != 0) {
      end = last && l.bad == 0 ? lex::block_size - 1
                               : lex::last_run(l);  // in the last block every run is whole
      const Mask starts = l.starts & lex::below(end);
      BlockWords<Processor> of{
          block, static_cast<std::uint32_t>(t.at_), starts & l.words, starts & ~l.words, l.ends,
          {}};
      t.odd_ = !take_block(run, of);
      if (t.odd_) t.unknown_ = of.unknown;
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
PLANILLA_AVX2 void collect_avx2(FastText& text) {
  FastTextLoop::collect<lex::Avx2>(text);
}
#endif

}  // namespace

void FastText::open(std::string_view text, std::size_t from, std::array<const FastWords*, 2> words,
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

void FastText::go_on() {
  at_ = unknown_.begin;
  odd_ = over_ = false;
}

bool FastText::collect() {
  end_ = words_.data();
  if (over_) return false;
#if PLANILLA_SSE2
  if (lex::has_avx2()) {
    collect_avx2(*this);
    return end_ != words_.data();
  }
#endif
  FastTextLoop::collect<lex::AnyProcessor>(*this);
  return end_ != words_.data();
}

}  // namespace planilla
