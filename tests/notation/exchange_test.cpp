// Exchanges on a square, against the same asked capture by capture.
#include "notation/data/exchange.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "board/fen.h"
#include "tests/game/support.h"

namespace planilla::exchange_test {
namespace {

int asked_again(const Position& position, Square s, Color by, Bitboard occupied, int value) {
  const Bitboard attackers = position.attackers_to(s, occupied) & occupied & position.pieces(by);
  for (const Role role : {pawn, knight, bishop, rook, queen, king}) {
    const Bitboard of_role = attackers & position.pieces(role);
    if (of_role == 0) continue;
    const Bitboard from = of_role & (~of_role + 1);
    return std::max(0, value - asked_again(position, s, ~by, occupied ^ from, piece_values[role]));
  }
  return 0;
}

TEST(Exchange, TheLeastPieceTakesFirst) {
  const Position position = *parse_fen("4k3/8/3p4/4p3/3P4/8/4R3/4K3 w - - 0 1").position;
  const Square e5 = make_square(4, 4);
  EXPECT_EQ(take_on(position, e5, white, position.pieces(), 100), 100);  // dxe5 dxe5 Rxe5
  EXPECT_EQ(take_on(position, e5, black, position.pieces(), 100), 0);    // dxe5 dxe5
  EXPECT_EQ(take_on(position, e5, black, position.pieces(), 300), 200);
}

TEST(Exchange, EverySquareOfGamesAtRandom) {
  int won = 0;
  for (unsigned seed = 1; seed <= 20; ++seed)
    for (const Position& position : game_tests::random_game(seed, 80).positions)
      for (int at = 0; at < 64; ++at)
        for (const Color by : {white, black}) {
          const auto s = static_cast<Square>(at);
          const int value = piece_values[role_of(position.piece_on(s))];
          const int found = take_on(position, s, by, position.pieces(), value);
          ASSERT_EQ(found, asked_again(position, s, by, position.pieces(), value))
              << to_fen(position) << ' ' << at;
          won += found > 0;
        }
  EXPECT_GT(won, 1000);
}

}  // namespace
}  // namespace planilla::exchange_test
