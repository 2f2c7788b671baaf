// From the text of a sheet to tokens in the order of play (game/layout).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/layout/columns.h"
#include "game/layout/main_line.h"
#include "game/layout/sheet.h"
#include "game/model/lexicon.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla::layout_test {
namespace {

const Lexicon& lexicon() {
  static const Lexicon all(all_notations());
  return all;
}

Span whole(std::string_view text) {
  return {0, static_cast<std::uint32_t>(text.size())};
}

std::string in_order(const std::string& text) {
  std::vector<Token> tokens;
  tokenize(text, whole(text), tokens);
  put_columns_in_order(text, tokens);
  std::string out;
  for (const Token& token : tokens) out.append(out.empty() ? "" : " ").append(token.in(text));
  return out;
}

TEST(Columns, TwoBlocksSideBySide) {
  EXPECT_EQ(in_order("1. e4   e5      4. Aa4  Cf6\n"
                     "2. Cf3  Cc6     5. O-O  Ae7\n"
                     "3. Ab5  a6      6. Te1  b5\n"),
            "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7 6. Te1 b5");
}

TEST(Columns, OneColumnStaysAsItIs) {
  EXPECT_EQ(in_order("1. e4 e5\n2. Cf3 Cc6\n"), "1. e4 e5 2. Cf3 Cc6");
}

TEST(Columns, UnequalDistancesAreNoColumns) {
  EXPECT_EQ(in_order("1. e4 e5 7. Ab5 a6\n2. Cf3 Cc6 4. Aa4 Cf6\n"),
            "1. e4 e5 7. Ab5 a6 2. Cf3 Cc6 4. Aa4 Cf6");
}

RC_GTEST_PROP(Columns, NoTokenIsLost, ()) {
  const auto lines = *rc::gen::inRange(1, 12);
  const auto distance = *rc::gen::inRange(1, 40);
  std::string text;
  for (int i = 1; i <= lines; ++i)
    text += std::to_string(i) + ". a3 a6   " + std::to_string(i + distance) + ". b3 b6\n";
  std::vector<Token> before, after;
  tokenize(text, whole(text), before);
  after = before;
  put_columns_in_order(text, after);
  const auto by_place = [](const Token& a, const Token& b) { return a.span.begin < b.span.begin; };
  std::sort(after.begin(), after.end(), by_place);
  RC_ASSERT(after.size() == before.size());
  for (std::size_t i = 0; i < before.size(); ++i)
    RC_ASSERT(after[i].span.begin == before[i].span.begin);
}

struct Found {
  std::string tag, value;
  bool operator==(const Found&) const = default;
};

std::vector<Found> headings(const std::string& line) {
  std::vector<Found> out;
  for (const Heading& heading : find_headings(line, whole(line), lexicon()))
    out.push_back({std::string(heading.tag), std::string(heading.value.in(line))});
  return out;
}

TEST(Headings, InTheLanguagesOfTheLocales) {
  EXPECT_EQ(headings("Blancas: Capablanca"), (std::vector<Found>{{"White", "Capablanca"}}));
  EXPECT_EQ(headings("Weiß: Tarrasch"), (std::vector<Found>{{"White", "Tarrasch"}}));
  EXPECT_EQ(headings("Noirs: Janowski"), (std::vector<Found>{{"Black", "Janowski"}}));
  EXPECT_EQ(headings("Белые: Чигорин"), (std::vector<Found>{{"White", "Чигорин"}}));
}

TEST(Headings, SeveralInALine) {
  EXPECT_EQ(headings("Blancas: Ana\tNegras: Ben"),
            (std::vector<Found>{{"White", "Ana"}, {"Black", "Ben"}}));
}

TEST(Headings, AWordThatIsNone) {
  EXPECT_TRUE(headings("1. e4 e5").empty());
  EXPECT_TRUE(headings("entonces: nada").empty());
  EXPECT_TRUE(headings("").empty());
}

std::string date(std::string_view text, DateOrder order = DateOrder::day_month_year) {
  static const std::vector<std::string> months = {
      "enero", "febrero", "marzo",      "abril",   "mayo",      "junio",
      "julio", "agosto",  "septiembre", "octubre", "noviembre", "diciembre"};
  return pgn_date(text, order, months);
}

TEST(PgnDate, InTheHabitOfTheLanguage) {
  EXPECT_EQ(date("12/3/1987"), "1987.03.12");
  EXPECT_EQ(date("12 de marzo de 1987"), "1987.03.12");
  EXPECT_EQ(date("12.III.1987"), "1987.03.12");
  EXPECT_EQ(date("1987-03-12"), "1987.03.12");
  EXPECT_EQ(date("3/12/1987", DateOrder::month_day_year), "1987.03.12");
}

TEST(PgnDate, WhatIsUnknownIsMarked) {
  EXPECT_EQ(date("1987"), "1987.??.??");
  EXPECT_EQ(date("marzo de 1987"), "1987.03.??");
}

TEST(PgnDate, NoDate) {
  for (const char* text : {"", "ayer", "32/13/1987x", "ronda 5"}) EXPECT_EQ(date(text), "") << text;
}

RC_GTEST_PROP(PgnDate, IsEmptyOrTenCharacters, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("0123456789./- IVXdemarzo?")));
  const std::string out = date(text);
  RC_ASSERT(out.empty() || (out.size() == 10 && out[4] == '.' && out[7] == '.'));
}

