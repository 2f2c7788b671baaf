// Numbers, times, signs and parentheses as they are spelt (game/spelling).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "board/square_in_text.h"
#include "game/spelling/clock_time.h"
#include "game/spelling/glyphs.h"
#include "game/spelling/minutes.h"
#include "game/spelling/move_number.h"
#include "game/spelling/parentheses.h"
#include "game/spelling/spaced_move.h"
#include "pgn/tokenizer.h"

namespace planilla::spelling_test {
namespace {

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> out;
  tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, out);
  return out;
}

struct NumberCase {
  const char* text;
  std::uint32_t value;
  int dots;
  bool has_digits;
};

TEST(MoveNumber, AsItStands) {
  for (const NumberCase& c : {NumberCase{"12.", 12, 1, true},
                              {"12...", 12, 3, true},
                              {"12", 12, 0, true},
                              {"12\u2026", 12, 3, true},
                              {"...", 0, 3, false},
                              {"12)", 12, 0, true},
                              {"0.", 0, 1, true},
                              {"\uff11\uff12\uff0e", 12, 1, true},
                              {"", 0, 0, false}}) {
    const MoveNumber number = parse_move_number(c.text);
    EXPECT_EQ(number.value, c.value) << c.text;
    EXPECT_EQ(number.dots, c.dots) << c.text;
    EXPECT_EQ(number.has_digits, c.has_digits) << c.text;
  }
}

TEST(MoveNumber, DigitsWithoutEndDoNotOverflow) {
  for (const char* text : {"1000000000.", "2147483648.", "99999999999999999999999"}) {
    EXPECT_EQ(parse_move_number(text).value, MoveNumber::most) << text;
    EXPECT_FALSE(parse_move_number(text).may_name_a_move()) << text;
  }
  EXPECT_EQ(parse_move_number("999999998.").value, 999999998u);
  EXPECT_TRUE(parse_move_number("9999.").may_name_a_move());
  EXPECT_FALSE(parse_move_number("10000.").may_name_a_move());
  EXPECT_FALSE(parse_move_number("...").may_name_a_move());
}

RC_GTEST_PROP(MoveNumber, WhatIsWrittenIsRead, ()) {
  const auto value = *rc::gen::inRange<std::uint32_t>(0, 100000);
  const int dots = *rc::gen::inRange(0, 6);
  const MoveNumber number =
      parse_move_number(std::to_string(value) + std::string(static_cast<std::size_t>(dots), '.'));
  RC_ASSERT(number.value == value);
  RC_ASSERT(number.dots == dots);
}

TEST(ClockTime, HoursMinutesSeconds) {
  EXPECT_EQ(parse_clock_time("1:59"), 7140u);
  EXPECT_EQ(parse_clock_time("1:30:00"), 5400u);
  EXPECT_EQ(parse_clock_time("0:05:00"), 300u);
  EXPECT_EQ(parse_clock_time("59:30"), 3570u);
  EXPECT_EQ(parse_clock_time("90:00"), 5400u);
  for (const char* none : {"", "159", "1:", ":30", "1:2:3:4", "e4", "1:x"})
    EXPECT_EQ(parse_clock_time(none), std::nullopt) << none;
}

TEST(NagOfGlyph, SignsOfTheStandard) {
  EXPECT_EQ(nag_of_glyph("!"), 1);
  EXPECT_EQ(nag_of_glyph("?"), 2);
  EXPECT_EQ(nag_of_glyph("!!"), 3);
  EXPECT_EQ(nag_of_glyph("??"), 4);
  EXPECT_EQ(nag_of_glyph("\u00b1"), 16);
  EXPECT_EQ(nag_of_glyph(""), 0);
  EXPECT_EQ(nag_of_glyph("e4"), 0);
}

TEST(Minutes, WithAUnitAndWithout) {
  const auto bare = parse_minutes("5");
  ASSERT_TRUE(bare);
  EXPECT_EQ(bare->seconds, 300u);
  EXPECT_FALSE(bare->has_unit);
  for (const char* twelve : {"12'", "12 min", "12min"}) {
    const auto noted = parse_minutes(twelve);
    ASSERT_TRUE(noted) << twelve;
    EXPECT_EQ(noted->seconds, 720u) << twelve;
    EXPECT_TRUE(noted->has_unit) << twelve;
  }
  for (const char* none : {"", "Nf3", "min", "a 12"}) EXPECT_FALSE(parse_minutes(none)) << none;
}

