// Annotated movetext, straight from its bytes: known words with right numbers, and between them
// comments, NAGs, signs such as `!?`, and variations. No tokens are made.
//
//   AnnotatedText movetext;
//   movetext.open(text, from, {&white.fast_words(), &black.fast_words()}, start);
//   if (movetext.read()) ...            // what stands at at() should be the result
//   movetext.words(), movetext.asides() // in the order of the text
//
// It stops at whatever is not for this: a comment that is not closed or holds a brace, what this
// program wrote into one, a number that is not due, a word that is not known. The game is read by
// its tokens then (game/replay/replay.h). No board is asked: a word may be no legal move.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "game/fast/due_number.h"
#include "game/fast/fast_tokens.h"
#include "game/model/game.h"

namespace planilla {

// What stands between words.
struct Aside {
  Span span;
  std::uint32_t words = 0;   // so many stand before it
  std::uint32_t number = 0;  // of a NAG
  ElementKind kind{};        // comment, nag, open or close
};

class AnnotatedText {
public:
  // Longer texts are none for this.
  static constexpr std::size_t longest = 1 << 20;  // bytes

  void open(std::string_view text, std::size_t from, std::array<const FastWords*, 2> words,
            const Position& start);

  // On to where the moves end. False: what stands there is not for this.
  bool read();
  std::span<const FastWord> words() const { return {words_.data(), word_count_}; }
  std::span<const Aside> asides() const { return {asides_.data(), aside_count_}; }
  // Kinds of the asides, and what the comments hold; nothing of moves.
  const MoveTotals& signs() const { return signs_; }

  std::size_t at() const { return at_; }
  // The word at which it stopped, if that is in no table: once it is, read() goes on.
  Span unknown() const { return unknown_; }
  Color turn() const { return line_.turn; }  // whose that word is

private:
  friend struct AnnotatedTextLoop;
  // Where the next move stands in its line.
  struct Line {
    DueNumber due, last_due;  // of the next move and of the last
    Color turn = white;
    bool has_word = false;
  };

  bool is_plain_in_comment(std::size_t at) const;

  std::string_view text_;
  std::array<const FastWords*, 2> known_{};
  std::size_t at_ = 0;
  // The text from `copied_` on, and zeros behind it, so that it may be read beyond its end.
  std::vector<char> copy_;
  std::size_t copied_ = 0;
  // Of these so many are in use.
  std::vector<FastWord> words_;
  std::vector<Aside> asides_;
  std::size_t word_count_ = 0, aside_count_ = 0;
  MoveTotals signs_;
  Line line_;
  std::vector<Line> outer_;
  bool numbered_ = false;     // the number of the next word was read
  bool after_aside_ = false;  // something else than a word stands before it
  Span unknown_;
};

}  // namespace planilla
