// Blockade and the look-ahead on walls: known fortresses, and random closed positions on which
// neither a search nor a plan may find what they rule out.
#include "laws/dead/blockade.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

#include "board/fen.h"
#include "laws/dead/fast_helpmate.h"
#include "laws/dead/helpmate.h"
#include "laws/dead/mobility.h"
#include "laws/dead/walls.h"
#include "tests/board/support.h"

namespace planilla::blockade_test {
namespace {

using board_tests::position;

constexpr int states = 50'000;

TEST(Blockade, TheTurnRunsOut) {
  // White's king has two squares; no bishop on dark squares takes the light one away in time.
  const Position p = position("8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - - 0 1");
  for (const Color side : {white, black})
    EXPECT_TRUE(Blockade(p).rules_out_mate_by(side, states)) << int(side);
}

TEST(Blockade, ClosedWallsOfPawns) {
  const Position p = position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
  for (const Color side : {white, black}) EXPECT_TRUE(Blockade(p).rules_out_mate_by(side, states));
}

TEST(Blockade, SaysNothingWhereAMateIsPossible) {
  for (const char* fen :
       {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/3NK3 w - - 0 1",
        "4k3/8/8/pPp1p1p1/P1P1P1P1/8/8/4K3 w - a6 0 1"})
    EXPECT_FALSE(Blockade(position(fen)).rules_out_mate_by(white, states)) << fen;
}

TEST(Blockade, GivesUpAtTheLimit) {
  const Position p = position("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1");
  EXPECT_FALSE(Blockade(p).rules_out_mate_by(white, 1000));
}

TEST(Walls, AForcedCaptureIsLookedBehind) {
  const Position p = position("6b1/1p1k4/4p1p1/1p1pP1P1/1P1P4/Bb6/1b6/1K6 w - - 0 1");
  EXPECT_FALSE(Blockade(p).rules_out_mate_by(white, states));
  EXPECT_TRUE(walls_rule_out_mate(p, white, states));
}

// A wall of pawns that block each other, with a gap or a step in some; kings, and a few minor
// pieces.
std::string random_closed_board(std::mt19937& random) {
  std::string board(64, '1');
  const auto put = [&](char man, unsigned square) {
    if (board[square] == '1') board[square] = man;
  };
  const unsigned rank = 2 + random() % 3;
  for (unsigned file = random() % 2; file < 8; file += 2) {
    const unsigned row = random() % 8 == 0 ? rank + 1 : rank;
    if (random() % 16 == 0) continue;
    put('P', row * 8 + file);
    put('p', (row + 1) * 8 + file);
    if (random() % 8 == 0) put(random() % 2 ? 'p' : 'P', (1 + random() % 6) * 8 + file);
  }
  const char men[] = "BbNnBb";
  for (unsigned i = random() % 5; i > 0; --i) put(men[random() % 6], random() % 64);
  board[random() % 64] = 'K';
  unsigned k = random() % 64;
  while (board[k] == 'K') k = random() % 64;
  board[k] = 'k';
  std::string out;
  for (unsigned r = 8; r-- > 0;) out += board.substr(r * 8, 8) + (r ? "/" : "");
  return out + (random() % 2 ? " w - - 0 1" : " b - - 0 1");
}

TEST(Walls, NothingRuledOutIsFoundOnRandomClosedBoards) {
  std::mt19937 random(4711);
  FastHelpmate quick;
  HelpmateSearch search;
  constexpr Idea ideas[] = {Idea::net, Idea::kings, Idea::dig, Idea::smother};
  int ruled_out = 0;
  for (int i = 0; i < 4000; ++i) {
    const FenResult fen = parse_fen(random_closed_board(random));
    if (!fen.position) continue;
    const Position& p = *fen.position;
    for (const Color side : {white, black}) {
      if (p.turn() != side && p.is_checkmate()) continue;
      if (!walls_rule_out_mate(p, side, 5000)) continue;
      ++ruled_out;
      ASSERT_FALSE(quick.find(p, side)) << to_fen(p) << " " << int(side);
      if (ruled_out % 8 == 0) {
        ASSERT_NE(search.run(p, side, ideas, 900), Possibility::possible) << to_fen(p) << int(side);
      }
    }
  }
  EXPECT_GT(ruled_out, 100);
}

// What is left out where a mate is seen soon changes no answer.
void expect_the_same_at_once(const Position& p, int& ruled_out) {
  const Mobility mobility(p);
  const bool by_white = mobility.rules_out_mate_by(white),
             by_black = mobility.rules_out_mate_by(black);
  EXPECT_EQ(Mobility::rules_out_mate_by(std::array{white}, p), by_white) << to_fen(p);
  EXPECT_EQ(Mobility::rules_out_mate_by(std::array{black}, p), by_black) << to_fen(p);
  EXPECT_EQ(Mobility::rules_out_mate_by(std::array{white, black}, p), by_white && by_black)
      << to_fen(p);
  ruled_out += by_white && by_black;
}

TEST(Mobility, OfBothSidesAtOnce) {
  std::mt19937 random(4712);
  int ruled_out = 0;
  for (int i = 0; i < 4000; ++i)
    if (const FenResult fen = parse_fen(random_closed_board(random)); fen.position)
      expect_the_same_at_once(*fen.position, ruled_out);
  for (unsigned seed = 0; seed < 40; ++seed)
    for (const Position& p : board_tests::random_game(seed, 200, seed % 2 == 0))
      expect_the_same_at_once(p, ruled_out);
  EXPECT_GT(ruled_out, 30);
}

}  // namespace
}  // namespace planilla::blockade_test
