// What comes of an attempt to read the moves of a game straight from its bytes: a plain value,
// which a game takes or which is dropped.
//
//   FastAttempt attempt;                       // one for many games, for the room of its vectors
//   if (plain.read_moves(game, movetext, white, black, attempt)) attempt.hand_to(game);
#pragma once

#include <cstdint>
#include <vector>

#include "game/model/game.h"

namespace planilla {

struct FastAttempt {
  Elements elements;
  MoveTotals plain;
  std::vector<std::uint64_t> keys;  // of the main line: keys[0] of the start
  Position final;                   // after the last move of the main line
  std::uint32_t plies = 0;          // of the main line
  Result terminator = Result::none;
  Span terminator_span;

  // As new, but for the room of its vectors.
  void clear();
  // In place of what the game holds of all this. What is left is worth nothing.
  void hand_to(Game& game);
};

// Does the text end with a result as PGN writes it, at that byte? Then it is the attempt's.
bool take_result(std::string_view text, std::size_t at, FastAttempt& attempt);

}  // namespace planilla
