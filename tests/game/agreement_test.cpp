// Two sheets of one game, read in step.
#include "game/reconcile/agreement.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla::agreement_test {
namespace {

struct Sheet {
  Sheet(std::string moves, const char* language)
      : text(std::move(moves)),
        reader(
            all_notations(),
            {{&all_notations().languages().class_of(*all_notations().languages().find(language))},
             "algebraic"}) {
    tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
  }
  SheetLine line() { return sheet_line(text, tokens, 0, reader, reader); }

  std::string text;
  std::vector<Token> tokens;
  MoveReader reader;
};

class Agreeing : public testing::Test {
protected:
  Agreement of(const std::string& spanish, const std::string& german, const Evidence& known = {}) {
    Sheet a(spanish, "es"), b(german, "de");
    Slips slips(all_notations());
    return agree({a.line(), b.line()}, Position::initial(), slips, all_notations(), known);
  }

  static std::string moves(const Agreement& game) {
    std::string out;
    Position position = Position::initial();
    for (const Move move : game.moves) {
      out += (out.empty() ? "" : " ") + san(position, move);
      position.play(move);
    }
    return out;
  }
};

TEST_F(Agreeing, SheetsThatAgreeDepartFromNothing) {
  const Agreement game = of("1. e4 e5 2. Cf3 Cc6", "1. e4 e5 2. Sf3 Sc6");
  EXPECT_EQ(moves(game), "e4 e5 Nf3 Nc6");
  EXPECT_TRUE(game.to_end);
  EXPECT_TRUE(game.departures.empty());
  EXPECT_TRUE(game.questions.empty());
  EXPECT_EQ(game.same_to, 4);
}

TEST_F(Agreeing, TheOtherSheetTellsWhatAnIllegalMoveWas) {
  const Agreement game = of("1. e4 e5 2. Cf4 Cc6 3. Ab5 a6", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6");
  EXPECT_EQ(moves(game), "e4 e5 Nf3 Nc6 Bb5 a6");
  ASSERT_EQ(game.departures.size(), 1u);
  EXPECT_EQ(game.departures[0].sheet, 0u);
  EXPECT_EQ(game.departures[0].kind, SheetReading::changed);
  EXPECT_EQ(game.departures[0].ply, 3);
  EXPECT_EQ(game.same_to, 2);
}

TEST_F(Agreeing, AHalfMoveTooFewOnOneAndTooManyOnTheOther) {
  const Agreement game =
      of("1. e4 e5 2. Cf3 3. Ab5 a6 4. Aa4 Cf6", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. a6 La4 5. Sf6");
  EXPECT_EQ(moves(game), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
  ASSERT_EQ(game.departures.size(), 2u);
  EXPECT_EQ(game.departures[0].kind, SheetReading::lacking);
  EXPECT_EQ(game.departures[1].kind, SheetReading::doubled);
  EXPECT_EQ(game.departures[1].sheet, 1u);
}

TEST_F(Agreeing, WhatNothingDecidesIsAQuestion) {
  const Agreement game = of("1. e4 e5 2. Cf3 a6", "1. e4 e5 2. Sf3 a5");
  ASSERT_EQ(game.questions.size(), 1u);
  EXPECT_EQ(game.questions[0].ply, 4);
  EXPECT_EQ(game.questions[0].moves.size(), 2u);
}

TEST_F(Agreeing, WhatSomebodySawPlayedIsPlayed) {
  const std::string spanish = "1. e4 e5 2. Cf3 a6 3. d4", german = "1. e4 e5 2. Sf3 a5 3. d4";
  for (const char* move : {"a6", "a5", "Nc6"}) {
    const Agreement game = of(spanish, german, {.played = {{4, move}}});
    EXPECT_EQ(moves(game), std::string("e4 e5 Nf3 ") + move + " d4");
    EXPECT_TRUE(game.to_end);
    EXPECT_TRUE(game.questions.empty());
    EXPECT_FALSE(game.departures.empty()) << "what a sheet has else is still told";
  }
}

TEST_F(Agreeing, AMoveThatCannotHaveBeenPlayedIsRefused) {
  const Agreement game = of("1. e4 e5 2. Cf3 a6", "1. e4 e5 2. Sf3 a6", {.played = {{3, "Nd5"}}});
  EXPECT_EQ(moves(game), "e4 e5 Nf3 a6");
  EXPECT_EQ(game.refused, std::vector<int>{3});
}

// A count of words that began again at 0 behind the 65,535th had no end.
TEST_F(Agreeing, SheetsOfSeventyThousandWordsAreReadToTheirEnd) {
  std::string words;
  for (std::size_t i = 0; i < 17'500; ++i) words += "Cf3 Cf6 Cg1 Cg8 ";
  Sheet sheet(words, "es");
  Slips slips(all_notations());
  JointSearch sheets({sheet.line(), sheet.line()}, slips, all_notations().slip_costs());
  BeamSearch search({.nodes = 200'000});
  const std::uint32_t contexts[] = {sheets.start()};
  search.run(sheets, Position::initial(), 0, sheets.end(), contexts);
  EXPECT_TRUE(search.reached_end());
}

TEST_F(Agreeing, ItEndsWhenItsCallerHasWaitedEnough) {
  Sheet a("1. e4 e5 2. Cf4 Cc6 3. Ab5 a6", "es"), b("1. e4 d5 2. Sf4 Sc5 3. Lb5 a6", "de");
  Slips slips(all_notations());
  int left = 3;
  const Pause pause = [&] {
    if (--left == 0) throw std::runtime_error("enough");
  };
  EXPECT_THROW(agree({a.line(), b.line()}, Position::initial(), slips, all_notations(), {}, pause),
               std::runtime_error);
}

}  // namespace
}  // namespace planilla::agreement_test
