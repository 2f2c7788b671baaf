// Words of moves straight from the bytes of a text, as long as nothing stands there but numbers
// that are right and words that are known: no tokens are made.
//
//   FastText movetext(text, from, {&white.fast_words(), &black.fast_words()}, start);
//   while (movetext.collect()) play(movetext.begin(), movetext.end());
//   movetext.at()    // what stands there is anything else, or the text is over
//
// Whoever uses it wants all of a game or nothing: in the middle of a game that goes on otherwise,
// tokens are wanted from its first move on.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "board/position.h"
#include "game/fast/due_number.h"
#include "game/fast/fast_tokens.h"

namespace planilla {

class FastText {
public:
  static constexpr std::size_t most = 128;  // words at once
  static_assert(most <= 2 * DueNumber::room);

  FastText() {}  // NOLINT: words_ stays as it is
  void open(std::string_view text, std::size_t from, std::array<const FastWords*, 2> words,
            const Position& start);

  // The next words, at least one; false: there are no more.
  bool collect();
  const FastWord* begin() const { return words_.data(); }
  const FastWord* end() const { return end_; }

  std::size_t at() const { return at_; }  // a run begins here, or it is the end of the text
  bool odd() const { return odd_; }       // it stopped at a number or a word that is not for this
  // The word at which it stopped, if that is in no table: once it is, go_on() looks again.
  Span unknown() const { return odd_ ? unknown_ : Span{}; }
  Color turn() const { return turn_; }  // whose that word is
  void go_on();

private:
  friend struct FastTextLoop;
  static constexpr std::size_t most_of_a_block = 33;

  std::array<FastWord, most> words_;
  FastWord* end_ = words_.data();
  std::string_view text_;
  std::array<const FastWords*, 2> known_{};
  std::size_t at_ = 0;
  DueNumber due_;
  Color turn_ = white;
  bool numbered_ = false;  // the number of the next word was read
  bool odd_ = false;
  bool over_ = false;  // nothing plain is left
  Span unknown_;
};

}  // namespace planilla
