// Times of a sheet, and the versions of a half-move (game/reconcile).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "game/reconcile/sheet_times.h"
#include "game/reconcile/versions.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla {
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

}  // namespace
}  // namespace planilla
