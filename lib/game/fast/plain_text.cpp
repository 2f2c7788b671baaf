// Block by block: masks say where the words are, and each is looked up in the table of its player.
#include "game/fast/plain_text.h"

#include <cstring>

#include "pgn/movetext_layout.h"

namespace planilla {

namespace {

using lex::Mask;

// What the loop has in hand.
struct Run {
  QuickWords::Look known[2];
  PlainWord* out;
  DueNumber due;
  Color turn;
  bool numbered;
  Span unknown;  // the word at which it stopped, if that is not in the table
};

// What is left of a block: where its words and numbers begin.
struct Block {
  const char* bytes;
  std::uint32_t base;  // of the block in the text
  Mask words, numbers, ends;
};

// Whatever is beyond ASCII is taken for letters: what is none is in no word of the table.
template <typename Processor>
[[gnu::always_inline]] inline lex::Layout lay_out_block(const char* block) {
  lex::MovetextMasks masks = Processor::movetext(block);
  masks.letter |= Processor::beyond_ascii(block);
  return lex::lay_out(masks);
}

// The token that begins at bit `at`: its size, and its first eight bytes with zeros behind its end.
template <typename Processor>
[[gnu::always_inline]] inline std::uint64_t bytes_at(const Block& block, unsigned at,
                                                     unsigned& size) {
  size = Processor::first_bit(block.ends >> at & ~Mask{1});
  std::uint64_t bytes;
  std::memcpy(&bytes, block.bytes + at, 8);
  return Processor::first_bytes(bytes, size);
}

// The only number that may stand before a word is the one that is due before White's.
template <typename Processor>
[[gnu::always_inline]] inline bool take_number(Run& run, const Block& block, Mask numbers) {
  unsigned size;
  const std::uint64_t bytes = bytes_at<Processor>(block, Processor::first_bit(numbers), size);
  if (size > 8 || (numbers & (numbers - 1)) != 0 || run.numbered || bytes != run.due.dotted())
      [[unlikely]]
    return false;
  run.numbered = true;
  return true;
}

// False: the word, or what stands before it, is not for this loop.
template <typename Processor, Color us>
[[gnu::always_inline]] inline bool take_word(Run& run, Block& block) {
  const unsigned at = Processor::first_bit(block.words);
  const Mask before = block.numbers & (block.words ^ (block.words - 1));
  if (before != 0) {
    if (us == black || !take_number<Processor>(run, block, before)) [[unlikely]]
      return false;
    block.numbers ^= before;
  }
  block.words &= block.words - 1;
  unsigned size;
  const std::uint64_t bytes = bytes_at<Processor>(block, at, size);
  if (size > 8) [[unlikely]]
    return false;
  const QuickReading* known = run.known[us].find(bytes);
  if (!known) [[unlikely]] {
    run.unknown = {block.base + at, block.base + at + size};
    return false;
  }
  PlainWord& word = *run.out++;  // in place, part by part: a copy would wait for its own parts
  std::memcpy(&word.reading, known, sizeof word.reading);
  word.begin = block.base + at;
  word.size = static_cast<std::uint8_t>(size);
  word.numbered = run.numbered;
  run.numbered = false;
  if (us == black) run.due.count_on();
  run.turn = ~us;
  return true;
}

// The words of a block. False: one of them, or a number, is not for this loop.
template <typename Processor>
[[gnu::always_inline]] inline bool take_block(Run& run, Block& block) {
  if (block.words != 0 && run.turn == black && !take_word<Processor, black>(run, block))
    return false;
  while (block.words != 0) {
    if (!take_word<Processor, white>(run, block)) return false;
    if (block.words == 0) break;
    if (!take_word<Processor, black>(run, block)) return false;
  }
  return block.numbers == 0 ||
         (run.turn == white && take_number<Processor>(run, block, block.numbers));
}

}  // namespace

// The loop at the private parts of a PlainText, compiled for each processor.
struct PlainTextLoop {
  static constexpr std::size_t readable =
      lex::block_size + 8;  // a word at the end of a block is read beyond it

  template <typename Processor>
  [[gnu::always_inline]] static inline void collect(PlainText& t) {
    Run run{{t.known_[white]->look(), t.known_[black]->look()},
            t.words_.data(),
            t.due_,
            t.turn_,
            t.numbered_,
            {}};
    run.due.settle();
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
  [[gnu::always_inline]] static inline void read_block(PlainText& t, Run& run, const char* block,
                                                       std::size_t left) {
    const bool last = left < lex::block_size;
    const lex::Layout l = lay_out_block<Processor>(block);
    unsigned end = lex::block_size;
    if (l.runs != 0) {
      end = last && l.bad == 0 ? lex::block_size - 1
                               : lex::last_run(l);  // in the last block every run is whole
      const Mask starts = l.starts & lex::below(end);
      Block of{block, static_cast<std::uint32_t>(t.at_), starts & l.words, starts & ~l.words,
               l.ends};
      t.odd_ = !take_block<Processor>(run, of);
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
PLANILLA_AVX2 void collect_avx2(PlainText& text) {
  PlainTextLoop::collect<lex::Avx2>(text);
}
#endif

}  // namespace

void PlainText::open(std::string_view text, std::size_t from,
                     std::array<const QuickWords*, 2> words, const Position& start) {
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
