// The first half of the loop over plain moves: numbers that are right and words that are known, as
// many as stand one after another, each with its reading. No board is asked: what the second half
// (replay_fast.cpp) waits for is then at hand, and each of the two loops keeps what it needs in
// registers.
//
//   FastTokens words;
//   words.collect({.tokens = tokens.data(), ...});
//   for (const FastWord& word : words) play(word.reading) ...
//
// Comments, NAGs and glyphs are passed: who plays the words sees to them in between. It stops
// before the first token that is anything else; Replay::step() takes that one.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/span.h"
#include "game/model/elements.h"
#include "notation/read/fast_words.h"
#include "pgn/token.h"

namespace planilla {

struct FastWord {
  FastReading reading;
  WordPlace place;  // but for its move
};

struct FastPlace {
  const Token* tokens;
  std::uint32_t at;                       // the first to be looked at
  std::uint32_t end;                      // the first that is not; it is there, though
  std::string_view text;                  // of eight bytes at the least
  std::array<const FastWords*, 2> words;  // of White and Black
  Color turn;
  int number;        // of the next move, as it should be
  bool numbered;     // which was read before
  bool odd_numbers;  // none is taken: those of this game are not right
  bool is_sheet;     // a number 1 may begin the next game, and is left alone
  bool pass_asides;  // comments, NAGs and glyphs may stand between the words
  bool after_aside;  // something else than a move stands before the first token
};

// What says something of the moves and is none of them, and has no fault of its own.
constexpr bool is_aside(const Token& token) {
  constexpr std::uint32_t longest_nag = 5;  // $9999
  return (token.kind == TokenKind::comment &&
          (token.flags & (token_unclosed | token_nested)) == 0) ||
         (token.kind == TokenKind::nag && token.span.size() <= longest_nag) ||
         token.kind == TokenKind::glyph;
}

class FastTokens {
public:
  static constexpr std::size_t most = 64;

  void collect(const FastPlace& place);

  const FastWord* begin() const { return words_.data(); }
  const FastWord* end() const { return end_; }
  bool empty() const { return end_ == words_.data(); }
  bool full() const { return full_; }              // it stopped only for want of room
  std::uint32_t next() const { return next_; }     // the token where it stopped
  bool numbered() const { return numbered_; }      // the number before it was read
  bool has_asides() const { return has_asides_; }  // some stand between the tokens passed

private:
  std::array<FastWord, most> words_;
  FastWord* end_ = words_.data();
  std::uint32_t next_ = 0;
  bool full_ = false, numbered_ = false, has_asides_ = false;
};

}  // namespace planilla
