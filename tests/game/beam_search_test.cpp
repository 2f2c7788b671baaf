// The engine for several hypotheses: merging keeps all paths, costs order them, limits end it.
#include "game/search/beam_search.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "board/fen.h"

namespace planilla::beam_search_test {
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

TEST(BeamSearch, EqualPositionsAreMergedButEveryPathIsKept) {
  // Two knight moves and back: many orders lead to the same position.
  AllMoves all;
  BeamSearch search({.width = 1000, .slack = 100000, .nodes = 1000000});
  search.run(all, Position::initial(), 0, 2);
  EXPECT_TRUE(search.reached_end());
  EXPECT_EQ(search.best(1000).size(), 400u);  // perft(2): every path, though positions may coincide
}

TEST(BeamSearch, PathsComeCheapestFirst) {
  AllMoves all;
  BeamSearch search({.width = 1000, .slack = 100000, .nodes = 1000000});
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

TEST(BeamSearch, EitherRookToOneSquareTakenAtOnceLeavesTwoPaths) {
  // Black rooks a8 and f8 can both go to d8, where White takes: one position, two readings.
  const Position start = *parse_fen("r4rk1/8/8/8/8/8/8/3R2K1 b - - 0 1").position;
  class RepairPlan : public Expander {
  public:
    void expand(const Hypothesis& h, std::vector<Step>& out) override {
      MoveList moves;
      h.position.legal_moves(moves);
      for (const Move m : moves)
        if (m.to() == make_square(3, 7)) out.push_back({m, h.place + 1, 0, 0, 0});
    }
  } script;
  BeamSearch search;
  search.run(script, start, 0, 3);  // Rd8, Rxd8+, R(K)xd8: the other rook takes back
  const std::vector<Path> paths = search.best(10);
  EXPECT_EQ(paths.size(), 2u);
}

TEST(BeamSearch, AStepMayStayAtItsPlaceForAPrice) {
  class Skip : public Expander {
  public:
    void expand(const Hypothesis& h, std::vector<Step>& out) override {
      if (h.plies == 0)
        out.push_back({Move::normal(12, 28), h.place, 100, 0, 1});  // e2e4, not written
      if (h.plies == 1) out.push_back({Move::normal(52, 36), h.place + 1, 0, 0, 0});
    }
  } skip;
  BeamSearch search;
  search.run(skip, Position::initial(), 0, 1);
  const std::vector<Path> paths = search.best(3);
  ASSERT_EQ(paths.size(), 1u);
  EXPECT_EQ(paths[0].cost, 100u);
  EXPECT_EQ(paths[0].steps.size(), 2u);
}

TEST(BeamSearch, LimitsEndTheSearchAndSaySo) {
  AllMoves all;
  BeamSearch search({.width = 8, .slack = 100000, .nodes = 500});
  search.run(all, Position::initial(), 0, 200);
  EXPECT_TRUE(search.exhausted());
}

// Two moves may come in either order, at both of two places: the readings meet in between.
class EitherOrder : public Expander {
public:
  void expand(const Hypothesis& h, std::vector<Step>& out) override {
    constexpr Square ways[2][2][2] = {{{1, 18}, {6, 21}},
                                      {{57, 42}, {62, 45}}};  // Nc3 and Nf3; Nc6 and Nf6
    const auto& pair = ways[h.position.turn() == white ? 0 : 1];
    for (std::uint32_t i = 0; i < 2; ++i)
      if (h.position.is_legal(Move::normal(pair[i][0], pair[i][1])))
        out.push_back(
            {Move::normal(pair[i][0], pair[i][1]), h.place + 1, h.place < 2 ? 0 : i * 10, 0, 0});
  }
};

TEST(BeamSearch, StretchesAreCutWhereAllReadingsMeet) {
  EitherOrder either;
  BeamSearch search;
  search.run(either, Position::initial(), 0,
             4);  // 1.Nc3 or Nf3, Nc6 or Nf6, 2. the other, the other
  const std::vector<Path> whole = search.best(100);
  ASSERT_EQ(whole.size(), 4u);
  const std::vector<Segment> all = search.stretches(1000, 100);
  ASSERT_EQ(all.size(), 1u);  // they meet only at the end
  EXPECT_EQ(all[0].paths.size(), 4u);
  const std::vector<Segment> near = search.stretches(5, 100);  // the dear orders are not looked at
  std::size_t plies = 0;
  std::uint32_t cost = 0;
  for (const Segment& stretch : near) {
    EXPECT_EQ(stretch.paths.front().place, plies);
    plies += stretch.paths.front().steps.size();
    cost += stretch.paths.front().cost;
  }
  EXPECT_EQ(plies, 4u);
  EXPECT_EQ(cost, whole[0].cost);
}

TEST(BeamSearch, ReadingsThatMeetHalfwayAreTwoStretches) {
  class Twice : public Expander {
  public:
    void expand(const Hypothesis& h, std::vector<Step>& out) override {
      // The word is passed over at one of two places, for a price; then again.
      if (h.place % 2 == 0) {
        out.push_back({Move(), h.place + 1, 10, 1, 0});
        out.push_back({Move(), h.place + 1, 20, 2, 0});
      } else {
        out.push_back({Move(), h.place + 1, 0, 0, 0});
      }
    }
  } twice;
  BeamSearch search;
  search.run(twice, Position::initial(), 0, 4);
  const std::vector<Segment> stretches = search.stretches(1000, 100);
  ASSERT_EQ(stretches.size(), 2u);
  for (const Segment& stretch : stretches) {
    ASSERT_EQ(stretch.paths.size(), 2u);
    EXPECT_EQ(stretch.paths[0].cost, 10u);
    EXPECT_EQ(stretch.paths[1].cost, 20u);
  }
}

TEST(BeamSearch, ASearchKnowsWhenItWasTooNarrow) {
  // Many cheap ways that come to nothing but a dear end, and one that is dear at once and goes on
  // for nothing.
  class Trap : public Expander {
  public:
    void expand(const Hypothesis& h, std::vector<Step>& out) override {
      if (h.place == 0)
        for (std::uint32_t i = 1; i <= 9; ++i) out.push_back({Move(), 1, i, i, 0});
      else
        out.push_back(
            {Move(), h.place + 1, h.place == 1 && h.context != 9 ? 100u : 0u, h.context, 0});
    }
  } trap;
  BeamSearch narrow({.width = 4, .slack = 1000, .nodes = 1000});
  narrow.run(trap, Position::initial(), 0, 3);
  EXPECT_TRUE(narrow.too_narrow(2));
  BeamSearch wide({.width = 16, .slack = 1000, .nodes = 1000});
  wide.run(trap, Position::initial(), 0, 3);
  EXPECT_FALSE(wide.too_narrow(2));
  EXPECT_EQ(wide.best(1)[0].cost, 9u);
}

// Costs by place and context: a graph without moves, of which every path can be counted.
class Graph : public Expander {
public:
  static constexpr std::uint32_t places = 5, contexts = 3;
  std::vector<std::uint32_t> costs;  // [place][from][to]; above 40: no step

  std::uint32_t cost(std::uint32_t place, std::uint32_t from, std::uint32_t to) const {
    return costs[(place * contexts + from) * contexts + to];
  }
  void expand(const Hypothesis& h, std::vector<Step>& out) override {
    for (std::uint32_t to = 0; to < contexts; ++to)
      if (const std::uint32_t c = cost(h.place, h.context, to); c <= 40)
        out.push_back({Move(), h.place + 1, c, to, 0});
  }
  // Of all paths from context 0, in order.
  std::vector<std::uint32_t> all(std::uint32_t place = 0, std::uint32_t context = 0) const {
    if (place == places) return {0};
    std::vector<std::uint32_t> out;
    for (std::uint32_t to = 0; to < contexts; ++to)
      if (const std::uint32_t c = cost(place, context, to); c <= 40)
        for (const std::uint32_t rest : all(place + 1, to)) out.push_back(c + rest);
    std::sort(out.begin(), out.end());
    return out;
  }
};

// Against counting every path.
RC_GTEST_PROP(BeamSearch, FindsThePathsInTheOrderOfTheirCosts, ()) {
  Graph graph;
  graph.costs = *rc::gen::container<std::vector<std::uint32_t>>(
      Graph::places * Graph::contexts * Graph::contexts, rc::gen::inRange<std::uint32_t>(0, 60));
  const std::vector<std::uint32_t> all = graph.all();
  BeamSearch search({.width = 1000, .slack = 100000, .nodes = 100000});
  search.run(graph, Position::initial(), 0, Graph::places);
  RC_ASSERT(search.reached_end() == !all.empty());
  RC_ASSERT(!search.exhausted());
  const std::vector<Path> paths = search.best(all.size() + 5);
  RC_ASSERT(paths.size() == all.size());
  for (std::size_t i = 0; i < paths.size(); ++i) RC_ASSERT(paths[i].cost == all[i]);
  if (all.empty()) return;
  // The first paths of all segments together are the best path.
  std::uint32_t cost = 0, place = 0;
  for (const Segment& segment : search.stretches(100, 50)) {
    RC_ASSERT(segment.paths.front().place == place);
    cost += segment.paths.front().cost;
    place = segment.paths.front().steps.back().place;
  }
  RC_ASSERT(cost == all.front());
  RC_ASSERT(place == Graph::places);
}

// However narrow it is: what it finds is a path, and the cheapest one is never cheaper than the
// best.
RC_GTEST_PROP(BeamSearch, ANarrowSearchMakesNoPathUp, ()) {
  Graph graph;
  graph.costs = *rc::gen::container<std::vector<std::uint32_t>>(
      Graph::places * Graph::contexts * Graph::contexts, rc::gen::inRange<std::uint32_t>(0, 60));
  const std::vector<std::uint32_t> all = graph.all();
  BeamSearch search({.width = 1, .slack = 10, .nodes = 30});
  search.run(graph, Position::initial(), 0, Graph::places);
  for (const Path& path : search.best(1)) RC_ASSERT(path.cost >= all.front());
  for (const Path& path : search.best_partial(4)) {
    std::uint32_t context = 0, cost = 0;
    for (std::uint32_t place = 0; place < path.steps.size(); ++place) {
      const Step& step = path.steps[place];
      RC_ASSERT(step.cost == graph.cost(place, context, step.context));
      cost += step.cost;
      context = step.context;
    }
    RC_ASSERT(cost == path.cost);
    if (!path.steps.empty()) RC_ASSERT(path.steps.back().place == search.furthest());
  }
}

TEST(BeamSearch, StartsInEachContext) {
  Graph graph;
  graph.costs.assign(Graph::places * Graph::contexts * Graph::contexts, 7);
  BeamSearch search;
  const std::uint32_t starts[] = {1, 2};
  search.run(graph, Position::initial(), 3, Graph::places, starts);
  EXPECT_EQ(search.best(100).size(), 2u * 3 * 3);
  for (const Path& path : search.best(100)) {
    EXPECT_EQ(path.place, 3u);
    EXPECT_EQ(path.cost, 14u);
  }
}

TEST(BeamSearch, WhereNothingGoesOnThePartialPathsEnd) {
  class Dead : public Expander {
  public:
    void expand(const Hypothesis& h, std::vector<Step>& out) override {
      if (h.place < 3) out.push_back({Move(), h.place + 1, 1, 0, 0});
    }
  } dead;
  BeamSearch search;
  search.run(dead, Position::initial(), 0, 9);
  EXPECT_FALSE(search.reached_end());
  EXPECT_EQ(search.furthest(), 3u);
  EXPECT_TRUE(search.best(5).empty());
  ASSERT_EQ(search.best_partial(5).size(), 1u);
  EXPECT_EQ(search.best_partial(5)[0].steps.size(), 3u);
  search.run(dead, Position::initial(), 0, 2);  // again: nothing of the first run is left
  EXPECT_TRUE(search.reached_end());
  EXPECT_EQ(search.best(5).size(), 1u);
}

}  // namespace
}  // namespace planilla::beam_search_test
