// The words of a main line, where a game ends in a sheet, and what its numbers and last words show.
#include "game/layout/main_line.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/repair/missing_stretch.h"
#include "game/spelling/forfeit.h"
#include "pgn/tokenizer.h"

namespace planilla::main_line_test {
namespace {

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> out;
  tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, out);
  return out;
}

std::string words(std::string_view text) {
  const std::vector<Token> tokens = tokens_of(text);
  std::string out;
  for (const Item& item : main_line(text, tokens, 0))
    if (!item.is_number) out.append(out.empty() ? "" : " ").append(tokens[item.token].in(text));
  return out;
}

TEST(MainLine, WithoutWhatStandsBesideIt) {
  EXPECT_EQ(words("1. e4 {well} e5 (1... c5 (1... e6) 2. Nf3) 2. Nf3! $1 Nc6 *"), "e4 e5 Nf3 Nc6");
  EXPECT_EQ(words("1. e4 ) e5"), "e4 e5");
  EXPECT_EQ(words("1. e4 1-0 e5"), "e4");
  EXPECT_EQ(words(""), "");
}

TEST(MainLine, NumbersAreItems) {
  const std::string text = "1. e4 1... e5 2 Nf3";
  const std::vector<Item> items = main_line(text, tokens_of(text), 0);
  ASSERT_EQ(items.size(), 6u);
  EXPECT_TRUE(items[0].is_number);
  EXPECT_EQ(items[2].number, 1u);
  EXPECT_EQ(items[2].dots, 3);
  EXPECT_EQ(items[4].number, 2u);
  EXPECT_EQ(item_at(items, 0, items[3].token), 3u);
  EXPECT_EQ(item_at(items, 5, 0), 5u);
}

TEST(EndInSheet, AtAResultOrWhereCountingBeginsAnew) {
  const std::string two = "1. e4 e5 2. Nf3 Nc6 1. d4 d5 2. c4";
  EXPECT_EQ(tokens_of(two)[end_in_sheet(two, tokens_of(two), 0)].begin(), two.find("1. d4"));
  const std::string result = "1. e4 e5 1-0 1. d4";
  EXPECT_EQ(tokens_of(result)[end_in_sheet(result, tokens_of(result), 0)].begin(),
            result.find("1. d4"));
  const std::string lost_digit = "11. e4 e5 1. Nf3 13. Nc6";
  EXPECT_EQ(end_in_sheet(lost_digit, tokens_of(lost_digit), 0), tokens_of(lost_digit).size());
}

struct ForfeitCase {
  const char* text;
  bool marked;
};

TEST(ForfeitLine, BothLoseOnlyAsTheLastWordWithoutANumber) {
  for (const ForfeitCase& c : {ForfeitCase{"1. e4 e5 0-0", true},
                               {"1. e4 e5 2. 0-0", false},
                               {"1. e4 0-0 e5", false},
                               {"0-0", false},
                               {"1. e4 e5", false}}) {
    std::vector<Token> tokens = tokens_of(c.text);
    if (tokens.back().kind == TokenKind::result) continue;  // the scanner has settled it
    Game game;
    game.text = c.text;
    game.tag_result = Result::both_lose;
    mark_forfeit(game, tokens, 0, last_before_tag(tokens, 0));
    EXPECT_EQ(tokens.back().kind == TokenKind::result, c.marked) << c.text;
  }
}

TEST(MissingStretchLine, WhereTheNumbersJumpAndGoOn) {
  const std::string text = "1. e4 e5 2. Nf3 Nc6 7. Nf1 d5 8. Ng3 h6 9. h3 *";
  const std::vector<Token> tokens = tokens_of(text);
  std::size_t fault = 0;
  while (tokens[fault].in(text) != "Nf1") ++fault;
  const auto gap = missing_stretch(text, tokens, 0, fault, Position::initial());
  ASSERT_TRUE(gap);
  EXPECT_EQ(gap->kind, FixKind::gap);
  EXPECT_EQ(gap->missing, 8);
  EXPECT_EQ(tokens[gap->token].in(text), "7.");
}

TEST(MissingStretchLine, OneOddNumberIsASlip) {
  const std::string text = "1. e4 e5 2. Nf3 Nc6 7. Nf1 d5 4. Ng3 h6 5. h3 *";
  const std::vector<Token> tokens = tokens_of(text);
  EXPECT_FALSE(missing_stretch(text, tokens, 0, tokens.size(), Position::initial()));
}

}  // namespace
}  // namespace planilla::main_line_test
