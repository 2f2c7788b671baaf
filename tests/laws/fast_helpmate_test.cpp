// FastHelpmate on positions of random games: what it finds is played, and nothing else
// contradicts.
#include "laws/dead/fast_helpmate.h"

#include <gtest/gtest.h>

#include "board/fen.h"
#include "laws/dead/mating_material.h"
#include "laws/dead/mobility.h"
#include "laws/dead/unwinnable.h"
#include "tests/board/support.h"
#include "tests/laws/mating_support.h"

namespace planilla::fast_helpmate_test {
namespace {

using board_tests::position;
using mating_tests::mates;
using mating_tests::random_positions;

constexpr unsigned seed = 20261121;

TEST(FastHelpmate, EveryLineIsLegalAndEndsInMate) {
  FastHelpmate quick;
  int found = 0, asked = 0;
  for (const Position& p : random_positions(60, seed))
    for (const Color side : {white, black}) {
      if (too_little_to_mate(p, side)) continue;
      ++asked;
      if (!quick.find(p, side)) continue;
      ++found;
      ASSERT_TRUE(mates(p, side, quick.line())) << to_fen(p) << " " << int(side);
    }
  EXPECT_GT(asked, 1000);
  EXPECT_GT(found, asked * 9 / 10);
}

TEST(FastHelpmate, PlansAfterClearingsAreLegalAndEndInMateToo) {
  FastHelpmate quick;
  int found = 0, asked = 0;
  for (const Position& p : random_positions(30, seed))
    for (const Color side : {white, black}) {
      if (too_little_to_mate(p, side) || FastHelpmate::is_for_corner(p, side)) continue;
      ++asked;
      if (!quick.insist(p, side, 3)) continue;
      ++found;
      ASSERT_TRUE(mates(p, side, quick.line())) << to_fen(p) << " " << int(side);
    }
  EXPECT_GT(found, asked * 8 / 10);
}

TEST(FastHelpmate, NothingIsFoundWhereNothingCanBe) {
  FastHelpmate quick;
  for (const char* fen : {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                          "8/8/8/3k4/8/3K4/8/6B1 w - - 0 1", "6k1/8/8/8/8/8/8/5NK1 b - - 0 1"})
    for (const Color side : {white, black}) EXPECT_FALSE(quick.find(position(fen), side)) << fen;
}

TEST(FastHelpmate, MovesOutOfCheckAndPromotes) {
  FastHelpmate quick;
  for (const char* fen : {"8/8/8/8/4k3/8/1P6/K7 w - - 0 1", "4r3/8/8/8/8/8/4K2P/k7 w - - 0 1"}) {
    ASSERT_TRUE(quick.find(position(fen), white)) << fen;
    EXPECT_TRUE(mates(position(fen), white, quick.line())) << fen;
  }
}

TEST(UnwinnableFast, FullFastAndTheoremsAgreeOnRandomPositions) {
  for (const Position& p : random_positions(40, seed))
    for (const Color side : {white, black}) {
      const Winnability full = can_win(p, side);
      const Possibility fast = can_win_fast(p, side);
      if (full.verdict == Possibility::possible) {
        EXPECT_TRUE(mates(p, side, full.helpmate)) << to_fen(p);
        EXPECT_NE(fast, Possibility::impossible) << to_fen(p);
        EXPECT_FALSE(Mobility(p).rules_out_mate_by(side) && !full.helpmate.empty()) << to_fen(p);
      } else {
        EXPECT_NE(fast, Possibility::possible) << to_fen(p);
      }
    }
}

}  // namespace
}  // namespace planilla::fast_helpmate_test
