// Numbers of moves and half-moves: what one names, and that they can be counted back.
#include "board/half_move.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/board/support.h"

namespace planilla::board_tests {
namespace {

constexpr const char* black_begins = "4k3/8/8/8/8/8/8/4K2R b - - 3 20";

TEST(HalfMove, IsNamedByNumberAndSide) {
  EXPECT_EQ(half_move_named(1, white), 2);
  EXPECT_EQ(half_move_named(1, black), 3);
  EXPECT_EQ(half_move_named(12, black), 25);
  EXPECT_LT(half_move_named(12, black), half_move_named(13, white));
}

TEST(HalfMove, IsCountedFromTheStart) {
  EXPECT_EQ(ply_named(Position::initial(), 1, white), 1);
  EXPECT_EQ(ply_named(Position::initial(), 1, black), 2);
  EXPECT_EQ(ply_named(Position::initial(), 12, black), 24);
}

TEST(HalfMove, IsCountedFromAPositionInWhichBlackBegins) {
  const Position start = position(black_begins);
  EXPECT_EQ(half_move_due(start), half_move_named(20, black));
  EXPECT_EQ(ply_named(start, 20, black), 1);
  EXPECT_EQ(ply_named(start, 21, white), 2);
  EXPECT_EQ(ply_named(start, 20, white), 0);  // before the game
  EXPECT_EQ(number_of_half_move(half_move_at(start, 2)), 21);
  EXPECT_EQ(side_of_half_move(half_move_at(start, 2)), white);
}

// The largest number that is read in a text still has its half-move.
TEST(HalfMove, OfTheLargestNumberIsPositive) {
  EXPECT_EQ(number_of_half_move(half_move_named(999'999'999, black)), 999'999'999);
}

// However a game goes on, the half-move that is due is the one at its ply.
RC_GTEST_PROP(HalfMove, GoesOnWithTheGame, (unsigned seed, bool from_black)) {
  std::vector<Position> game = random_game(seed, 60, false);
  if (from_black && game.size() > 1) game.erase(game.begin());
  const Position& start = game.front();
  for (std::size_t i = 0; i < game.size(); ++i) {
    const int ply = static_cast<int>(i) + 1, due = half_move_due(game[i]);
    RC_ASSERT(due == half_move_at(start, ply));
    RC_ASSERT(ply_of_half_move(start, due) == ply);
    RC_ASSERT(ply_named(start, game[i].fullmove_number(), game[i].turn()) == ply);
    RC_ASSERT(number_of_half_move(due) == game[i].fullmove_number());
    RC_ASSERT(side_of_half_move(due) == game[i].turn());
  }
}

}  // namespace
}  // namespace planilla::board_tests
