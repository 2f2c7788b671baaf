// Times of a sheet, and the versions of a half-move (game/reconcile).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "game/reconcile/aside.h"
#include "game/reconcile/missing_rows.h"
#include "game/reconcile/sheet_times.h"
#include "game/reconcile/versions.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"
#include "tests/game/support.h"

namespace planilla::reconcile_test {
namespace {

struct Sheet {
  explicit Sheet(std::string moves, const char* language = "es")
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

TEST(SheetTimesTest, BehindTheWordOfAMove) {
  Sheet sheet("1. e4 (0:05) e5 (0:07) 2. Cf3 Cc6");
  SheetLine line = sheet.line();
  EXPECT_EQ(line.words.size(), 6u);
  drop_times(line);
  ASSERT_EQ(line.words.size(), 4u);
  const SheetTimes times = sheet_times(line);
  ASSERT_EQ(times.size(), 2u);
  EXPECT_EQ(times.at(static_cast<std::uint32_t>(sheet.text.find("e4"))), 300u);
  EXPECT_EQ(times.at(static_cast<std::uint32_t>(sheet.text.find("e5"))), 420u);
}

TEST(SheetTimesTest, OfACommentToo) {
  Sheet sheet("1. e4 {[%clk 1:25:00]} e5");
  const SheetTimes times = sheet_times(sheet.line());
  ASSERT_EQ(times.size(), 1u);
  EXPECT_EQ(times.begin()->second, 5100u);
}

TEST(SheetTimesTest, AsText) {
  EXPECT_EQ(clock_text(0), "0:00:00");
  EXPECT_EQ(clock_text(300), "0:05:00");
  EXPECT_EQ(clock_text(5100), "1:25:00");
  EXPECT_EQ(clock_text(36000), "10:00:00");
}

RC_GTEST_PROP(SheetTimesTest, AsTextAndBack, ()) {
  const auto seconds = *rc::gen::inRange<std::uint32_t>(0, 100 * 3600);
  Sheet sheet("1. e4 {[%clk " + clock_text(seconds) + "]} e5");
  const SheetTimes times = sheet_times(sheet.line());
  RC_ASSERT(times.size() == 1u);
  RC_ASSERT(times.begin()->second == seconds);
}

class VersionsOfAMove : public testing::Test {
protected:
  std::vector<Version> at(const std::string& a, const std::string& b, int ply) {
    first_ = std::make_unique<Sheet>(a);
    second_ = std::make_unique<Sheet>(b);
    const std::vector<SheetLine> lines = {first_->line(), second_->line()};
    Slips slips(all_notations());
    const Agreement game = agree(lines, Position::initial(), slips, all_notations());
    return versions(lines, Position::initial(), game, ply);
  }
  std::unique_ptr<Sheet> first_, second_;
};

TEST_F(VersionsOfAMove, WhereTheyAgreeThereIsOne) {
  const std::vector<Version> all = at("1. e4 e5 2. Cf3 Cc6", "1. e4 e5 2. Cf3 Cc6", 3);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_TRUE(all[0].agreed);
  EXPECT_EQ(all[0].sheets, (std::vector<std::size_t>{0, 1}));
}

TEST_F(VersionsOfAMove, AnIllegalOneIsCalledSo) {
  const std::vector<Version> all =
      at("1. e4 e5 2. Cf4 Cc6 3. Ab5 a6", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6", 3);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_TRUE(all[0].agreed);
  EXPECT_EQ(all[0].sheets, std::vector<std::size_t>{1});
  EXPECT_EQ(all[1].end, VersionEnd::illegal);
  EXPECT_EQ(all[1].sheets, std::vector<std::size_t>{0});
}

TEST_F(VersionsOfAMove, EachLegalOneIsFollowed) {
  const std::vector<Version> all = at("1. e4 e5 2. Cf3 a6", "1. e4 e5 2. Cf3 a5", 4);
  ASSERT_EQ(all.size(), 2u);
  for (const Version& version : all) EXPECT_EQ(version.end, VersionEnd::legal);
  EXPECT_NE(all[0].move.bits(), all[1].move.bits());
}

TEST(PositionsAlong, OneMoreThanTheMoves) {
  const Position start = Position::initial();
  MoveList all;
  start.legal_moves(all);
  const std::vector<Position> positions = positions_along(start, {all[0]});
  ASSERT_EQ(positions.size(), 2u);
  EXPECT_EQ(positions[0].key(), start.key());
  EXPECT_NE(positions[1].key(), start.key());
}

// "e4:2 e5:3": the words, each with the half-move that its row and column give it.
std::string placed(const SheetLine& line) {
  std::string out;
  for (std::size_t i = 0; i < line.words.size(); ++i)
    out.append(out.empty() ? "" : " ")
        .append(line.words[i].missing ? "-" : line.word(i))
        .append(":" + std::to_string(line.words[i].place));
  return out;
}

struct Placed {
  const char *text, *places;
};

TEST(SheetLineTest, RowsAndColumnsGiveThePlace) {
  for (const Placed& c : {Placed{"1. e4 e5 2. Cf3 Cc6", "e4:2 e5:3 Cf3:4 Cc6:5"},
                          {"1. e4 1... e5", "e4:2 e5:3"},
                          {"1. ... e5", "e5:3"},
                          {"34\t\tRh7", "Rh7:69"},               // White's cell is empty
                          {"e4 e5", "e4:0 e5:0"},                // no numbers
                          {"1. e4 e5 Cf3", "e4:2 e5:3 Cf3:0"}})  // a word too many in its row
    EXPECT_EQ(placed(Sheet(c.text).line()), c.places) << c.text;
}

TEST(SheetLineTest, WhatStandsAsideIsPassedOver) {
  Sheet sheet("1. e4 mejor e5 2. Cf3");
  const auto at = static_cast<std::uint32_t>(sheet.text.find("mejor"));
  const std::vector<Span> aside = {{at, at + 5}};
  EXPECT_EQ(placed(sheet_line(sheet.text, sheet.tokens, 0, sheet.reader, sheet.reader, aside)),
            "e4:2 e5:3 Cf3:4");
}

TEST(SheetLineTest, WhatAWordIsInAPosition) {
  Sheet sheet("1. Cf3 Cf3 e4 hola");
  const SheetLine line = sheet.line();
  const Position start = Position::initial();
  const auto span = [&](std::size_t i) { return line.tokens[line.words[i].token].span; };
  EXPECT_EQ(san(start, line.move_at(span(0), start)), "Nf3");
  EXPECT_EQ(san(start, line.move_at(span(2), start)), "e4");
  EXPECT_EQ(line.move_at(span(3), start), Move());
  EXPECT_EQ(line.move_at(Span{}, start), Move());
  EXPECT_TRUE(line.is_written_twice(span(0)));
  EXPECT_FALSE(line.is_written_twice(span(2)));
}

std::vector<std::string> with_missing_rows(const std::vector<std::string>& texts) {
  std::vector<std::unique_ptr<Sheet>> sheets;
  std::vector<SheetLine> lines;
  for (const std::string& text : texts) {
    sheets.push_back(std::make_unique<Sheet>(text));
    lines.push_back(sheets.back()->line());
  }
  mark_missing_rows(lines);
  std::vector<std::string> out;
  for (const SheetLine& line : lines) {
    std::string& words = out.emplace_back();
    for (std::size_t i = 0; i < line.words.size(); ++i)
      words.append(words.empty() ? "" : " ").append(line.words[i].missing ? "-" : line.word(i));
  }
  return out;
}

TEST(MissingRows, WhatAllSheetsPassOver) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(with_missing_rows({"6. Te1 b5 8. c3 0-0", "6. Te1 b5 8. c3 0-0"}),
            (Words{"Te1 b5 - - c3 0-0", "Te1 b5 - - c3 0-0"}));
  EXPECT_EQ(with_missing_rows({"6. Te1 b5 9. c3", "6. Te1 b5 9. c3", "6. Te1"}),
            (Words{"Te1 b5 - - - - c3", "Te1 b5 - - - - c3", "Te1"}));  // the third says nothing
  EXPECT_EQ(with_missing_rows({"6. Te1 b5 8. c3 0-0", "6. Te1 b5 7. Ab3 d6 8. c3 0-0"}),
            (Words{"Te1 b5 c3 0-0", "Te1 b5 Ab3 d6 c3 0-0"}));  // a slip of counting
  EXPECT_EQ(with_missing_rows({"6. Te1 b5 8. c3", "6. Te1 b5"}),
            (Words{"Te1 b5 - - c3", "Te1 b5"}));  // nobody says what stood in row 7
  EXPECT_EQ(with_missing_rows({"1. e4 60. c3", "1. e4 60. c3"}), (Words{"e4 c3", "e4 c3"}));
}

struct Said {
  const char* text;
  Result result;
};

TEST(ResultSaidTest, ByTheLastWords) {
  static const Lexicon lexicon(all_notations());
  for (const Said& c : {Said{"1. e4 e5 2. Cf9 1-0", Result::white_wins},
                        {"1. e4 e5 2. Cf9 tablas", Result::draw},
                        {"1. e4 e5 2. Cf9", Result::none},
                        {"", Result::none}}) {
    Sheet sheet(c.text);
    EXPECT_EQ(result_said(sheet.text, sheet.tokens, lexicon).result, c.result) << c.text;
  }
}

TEST(AsideOf, RemarksTimesAndWhatFollowsTheResult) {
  static const Lexicon lexicon(all_notations());
  const std::string text = "Blancas: Ana\n\n1. e4 {bien} e5 (0:05) 2. Cf3 Cc6 1-0 Ana firma\n";
  std::vector<std::string> aside;
  for_each_game(text, [&](const Game& game) {
    std::vector<Token> tokens;
    tokenize(game.text, {0, static_cast<std::uint32_t>(game.text.size())}, tokens);
    for (const Span span : aside_of(game, tokens, lexicon)) aside.emplace_back(span.in(game.text));
  });
  const auto holds = [&](std::string_view words) {
    return std::any_of(aside.begin(), aside.end(), [&](const std::string& one) {
      return one.find(words) != std::string::npos;
    });
  };
  EXPECT_TRUE(holds("0:05"));
  EXPECT_TRUE(holds("firma"));
  for (const char* move : {"e4", "e5", "Cf3", "Cc6"}) EXPECT_FALSE(holds(move)) << move;
}

// Sheets that agree: every half-move is on both, and nothing departs.
RC_GTEST_PROP(Agree, TwoSheetsOfOneGame, (unsigned seed)) {
  const game_tests::RandomGame game = game_tests::random_game(seed, 12);
  const std::string text = game_tests::numbered(game_tests::words_of(game, "es"));
  Sheet first(text), second(text);
  Slips slips(all_notations());
  const Agreement agreed =
      agree({first.line(), second.line()}, Position::initial(), slips, all_notations());
  RC_ASSERT(agreed.moves == game.moves);
  RC_ASSERT(agreed.departures.empty());
  RC_ASSERT(agreed.questions.empty());
  RC_ASSERT(agreed.to_end);
  RC_ASSERT(agreed.same_to == static_cast<int>(game.moves.size()));
}

}  // namespace
}  // namespace planilla::reconcile_test
