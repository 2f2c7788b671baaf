// A game of which nothing is odd, read straight from its bytes: tag lines, right numbers, known words, a result. No
// tokens are made, and nothing is looked at twice. Nearly all games of an archive are such.
//
//   PlainGame plain;
//   std::size_t movetext = plain.read_tags(game);                  // 0: some tag is odd
//   if (plain.read_moves(game, movetext, white, black)) ...        // elements, keys, plies, final, terminator
//
// False, or 0: `game` is as it was before, and the tokens are to tell (game/replay.h). What is read here is what
// they would have told: a test compares the two.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "game/game.h"
#include "game/plain_moves.h"
#include "game/plain_text.h"
#include "notation/move_reader.h"

namespace planilla {

class PlainGame {
 public:
  // The tags of game.text, which begins with one; where the movetext behind them begins.
  static std::size_t read_tags(Game& game);
  // All of the text from there on, up to a result with nothing behind it.
  bool read_moves(Game& game, std::size_t from, MoveReader& for_white, MoveReader& for_black);
  // What it read after all is not to stand.
  static void forget_moves(Game& game);

 private:
  bool play_words_of(Game& game);
  static bool learn(std::string_view text, Span word, MoveReader& reader);

  PlainText text_;
  std::array<Element, PlainText::most> elements_;
  std::array<std::uint64_t, PlainText::most> keys_;
};

}  // namespace planilla
