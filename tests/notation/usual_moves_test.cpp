// What people play, as far as a facts at the board tells.
#include "notation/data/usual_moves.h"

#include <gtest/gtest.h>

#include "board/fen.h"
#include "notation/read/notations.h"

namespace planilla::usual_moves_test {
namespace {

class UsualMovesTest : public ::testing::Test {
protected:
  int cost(const char* fen, Square from, Square to, PreviousMove previous = {}) {
    return usual_.cost(*parse_fen(fen).position, previous, Move::normal(from, to));
  }

  const Notations notations_{Data::embedded()};
  UsualMoves usual_{notations_.usual_weights()};
};

constexpr Square d1 = make_square(3, 0), d4 = make_square(3, 3), d5 = make_square(3, 4),
                 d6 = make_square(3, 5), e4 = make_square(4, 3);

TEST_F(UsualMovesTest, AQueenIsNotPutWhereAPawnTakesHer) {
  const char* fen = "4k3/8/4p3/8/8/8/8/3QK3 w - - 0 30";
  EXPECT_GT(cost(fen, d1, d5), cost(fen, d1, d4) + 50);
}

TEST_F(UsualMovesTest, WhatWasTakenIsRetaken) {
  const char* fen = "4k3/4p3/3P4/8/8/8/8/4K3 b - - 0 30";
  EXPECT_LT(cost(fen, make_square(4, 6), d6, {d6, true}),
            cost(fen, make_square(4, 7), make_square(5, 7), {d6, true}));
  EXPECT_LT(cost(fen, make_square(4, 6), d6, {d6, true}),
            cost(fen, make_square(4, 6), d6, {e4, false}));
}

TEST_F(UsualMovesTest, CostsAreAgainstAChoiceByChance) {
  // The only legal move is as likely as can be.
  EXPECT_EQ(cost("7k/8/8/8/8/8/6q1/7K w - - 0 30", make_square(7, 0), make_square(6, 1)), 0);
}

TEST_F(UsualMovesTest, EveryWeightHasAName) {
  EXPECT_EQ(move_feature_name(0), "wins_piece");
  EXPECT_EQ(move_feature_name(move_feature_count - 1), "");
}

}  // namespace
}  // namespace planilla::usual_moves_test