struct Sheet {
  explicit Sheet(std::string from) : text(std::move(from)) {
    tokenize_sheet(text, whole(text), lexicon(), tokens);
  }
  std::string words(const std::vector<Item>& items) const {
    std::string out;
    for (const Item& item : items)
      if (!item.is_number) out.append(out.empty() ? "" : " ").append(tokens[item.token].in(text));
    return out;
  }
  std::string text;
  std::vector<Token> tokens;
};

TEST(MainLineItems, PassOverWhatIsNotPlayed) {
  const Sheet sheet("1. e4 {best} e5 (1... c5 2. Nf3) $1 2. Nf3 Nc6 1-0 3. Bb5");
  EXPECT_EQ(sheet.words(main_line(sheet.text, sheet.tokens, 0)), "e4 e5 Nf3 Nc6");
}

TEST(MainLineItems, NumbersKeepTheirDots) {
  const Sheet sheet("1. e4 1... e5");
  const std::vector<Item> items = main_line(sheet.text, sheet.tokens, 0);
  ASSERT_EQ(items.size(), 4u);
  EXPECT_EQ(items[0].number, 1u);
  EXPECT_EQ(items[0].dots, 1);
  EXPECT_EQ(items[2].number, 1u);
  EXPECT_EQ(items[2].dots, 3);
  EXPECT_EQ(item_at(items, 0, items[3].token), 3u);
}

TEST(MainLineItems, TheNextGameIsNotLookedAt) {
  const Sheet sheet("1. e4 e5 2. Cf3 Cc6\n1. d4 d5\n");
  const std::size_t end = end_in_sheet(sheet.text, sheet.tokens, 0);
  ASSERT_LT(end, sheet.tokens.size());
  EXPECT_EQ(sheet.tokens[end].in(sheet.text).substr(0, 1), "1");
  EXPECT_EQ(sheet.words(main_line(sheet.text, std::span(sheet.tokens).first(end), 0)),
            "e4 e5 Cf3 Cc6");
}

TEST(SheetTokens, AHeadingIsOneToken) {
  const Sheet sheet("Blancas: Ana\nNegras: Ben\n\n1. e4 e5\n");
  ASSERT_GE(sheet.tokens.size(), 2u);
  EXPECT_EQ(sheet.tokens[0].kind, TokenKind::tag);
  EXPECT_EQ(sheet.tokens[0].in(sheet.text), "Blancas: Ana");
  EXPECT_EQ(sheet.tokens[1].kind, TokenKind::tag);
}

}  // namespace
}  // namespace planilla::layout_test
