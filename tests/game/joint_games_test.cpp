// Two sheets of one game, joined (game/reconcile/agreement.h): whatever one of them lacks.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "game/reconcile/agreement.h"
#include "tests/game/support.h"

namespace planilla::joint_games_test {
namespace {

using namespace game_tests;

struct OneSheet {
  OneSheet(const std::vector<std::string>& words, const char* tag)
      : text(numbered(words)), reader(reader_of(tag)) {
    tokenize(text, whole(text), tokens);
  }
  SheetLine line() { return sheet_line(text, tokens, 0, reader, reader); }
  std::string text;
  std::vector<Token> tokens;
  MoveReader reader;
};

Agreement joined(const std::vector<std::string>& spanish, const std::vector<std::string>& german) {
  static Slips slips(all_notations());
  OneSheet a(spanish, "es"), b(german, "de");
  return agree({a.line(), b.line()}, Position::initial(), slips, all_notations());
}

const RandomGame& played() {
  static const RandomGame game = [] {
    const Game read = games_in(
                          "[White \"a\"]\n\n1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Bd3 d5 "
                          "6. Nf3 c5 7. O-O Nc6 8. a3 Bxc3 9. bxc3 dxc4 10. Bxc4 Qc7 *\n")
                          .at(0);
    RandomGame out{{Position::initial()}, main_moves(read)};
    for (const Move move : out.moves) {
      Position next = out.positions.back();
      next.play(move);
      out.positions.push_back(next);
    }
    return out;
  }();
  return game;
}

RC_GTEST_PROP(JointGames, SheetsOfAnyLegalGameAgree, (unsigned seed)) {
  const RandomGame game = random_game(seed, 16);
  const Agreement found = joined(words_of(game, "es"), words_of(game, "de"));
  RC_ASSERT(found.moves == game.moves);
  RC_ASSERT(found.to_end);
  RC_ASSERT(found.departures.empty());
  RC_ASSERT(found.same_to == static_cast<int>(game.moves.size()));
}

// What one player wrote wrongly, the other's sheet puts right: each slip on a half-move of its own.
RC_GTEST_PROP(JointGames, EachSheetMendsTheOther, (unsigned first, unsigned second)) {
  std::vector<std::string> spanish = words_of(played(), "es"), german = words_of(played(), "de");
  const std::size_t a = first % (spanish.size() - 2), b = second % (german.size() - 2);
  if (std::max(a, b) - std::min(a, b) < 4) return;  // side by side they tell less
  spanish[a] = "a9";                                // no square
  german[b] = "h9";
  const Agreement found = joined(spanish, german);
  RC_ASSERT(found.moves == played().moves);
  RC_ASSERT(found.to_end);
  RC_ASSERT(found.departures.size() >= 2u);
  for (const Departure& departure : found.departures) {
    const std::size_t at = departure.sheet == 0 ? a : b;
    // A word that is passed over is told with the half-move behind it.
    const int apart = departure.ply - 1 - static_cast<int>(at);
    RC_ASSERT(apart == 0 || (apart == 1 && departure.kind == SheetReading::doubled));
  }
}

// A half-move that one sheet lacks stands on the other.
RC_GTEST_PROP(JointGames, WhatOneLacksTheOtherHas, (unsigned at, bool german_lacks)) {
  std::vector<std::string> spanish = words_of(played(), "es"), german = words_of(played(), "de");
  std::vector<std::string>& lacking = german_lacks ? german : spanish;
  lacking.erase(lacking.begin() + static_cast<std::ptrdiff_t>(at % (lacking.size() - 4)));
  const Agreement found = joined(spanish, german);
  RC_ASSERT(found.moves == played().moves);
  RC_ASSERT(found.to_end);
  RC_ASSERT(!found.departures.empty());
  RC_ASSERT(found.departures[0].sheet == (german_lacks ? 1u : 0u));
}

// Where a sheet ends before the other, the rest is that of the longer one.
TEST(JointGames, TheLongerSheetTellsTheRest) {
  std::vector<std::string> spanish = words_of(played(), "es");
  spanish.resize(12);
  const Agreement found = joined(spanish, words_of(played(), "de"));
  EXPECT_EQ(found.moves, played().moves);
  EXPECT_TRUE(found.to_end);
  EXPECT_EQ(found.same_to, 12);
  ASSERT_FALSE(found.departures.empty());
  EXPECT_EQ(found.departures[0].sheet, 0u);
}

TEST(JointGames, SheetsOfTwoGamesStopWhereTheyPart) {
  const Agreement found =
      joined({"e4", "e5", "Cf3", "Cc6", "Ab5"}, {"e4", "e5", "d4", "exd4", "c3"});
  EXPECT_EQ(found.same_to, 2);
  EXPECT_TRUE(!found.to_end || !found.questions.empty());
}

}  // namespace
}  // namespace planilla::joint_games_test
