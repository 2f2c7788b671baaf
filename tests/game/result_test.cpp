// How results are spelt, and which one a game gets (game/model/result.h).
#include "game/model/result.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "tests/checks/support.h"

namespace planilla::result_test {
namespace {

struct Spelling {
  const char* text;
  Result result;
};

TEST(ParseResult, AsPeopleWriteThem) {
  for (const Spelling& c : {Spelling{"1-0", Result::white_wins},
                            {"0-1", Result::black_wins},
                            {"1/2-1/2", Result::draw},
                            {"*", Result::unknown},
                            {"1:0", Result::white_wins},
                            {"0:1", Result::black_wins},
                            {"\u00bd-\u00bd", Result::draw},
                            {"0.5-0.5", Result::draw},
                            {"0,5-0,5", Result::draw},
                            {"1\u20130", Result::white_wins},
                            {"0-0", Result::both_lose},
                            {"+/-", Result::white_wins},
                            {"-/+", Result::black_wins},
                            {"1-0F", Result::white_wins}})
    EXPECT_EQ(parse_result(c.text), c.result) << c.text;
}

TEST(ParseResult, WhatIsNoResult) {
  for (const char* text :
       {"", "1", "-", "2-0", "1-1", "10", "O-O", "O-O-O", "e4", "1-0-1", "tablas"})
    EXPECT_EQ(parse_result(text), Result::none) << text;
}

TEST(Forfeit, OnlyWhatWasNotPlayed) {
  for (const char* text : {"+/-", "-/+", "+--", "1-0F", "0-1F", "0-0"})
    EXPECT_TRUE(is_forfeit(text)) << text;
  for (const char* text : {"1-0", "0-1", "1/2-1/2", "*", "1:0", ""})
    EXPECT_FALSE(is_forfeit(text)) << text;
}

TEST(Contradicts, TwoThatCannotBothBe) {
  EXPECT_TRUE(contradicts(Result::white_wins, Result::draw));
  EXPECT_FALSE(contradicts(Result::white_wins, Result::white_wins));
  EXPECT_FALSE(contradicts(Result::white_wins, Result::unknown));
}

RC_GTEST_PROP(ParseResult, AnyTextIsTaken, ()) {
  const auto text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("01/2-+*:.,F \xc2\xbd")));
  const Result result = parse_result(text);
  if (result != Result::none && result != Result::odd && result != Result::both_lose)
    RC_ASSERT(parse_result(result_text(result)) == result);
}

struct Settled {
  Result result = Result::none;
  std::vector<std::string_view> rules;
};

Settled settle(const std::string& text) {
  Settled out;
  for_each_game(text, [&](const Game& game) {
    out.result = game.result;
    for (const Finding& finding : game.findings) out.rules.push_back(rule_id(finding.rule));
  });
  return out;
}

std::string with_result(const char* tag, const char* moves) {
  return std::string("[White \"Ana\"]\n[Black \"Ben\"]\n[Result \"") + tag + "\"]\n\n" + moves +
         "\n";
}

TEST(SettleResult, TagAndTerminatorAgree) {
  const Settled settled = settle(with_result("1-0", "1. e4 e5 1-0"));
  EXPECT_EQ(settled.result, Result::white_wins);
  EXPECT_TRUE(settled.rules.empty());
}

TEST(SettleResult, TheTagStaysWhereTheyDiffer) {
  const Settled settled = settle(with_result("1-0", "1. e4 e5 0-1"));
  EXPECT_EQ(settled.result, Result::white_wins);
  EXPECT_EQ(settled.rules, std::vector<std::string_view>{"result-mismatch"});
}

TEST(SettleResult, ATagThatSaysUnknownStaysToo) {
  const Settled settled = settle(with_result("*", "1. e4 e5 0-1"));
  EXPECT_EQ(settled.result, Result::unknown);
  EXPECT_EQ(settled.rules, std::vector<std::string_view>{"result-mismatch"});
}

TEST(SettleResult, MateOnTheBoardAndNoResultAnywhere) {
  const Settled settled = settle("1. f3 e5 2. g4 Qh4#\n");
  EXPECT_EQ(settled.result, Result::black_wins);
  EXPECT_EQ(settled.rules, std::vector<std::string_view>{"result-from-board"});
}

TEST(SettleResult, TheBoardContradicts) {
  const Settled settled = settle(with_result("1-0", "1. f3 e5 2. g4 Qh4# 1-0"));
  EXPECT_EQ(settled.result, Result::white_wins);
  EXPECT_EQ(settled.rules, std::vector<std::string_view>{"result-against-board"});
}

TEST(SettleResult, OfAGameThatIsNotReadToItsEndTheBoardSaysNothing) {
  const Settled settled = settle(with_result("1-0", "1. f3 e5 2. g4 Qh4# 3. Kxh4 1-0"));
  EXPECT_EQ(settled.result, Result::white_wins);
  for (const std::string_view rule : settled.rules) EXPECT_NE(rule, "result-from-board");
}

}  // namespace
}  // namespace planilla::result_test
