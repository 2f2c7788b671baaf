// A game walked with its positions, variations included (game/model/walk.h).
#include "game/model/walk.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "board/fen.h"
#include "notation/write/san.h"
#include "tests/checks/support.h"

namespace planilla::walk_test {
namespace {

// "ply path SAN" of each move.
std::vector<std::string> walked(const std::string& movetext) {
  std::vector<std::string> out;
  for_each_game("[White \"Ana\"]\n[Black \"Ben\"]\n\n" + movetext + " *\n", [&](const Game& game) {
    for (Walk walk(game); walk.next();)
      if (walk.element().kind == ElementKind::move)
        out.push_back(std::to_string(walk.ply()) + " " + walk.path() + " " +
                      san(walk.before(), walk.element().move));
  });
  return out;
}

TEST(WalkTest, MainLine) {
  EXPECT_EQ(walked("1. e4 e5 2. Nf3"), (std::vector<std::string>{"1  e4", "2  e5", "3  Nf3"}));
}

TEST(WalkTest, AVariationReplacesTheMoveBeforeIt) {
  EXPECT_EQ(walked("1. e4 e5 (1... c5 2. Nf3) 2. Nc3"),
            (std::vector<std::string>{"1  e4", "2  e5", "2 2.1 c5", "3 2.1 Nf3", "3  Nc3"}));
}

TEST(WalkTest, VariationsOnOnePlyAreCounted) {
  EXPECT_EQ(walked("1. e4 (1. d4) (1. c4) 1... e5"),
            (std::vector<std::string>{"1  e4", "1 1.1 d4", "1 1.2 c4", "2  e5"}));
}

TEST(WalkTest, AVariationInAVariation) {
  EXPECT_EQ(walked("1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. f4"),
            (std::vector<std::string>{"1  e4", "2  e5", "2 2.1 c5", "3 2.1 Nf3", "3 2.1/3.1 Nc3",
                                      "4 2.1/3.1 Nc6", "4 2.1 d6", "3  f4"}));
}

TEST(WalkTest, PositionsOfAVariationAreItsOwn) {
  for_each_game("[White \"Ana\"]\n\n1. e4 e5 (1... c5 {here}) 2. f4 *\n", [](const Game& game) {
    bool met = false;
    for (Walk walk(game); walk.next();) {
      if (walk.element().kind != ElementKind::comment) continue;
      met = true;
      EXPECT_EQ(walk.depth(), 1);
      EXPECT_EQ(to_fen(walk.after()),
                "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    }
    EXPECT_TRUE(met);
  });
}

TEST(WalkTest, TheEndIsTheFinalPosition) {
  for_each_game("[White \"Ana\"]\n\n1. e4 e5 (1... c5) 2. f4 (2. Nf3) *\n", [](const Game& game) {
    Position last;
    for (Walk walk(game); walk.next();)
      if (walk.depth() == 0 && walk.element().kind == ElementKind::move) last = walk.after();
    EXPECT_EQ(to_fen(last), to_fen(game.final));
  });
}

TEST(WalkTest, DeepVariationsNeedNoStack) {
  const int depth = 20000;
  std::string text = "1. e4 e5";
  for (int i = 0; i < depth; ++i) text += i % 2 == 0 ? " (1... c5" : " (1... e5";
  text += std::string(depth, ')');
  int deepest = 0;
  for_each_game("[White \"Ana\"]\n\n" + text + " *\n", [&](const Game& game) {
    for (Walk walk(game); walk.next();) deepest = std::max(deepest, walk.depth());
  });
  EXPECT_EQ(deepest, depth);
}

TEST(MoveLabel, CountsFromTheStart) {
  const Position start = Position::initial();
  EXPECT_EQ(move_label(start, 1), "1.");
  EXPECT_EQ(move_label(start, 2), "1...");
  EXPECT_EQ(move_label(start, 18), "9...");
  const Position black = *parse_fen("4k3/8/8/8/8/8/8/4K2R b - - 0 31").position;
  EXPECT_EQ(move_label(black, 1), "31...");
  EXPECT_EQ(move_label(black, 2), "32.");
}

RC_GTEST_PROP(MoveLabel, NumbersNeverGoBack, ()) {
  const int ply = *rc::gen::inRange(1, 600);
  const Position start = Position::initial();
  const int number = std::stoi(move_label(start, ply));
  RC_ASSERT(number == (ply + 1) / 2);
  RC_ASSERT(std::stoi(move_label(start, ply + 1)) - number == (ply % 2 == 0 ? 1 : 0));
}

}  // namespace
}  // namespace planilla::walk_test
