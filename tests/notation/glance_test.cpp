// What a glance says of the board behind a move, against the same asked on that board.
#include "notation/data/glance.h"

#include <gtest/gtest.h>

#include "tests/game/support.h"

namespace planilla::glance_test {
namespace {

Bitboard attacked_on(const Position& position, Color by) {
  Bitboard out = 0;
  for (unsigned s = 0; s < 64; ++s)
    if (position.attacked_by(by, static_cast<Square>(s), position.pieces()))
      out |= bit(static_cast<Square>(s));
  return out;
}

TEST(Glance, EveryMoveOfGamesAtRandom) {
  int alone = 0;
  for (unsigned seed = 1; seed <= 12; ++seed)
    for (const Position& position : game_tests::random_game(seed, 80).positions) {
      Glance glance(position);
      MoveList moves;
      position.legal_moves(moves);
      for (const Move move : moves) {
        Position after = position;
        after.play(move);
        EXPECT_EQ(glance.gives_check(move), after.in_check());
        EXPECT_EQ(attacked_on(after, glance.other) & ~glance.attacked_behind(move), 0U);
        Bitboard own = after.pieces(position.turn()) & ~bit(move.to());
        if (move.is_castle()) own = 0;  // the rook has moved too
        while (own != 0) {
          const Square s = take_lowest(own);
          if (!glance.leaves_alone(move, s)) continue;
          ++alone;
          ASSERT_EQ(glance.loss(s),
                    take_on(after, s, glance.other, after.pieces(), worth(after, s)));
        }
      }
    }
  EXPECT_GT(alone, 10000);
}

}  // namespace
}  // namespace planilla::glance_test
