// The engine for several hypotheses: merging keeps all paths, costs order them, limits end it.
#include "game/hypotheses.h"

#include <gtest/gtest.h>

#include "board/fen.h"

namespace planilla {
namespace {

// Every legal move at every place, for a price by its destination.
class AllMoves : public Expander {
 public:
  void expand(const Hypothesis& h, std::vector<Step>& out) override {
    MoveList moves;
    h.position.legal_moves(moves);
    for (const Move m : moves) out.push_back({m, h.place + 1, m.to(), h.context, 0});
  }
};

TEST(Hypotheses, EqualPositionsAreMergedButEveryPathIsKept) {
  // Two knight moves and back: many orders lead to the same position.
  AllMoves all;
  Hypotheses search({.width = 1000, .slack = 100000, .nodes = 1000000});
  search.run(all, Position::initial(), 0, 2);
  EXPECT_TRUE(search.reached_end());
  EXPECT_EQ(search.best(1000).size(), 400u);  // perft(2): every path, though positions may coincide
}

TEST(Hypotheses, PathsComeCheapestFirst) {
  AllMoves all;
  Hypotheses search({.width = 1000, .slack = 100000, .nodes = 1000000});
  search.run(all, Position::initial(), 0, 3);
  const std::vector<Path> paths = search.best(500);
  ASSERT_EQ(paths.size(), 500u);
  for (std::size_t i = 1; i < paths.size(); ++i) EXPECT_LE(paths[i - 1].cost, paths[i].cost);
  for (const Path& path : paths) {
    std::uint32_t sum = 0;
    Position position = Position::initial();
    for (const Step& step : path.steps) {
      ASSERT_TRUE(position.is_legal(step.move));
      position.play(step.move);
      sum += step.cost;
    }
    EXPECT_EQ(sum, path.cost);
  }
}

TEST(Hypotheses, EitherRookToOneSquareTakenAtOnceLeavesTwoPaths) {
  // Black rooks a8 and f8 can both go to d8, where White takes: one position, two readings.
  const Position start = *parse_fen("r4rk1/8/8/8/8/8/8/3R2K1 b - - 0 1").position;
  class Script : public Expander {
   public:
    void expand(const Hypothesis& h, std::vector<Step>& out) override {
      MoveList moves;
      h.position.legal_moves(moves);
      for (const Move m : moves)
        if (m.to() == make_square(3, 7)) out.push_back({m, h.place + 1, 0, 0, 0});
    }
  } script;
  Hypotheses search;
  search.run(script, start, 0, 3);  // Rd8, Rxd8+, R(K)xd8: the other rook takes back
  const std::vector<Path> paths = search.best(10);
  EXPECT_EQ(paths.size(), 2u);
}

TEST(Hypotheses, AStepMayStayAtItsPlaceForAPrice) {
  class Skip : public Expander {
   public:
    void expand(const Hypothesis& h, std::vector<Step>& out) override {
      if (h.plies == 0) out.push_back({Move::normal(12, 28), h.place, 100, 0, 1});  // e2e4, not written
      if (h.plies == 1) out.push_back({Move::normal(52, 36), h.place + 1, 0, 0, 0});
    }
  } skip;
  Hypotheses search;
  search.run(skip, Position::initial(), 0, 1);
  const std::vector<Path> paths = search.best(3);
  ASSERT_EQ(paths.size(), 1u);
  EXPECT_EQ(paths[0].cost, 100u);
  EXPECT_EQ(paths[0].steps.size(), 2u);
}

TEST(Hypotheses, LimitsEndTheSearchAndSaySo) {
  AllMoves all;
  Hypotheses search({.width = 8, .slack = 100000, .nodes = 500});
  search.run(all, Position::initial(), 0, 200);
  EXPECT_TRUE(search.exhausted());
}

}  // namespace
}  // namespace planilla
