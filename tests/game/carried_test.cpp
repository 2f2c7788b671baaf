// What an earlier conversion wrote, read back (game/carried).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "board/fen.h"
#include "game/carried/kept_illegal.h"
#include "game/carried/open_choice.h"
#include "game/carried/unread_line.h"
#include "rules/ambiguous_move.h"
#include "rules/doubtful_move.h"
#include "rules/illegal_move.h"
#include "rules/two_readings.h"

namespace planilla {
namespace {

TEST(UnreadLine, TheFirstLineNamesItsRule) {
  const std::string line = "; planilla unread: [illegal-move] 5. Dxd5 d5";
  const auto read = parse_unread_line(line);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->starts);
  EXPECT_EQ(read->rule, rules::illegal_move);
  EXPECT_EQ(line.substr(read->text_at), "5. Dxd5 d5");
}

TEST(UnreadLine, ThoseThatFollowDoNot) {
  const std::string line = "; planilla unread: 6. Nf3 [not a rule] Nc6";
  const auto read = parse_unread_line(line);
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->starts);
  EXPECT_EQ(read->rule, std::nullopt);
  EXPECT_EQ(line.substr(read->text_at), "6. Nf3 [not a rule] Nc6");
}

TEST(UnreadLine, WhatIsNoneIsAComment) {
  for (const char* none : {"", ";", "; a comment", "; planilla unread", ";planilla unread: x"})
    EXPECT_FALSE(parse_unread_line(none)) << none;
}

TEST(UnreadLine, AnUnknownRuleIsText) {
  const std::string line = "; planilla unread: [no-such-rule] e4";
  const auto read = parse_unread_line(line);
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->starts);
  EXPECT_EQ(line.substr(read->text_at), "[no-such-rule] e4");
}

TEST(OpenChoice, IsReadAsItWasWritten) {
  for (const Rule rule : {rules::ambiguous_move, rules::doubtful_move, rules::two_readings})
    for (const std::vector<std::string>& others :
         {std::vector<std::string>{"Nfd2"}, {"Nfd2", "Nd4"}, {"e4", "e3", "e8=Q"}}) {
      const std::string text = "{" + open_choice_text(rule, others) + "}";
      const auto read = parse_open_choice(text);
      ASSERT_TRUE(read) << text;
      EXPECT_EQ(read->rule, rule);
      EXPECT_EQ(std::vector<std::string>(read->others.begin(), read->others.end()), others);
    }
}

TEST(OpenChoice, WhatIsNoneIsAComment) {
  for (const char* none : {"", "{}", "{or Nd2}", "{planilla: or }", "{planilla: or Nd2",
                           "{planilla: or Nd2 [no-such-rule]}", "{planilla: written Nd2}"})
    EXPECT_FALSE(parse_open_choice(none)) << none;
}

// Whatever stands there: nothing is read beyond the text.
RC_GTEST_PROP(OpenChoice, AnyTextIsAnAnswer, (const std::string& text)) {
  for (const std::string& all :
       {text, "{planilla: or " + text + "}", "; planilla unread: " + text}) {
    if (const auto choice = parse_open_choice(all)) {
      RC_ASSERT(!choice->others.empty());
    }
    if (const auto line = parse_unread_line(all)) {
      RC_ASSERT(line->text_at <= all.size());
    }
  }
}

TEST(KeptIllegal, IsReadAsItWasWritten) {
  const Position start = Position::initial();
  for (const Move move :
       {Move::normal(make_square(4, 0), make_square(4, 2)),     // Ke1-e3
        Move::normal(make_square(0, 0), make_square(0, 4))}) {  // Ra1-a5, over a pawn
    const std::string text = "{" + kept_illegal_text(start, move) + "}";
    EXPECT_EQ(parse_kept_illegal(text, start), move) << text;
  }
}

TEST(KeptIllegal, WhatMeansNothingHereIsAComment) {
  for (const char* none : {"", "{}", "{[%illegal }", "{[%illegal]}", "{[%illegal Ke4-e5]}",
                           "{[%illegal e1]}", "{[%clk 0:01:00]}"})
    EXPECT_FALSE(parse_kept_illegal(none, Position::initial())) << none;
}

}  // namespace
}  // namespace planilla