TEST(Minutes, NumbersThatSimplyCountPointAtNotes) {
  const std::string notes = "1. e4 (1) e5 (2) 2. Nf3 (3) Nc6 (4) 3. Bb5 (5) a6 (6)";
  EXPECT_FALSE(notes_minutes(notes, tokens_of(notes), 0));
  const std::string times = "1. e4 (2) e5 (3) 2. Nf3 (5) Nc6 (9) 3. Bb5 (14) a6 (21)";
  EXPECT_TRUE(notes_minutes(times, tokens_of(times), 0));
}

TEST(HoldsSquare, InEitherCase) {
  for (const char* yes : {"Ch4", "CH4", "e4", "xd8=Q", "a1"}) EXPECT_TRUE(holds_square(yes)) << yes;
  for (const char* no : {"", "gagnait", "i4", "a9", "4e", "h0", "e"})
    EXPECT_FALSE(holds_square(no)) << no;
}

TEST(Parentheses, EachHasItsPartner) {
  const std::string text = "e4 (d4 (c4) d5) e5 ) (Nf3";
  const std::vector<Token> tokens = tokens_of(text);
  Parentheses pairs;
  pairs.find(text, tokens);
  ASSERT_TRUE(pairs.any());
  EXPECT_EQ(pairs.close_of(1), 7u);
  EXPECT_EQ(pairs.close_of(3), 5u);
  EXPECT_EQ(pairs.close_of(10), Parentheses::none);
  EXPECT_EQ(pairs.first_word(2), 2u);
  EXPECT_EQ(pairs.first_word(5), Parentheses::none);
}

TEST(Parentheses, NoneInATextWithoutThem) {
  const std::string text = "1. e4 e5 {(a comment)}";
  Parentheses pairs;
  pairs.find("e4 (d4) e5", tokens_of("e4 (d4) e5"));
  const std::string plain = "1. e4 e5";
  pairs.find(plain, tokens_of(plain));
  EXPECT_FALSE(pairs.any());
  EXPECT_EQ(pairs.close_of(0), Parentheses::none);
}

// Against the definition: count the depth.
RC_GTEST_PROP(Parentheses, AsCountingThemSays, ()) {
  const auto signs = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("()x")));
  std::string text;
  for (const char sign : signs) text += sign == 'x' ? std::string("e4 ") : std::string{sign, ' '};
  const std::vector<Token> tokens = tokens_of(text);
  Parentheses pairs;
  pairs.find(text, tokens);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::open) continue;
    std::size_t close = i + 1;
    for (int depth = 1; close < tokens.size(); ++close) {
      depth += tokens[close].kind == TokenKind::open    ? 1
               : tokens[close].kind == TokenKind::close ? -1
                                                        : 0;
      if (depth == 0) break;
    }
    RC_ASSERT(pairs.close_of(i) == (close < tokens.size() ? close : Parentheses::none));
  }
}

struct SpacedCase {
  std::string_view text, move;
};

TEST(SpacedMove, EndsWhereTheNextBegins) {
  for (const SpacedCase& c : {SpacedCase{"P - K 4  P - K 4", "P - K 4"},
                              {"Kt-K B 3", "Kt-K B 3"},
                              {"Q Kt \u2014 Q 2", "Q Kt \u2014 Q 2"},
                              {"Q P \u00d7 B", "Q P \u00d7 B"},
                              {"P x P Kt - B 3", "P x P"},
                              {"Q \u00d7 P (Q 2)", "Q \u00d7 P (Q 2)"},
                              {"R - K sq, ", "R - K sq"},
                              {"P. to Q's 4th", "P. to Q's 4th"},
                              {"O - O - O", "O - O - O"},
                              {"P 4 R, P 4 R", "P 4 R"},
                              {"C 3 A R C 3 A D", "C 3 A R"},
                              {"P x P A por C", "P x P"},
                              {"RxB  R(K1)-QB1", ""},
                              {"D x P C(3A)4D", "D x P"},
                              {"O-O 5.P-QR3", ""},
                              {"O - O 5 P-QR3", "O - O"},
                              {"P-K4", ""},
                              {"Group A - Group B", ""},
                              {"A team", ""}})
    EXPECT_EQ(c.text.substr(0, match_spaced_move(c.text, 0)), c.move) << c.text;
}

RC_GTEST_PROP(SpacedMove, StaysInTheText, (const std::string& text)) {
  for (std::size_t at = 0; at < text.size(); ++at)
    RC_ASSERT(at + match_spaced_move(text, at) <= text.size());
}

}  // namespace
}  // namespace planilla::spelling_test
