// The first half of the loop over plain moves, for any source of words: numbers that are right and
// words that are known, as many as stand one after another, each with its reading. No board is
// asked: what the second half (fast_moves.h) waits for is then at hand, and each of the two loops
// keeps what it needs in registers.
//
//   WordRun run{{white.look(), black.look()}, room, due, turn, numbered};
//   take_words(run, source);           // up to the first word or number that is anything else
//
// A source is where words come from: the bytes of a text (fast_text.cpp) or tokens
// (fast_tokens.cpp).
//
//   source.more()                 is there a word, or the number of one?
//   source.has_room(run)          for a move of each player?
//   source.pass_number<us>(run)   passes what stands before the word; false: it is not for this
//   source.word()                 the word: its first eight bytes, with zeros behind its end
//   source.pass_word()            goes on to the next
//   source.stop_at(word)          the word is in no table
//
// Only those two files include it, so that each has the loop in line.
#pragma once

#include <cstdint>

#include "game/fast/due_number.h"
#include "game/fast/fast_tokens.h"
#include "notation/read/fast_words.h"

namespace planilla {

// What the loop has in hand.
struct WordRun {
  FastWords::Look known[2];
  FastWord* out;  // room for the next
  DueNumber due;
  Color turn;
  bool numbered;  // the number of the next word was passed
};

struct ShortWord {
  std::uint64_t bytes;
  std::uint32_t begin, size;
  bool fits;  // it is no longer than its bytes
};

// False: the word, or what stands before it, is not for this loop.
template <Color us, class Source>
[[gnu::always_inline]] inline bool take_word(WordRun& run, Source& source) {
  if (!source.template pass_number<us>(run)) [[unlikely]]
    return false;
  const ShortWord word = source.word();
  if (!word.fits) [[unlikely]]
    return false;
  const FastReading* known = run.known[us].find(word.bytes);
  if (!known) [[unlikely]] {
    source.stop_at(word);
    return false;
  }
  FastWord& out = *run.out++;  // in place, part by part: a copy would wait for its own parts
  out.reading = *known;
  out.place.begin = word.begin;
  out.place.size = static_cast<std::uint8_t>(word.size);
  out.place.marks = run.numbered;
  run.numbered = false;
  if (us == black) run.due.count_on();
  run.turn = ~us;
  source.pass_word();
  return true;
}

// False: it stopped at something that is not for this loop.
template <class Source>
[[gnu::always_inline]] inline bool take_words(WordRun& run, Source& source) {
  if (run.turn == black && source.more() && !take_word<black>(run, source)) return false;
  while (source.has_room(run) && source.more()) {
    if (!take_word<white>(run, source)) return false;
    if (!source.more()) break;
    if (!take_word<black>(run, source)) return false;
  }
  return true;
}

}  // namespace planilla
