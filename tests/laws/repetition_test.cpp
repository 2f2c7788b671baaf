// Repetitions and move counts of games that are played here move by move.
#include "laws/repetition.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "tests/board/support.h"

namespace planilla {

static bool operator==(const DrawEvent& a, const DrawEvent& b) {
  return a.kind == b.kind && a.ply == b.ply && a.automatic == b.automatic;
}

}  // namespace planilla

namespace planilla::repetition_test {
namespace {

using board_tests::position;
using testing::ElementsAre;
using testing::IsEmpty;

class Game {
public:
  explicit Game(std::string_view fen) : position_(position(fen)) { record.add(position_); }

  // Moves in UCI, `times` over.
  Game& play(const std::vector<std::string>& moves, int times = 1) {
    for (int i = 0; i < times; ++i)
      for (const std::string& text : moves) move(text);
    return *this;
  }

  GameRecord record;

private:
  void move(const std::string& text) {
    for (const Move m : board_tests::legal(position_)) {
      if (board_tests::uci(position_, m) != text) continue;
      position_.play(m);
      record.add(position_);
      return;
    }
    ADD_FAILURE() << text << " is not legal";
  }

  Position position_;
};

const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::vector<std::string> knights = {"g1f3", "g8f6", "f3g1", "f6g8"};

TEST(Repetition, ThirdAndFifthOccurrence) {
  Game game(start);
  game.play(knights, 4);
  EXPECT_EQ(occurrences(game.record.keys, game.record.clocks, 16), 5);
  EXPECT_EQ(occurrences(game.record.keys, game.record.clocks, 15), 4);
  EXPECT_THAT(draw_events(game.record, *find_edition("2023")),
              ElementsAre(DrawEvent{DrawKind::threefold, 8, false},
                          DrawEvent{DrawKind::fivefold, 16, true}));
}

TEST(Repetition, OldEditionsKnowClaimsOnly) {
  Game game(start);
  game.play(knights, 6);
  for (const Edition edition : {*find_edition("1997"), *find_edition("2009")})
    EXPECT_THAT(draw_events(game.record, edition),
                ElementsAre(DrawEvent{DrawKind::threefold, 8, false}));
}

TEST(Repetition, LostCastlingRightsMakeAnotherPosition) {
  Game game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  // The first two rook moves lose a right each: what stands after the second comes again at 6 and
  // 10.
  game.play({"a1b1", "a8b8", "b1a1", "b8a8"}, 3);
  EXPECT_THAT(draw_events(game.record, *find_edition("2009")),
              ElementsAre(DrawEvent{DrawKind::threefold, 10, false}));
}

TEST(Repetition, EnPassantCountsOnlyIfLegal) {
  // After b2b4 Black could take en passant: that position is not the one reached later.
  Game could("4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1");
  could.play({"b2b4"}).play({"e8d8", "e1d1", "d8e8", "d1e1"}, 2);
  EXPECT_THAT(draw_events(could.record, *find_edition("2009")), IsEmpty());
  // Here the pawn is pinned and could not: the position counts from the start.
  Game could_not("8/8/8/8/k1p4R/8/3P4/4K3 w - - 0 1");
  could_not.play({"d2d4"}).play({"a4b3", "e1d1", "b3a4", "d1e1"}, 2);
  EXPECT_THAT(draw_events(could_not.record, *find_edition("2009")),
              ElementsAre(DrawEvent{DrawKind::threefold, 9, false}));
}

TEST(MoveCount, FiftyAndSeventyFive) {
  Game game("4k2r/8/8/8/8/8/8/R3K3 w - - 99 80");
  EXPECT_THAT(draw_events(game.record, *find_edition("2023")), IsEmpty());
  game.play({"a1a2"});
  EXPECT_THAT(draw_events(game.record, *find_edition("1997")),
              ElementsAre(DrawEvent{DrawKind::fifty_moves, 1, false}));
  Game late("4k2r/8/8/8/8/8/8/R3K3 w - - 148 120");
  late.play({"a1a2", "h8h7"});
  EXPECT_THAT(draw_events(late.record, *find_edition("2018")),
              ElementsAre(DrawEvent{DrawKind::fifty_moves, 0, false},
                          DrawEvent{DrawKind::seventy_five_moves, 2, true}));
  EXPECT_THAT(draw_events(late.record, *find_edition("2009")),
              ElementsAre(DrawEvent{DrawKind::fifty_moves, 0, false}));
}

TEST(MoveCount, MateTakesPrecedence) {
  Game game("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
  game.play({"a1a8"});
  EXPECT_EQ(game.record.mate_ply, 1);
  EXPECT_THAT(draw_events(game.record, *find_edition("2023")),
              ElementsAre(DrawEvent{DrawKind::fifty_moves, 0, false}));
  EXPECT_FALSE(claim_holds(game.record, DrawKind::seventy_five_moves, 1));
}

TEST(MoveCount, CaptureBeginsAnew) {
  Game game("4k2r/8/8/8/8/8/8/4K2R w - - 98 80");
  game.play({"h1h8", "e8d7"});
  EXPECT_THAT(draw_events(game.record, *find_edition("2023")), IsEmpty());
}

TEST(Claim, HoldsOnlyWhereThePositionStands) {
  Game game(start);
  game.play(knights, 2).play({"e2e4"});
  EXPECT_TRUE(claim_holds(game.record, DrawKind::threefold, 8));
  EXPECT_FALSE(claim_holds(game.record, DrawKind::threefold, 7));
  EXPECT_FALSE(claim_holds(game.record, DrawKind::threefold, 9));
  EXPECT_FALSE(claim_holds(game.record, DrawKind::fifty_moves, 8));
  EXPECT_FALSE(claim_holds(game.record, DrawKind::threefold, 200));
}

TEST(Repetition, ALongStretchTakesNoLongTime) {
  GameRecord record;
  for (int i = 0; i < 400'000; ++i) {
    record.keys.push_back(static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15u);
    record.clocks.push_back(static_cast<std::uint16_t>(std::min(i, 65535)));
  }
  record.keys.back() = record.keys[record.keys.size() - 3] = record.keys[record.keys.size() - 7];
  const auto begin = std::chrono::steady_clock::now();
  const std::vector<DrawEvent> events = draw_events(record, *find_edition("2009"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
  EXPECT_THAT(events, ElementsAre(DrawEvent{DrawKind::fifty_moves, 100, false},
                                  DrawEvent{DrawKind::threefold, 399'999, false}));
}

// Counting by looking back and by comparing everything agree on random walks of rooks.
RC_GTEST_PROP(Repetition, AgreesWithComparingAll, ()) {
  Position p = position("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
  GameRecord record;
  record.add(p);
  const int length = *rc::gen::inRange(0, 60);
  for (int i = 0; i < length; ++i) {
    const MoveList moves = board_tests::legal(p);
    if (moves.empty()) break;
    p.play(moves[*rc::gen::inRange(0, std::min(4, moves.size()))]);
    record.add(p);
  }
  for (std::size_t ply = 0; ply < record.keys.size(); ++ply) {
    const auto all = std::count(record.keys.begin(),
                                record.keys.begin() + static_cast<long>(ply) + 1, record.keys[ply]);
    RC_ASSERT(occurrences(record.keys, record.clocks, static_cast<int>(ply)) ==
              static_cast<int>(all));
  }
}

}  // namespace
}  // namespace planilla::repetition_test
