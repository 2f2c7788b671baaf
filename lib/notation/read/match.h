// Which reading of a word is the move: the cheapest that is legal.
//
//   const Match m = match(position, reader.read(text, tokens, at));
//   if (m.count == 1) position.play(m.move);         // m.tokens words are taken, or m.bytes of the
//   first
//
// A dearer reading counts only where no cheaper one is legal: `bxc4` is the pawn's move if a pawn
// can take, else the bishop's. Readings of the same cost that are legal and different moves are
// several.
//
// Descriptive notation writes as little as leaves one move, so that it counts on two things more,
// and only it: `KKt-K2` on the wing that a piece came from, `QxP+` on the check, `Q-B6` on the dash
// that takes nothing, and `KtxP` on the `ch` that is not there. Keep a Wings beside the position:
//
//   Wings wings(position);
//   const Match m = match(position, word, &wings);
//   wings.play(m.move);                              // before or after position.play(m.move)
#pragma once

#include <array>

#include "board/resolve.h"
#include "notation/read/reading.h"

namespace planilla {

// On which wing each piece stood at the start. Castled rooks and promoted pawns keep theirs.
class Wings {
public:
  Wings() = default;
  explicit Wings(const Position& start);
  void play(Move move);
  Wing of(Square s) const { return wings_[s]; }
  // Of a check on the board, whether its word says so.
  void note_check(bool told) { ++(told ? told_ : untold_); }
  bool tells_checks() const { return told_ > 0 && untold_ == 0; }

private:
  std::array<Wing, 64> wings_{};
  int told_ = 0, untold_ = 0;
};

struct Match {
  const Reading* reading = nullptr;  // of the WordReading; nullptr: none is legal
  Move move;
  int count = 0;            // 0, 1, or 2 for several
  std::uint8_t tokens = 1;  // how many it takes
  std::uint16_t bytes = 0;  // not 0: only so many bytes of the word; the rest is a word of its own
};

// A king's move to the square where castling ends, in Chess960 also to its own rook, may be
// castling: for where it is legal as nothing else. allows_castle is unset for every other pattern.
MovePattern or_castling(const Position& position, MovePattern pattern);

Match match(const Position& position, const WordReading& word, const Wings* wings = nullptr);

// May the word be a move of that player with the pieces that he has, whatever stands in their way
// and whoever's turn it is? False holds too behind any half-move of the other player.
bool may_match(const Position& position, Color color, const WordReading& word);

// The same as match(); a word that takes all its bytes is played, of several moves the first.
Match match_and_play(Position& position, const WordReading& word);

}  // namespace planilla
