// A game of which nothing is odd, read straight from its bytes: tag lines, right numbers, known
// words, a result. No tokens are made, and nothing is looked at twice. Nearly all games of an
// archive are such.
//
//   FastGame plain;
//   std::size_t movetext = plain.read_tags(game);                  // 0: some tag is odd
//   if (plain.read_moves(game, movetext, white, black, attempt)) attempt.hand_to(game);
//
// False, or 0: the tokens are to tell (game/replay/replay.h). What is read here is what they
// would have told: a test compares the two. Elements are in the compact form
// (game/model/elements.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "game/fast/fast_attempt.h"
#include "game/fast/fast_moves.h"
#include "game/fast/fast_text.h"
#include "game/model/game.h"
#include "notation/read/move_reader.h"

namespace planilla {

class FastGame {
public:
  // The tags of game.text, which begins with one; where the movetext behind them begins.
  static std::size_t read_tags(Game& game);
  // All of the text from there on, up to a result with nothing behind it.
  bool read_moves(const Game& game, std::size_t from, MoveReader& for_white, MoveReader& for_black,
                  FastAttempt& out);
  // A word that is in no table yet. False: it is none of a plain move.
  static bool learn(std::string_view text, Span word, MoveReader& reader);

private:
  // Where the movetext stands, and who reads it.
  struct Source {
    std::string_view text;
    std::size_t from = 0;
    MoveReader* white = nullptr;
    MoveReader* black = nullptr;
    const Position* start = nullptr;
  };
  // What comes of it.
  struct Played {
    Position& position;
    MoveTotals& sums;
    std::vector<std::uint64_t>& keys;
    std::vector<CompactMove>& moves;
  };

  bool play(Played& played);
  bool play_known_words(Played& played);

  Source source_;
  FastText text_;
  std::array<CompactMove, FastText::most> moves_;
  std::array<std::uint64_t, FastText::most> keys_;
};

}  // namespace planilla
