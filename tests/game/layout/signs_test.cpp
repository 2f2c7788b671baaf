// Signs between numbers and moves of a sheet: dashes, hyphens, semicolons (game/layout).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "game/layout/joined_pairs.h"
#include "game/layout/line_comments.h"
#include "game/layout/signed_numbers.h"
#include "game/layout/signed_rows.h"
#include "tests/game/support.h"

namespace planilla::signs_test {
namespace {

using namespace game_tests;

// "1-|e4|e5": the tokens of a text behind a pass over them.
template <class Pass>
std::string behind(const std::string& text, Pass pass) {
  Read read(text);
  pass(read.text, read.tokens);
  std::string out;
  for (const Token& token : read.tokens)
    out.append(out.empty() ? "" : "|").append(token.in(read.text));
  return out;
}

std::string untouched(const std::string& text) {
  return behind(text, [](std::string_view, std::vector<Token>&) {});
}

std::ptrdiff_t numbers_in(const Read& read) {
  return std::count_if(read.tokens.begin(), read.tokens.end(),
                       [](const Token& token) { return token.kind == TokenKind::move_number; });
}

struct Parted {
  const char *text, *tokens;
};

TEST(SignedNumbers, EachSign) {
  for (const Parted& c : {Parted{"1- e4 e5 2- Cf3 Cc6 3- Ab5 a6", "1-|e4|e5|2-|Cf3|Cc6|3-|Ab5|a6"},
                          {"1-e4 e6 2-Cf3 d5 3-d4 c5", "1-|e4|e6|2-|Cf3|d5|3-|d4|c5"},
                          {"1/ e4 e5 2/ Cf3 Cc6 3/ Ab5 a6", "1/|e4|e5|2/|Cf3|Cc6|3/|Ab5|a6"},
                          {"1> e4 e5 2> Cf3 Cc6 3> Ab5 a6", "1>|e4|e5|2>|Cf3|Cc6|3>|Ab5|a6"},
                          {"(1) e4 e5 (2) Cf3 Cc6 (3) Ab5 a6", "(1)|e4|e5|(2)|Cf3|Cc6|(3)|Ab5|a6"},
                          {"#1 e4 e5 #2 Cf3 Cc6 #3 Ab5 a6", "#1|e4|e5|#2|Cf3|Cc6|#3|Ab5|a6"},
                          {"1_ e4 e5 2_ Cf3 Cc6 3_ Ab5 a6", "1_|e4|e5|2_|Cf3|Cc6|3_|Ab5|a6"}}) {
    EXPECT_EQ(behind(c.text, part_signed_numbers), c.tokens);
    Read read(c.text);
    EXPECT_TRUE(part_signed_numbers(read.text, read.tokens)) << c.text;
    EXPECT_EQ(numbers_in(read), 3) << c.text;
  }
}

TEST(SignedNumbers, AreMoveNumbersAndTheMoveBehindIsGlued) {
  Read read("1-e4 e6 2-Cf3 d5 3-d4 c5");
  ASSERT_TRUE(part_signed_numbers(read.text, read.tokens));
  EXPECT_EQ(read.tokens[read.token("2-")].kind, TokenKind::move_number);
  EXPECT_EQ(read.tokens[read.token("Cf3")].kind, TokenKind::word);
  EXPECT_NE(read.tokens[read.token("Cf3")].flags & token_glued, 0);
  EXPECT_EQ(read.tokens[read.token("d5")].flags & token_glued, 0);
}

TEST(SignedNumbers, TooFewOrWithOthersBetweenStayAsTheyAre) {
  for (const char* text : {"1- e4 e5 2- Cf3 Cc6",                    // two
                           "1. e4 e5 2. Cf3 Cc6 3- Ab5 a6",          // one among others
                           "1- e4 2- Cf3 3- Ab5 1. e4 2. d4 3. c4",  // as many in another way
                           "1- e4 e5 5- Cf3 Cc6 3- Ab5 a6 9- a3",    // they do not run on
                           "1- hola 2- nada 3- adios",               // no moves
                           "01- e4 02- Cf3 03- Ab5",                 // no numbers of moves
                           "1-0 2-0 3-0", ""}) {
    Read read(text);
    EXPECT_FALSE(part_signed_numbers(read.text, read.tokens)) << text;
    EXPECT_EQ(behind(text, part_signed_numbers), untouched(text));
  }
}

// A game numbered with a sign has the moves of the game that is numbered with full stops.
RC_GTEST_PROP(SignedNumbers, AnyGameIsParted, (unsigned seed)) {
  const std::vector<std::string> words =
      words_of(random_game(seed, 6 + static_cast<int>(seed % 30)));
  RC_PRE(words.size() >= 6u);
  const std::string sign = *rc::gen::element<std::string>("-", "/", ":", ">", "_");
  const std::string stops = numbered(words);
  std::string text;
  for (std::size_t i = 0; i < stops.size(); ++i)
    text += stops[i] == '.' ? sign : std::string(1, stops[i]);
  std::string expected;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i % 2 == 0) expected += (i == 0 ? "" : "|") + std::to_string(i / 2 + 1) + sign;
    expected += "|" + words[i];
  }
  RC_ASSERT(behind(text, part_signed_numbers) == expected);
}

TEST(SignedRows, ASignBetweenTheMovesToo) {
  for (const Parted& c :
       {Parted{"1-d4-Cf6\n2-c4-e6\n3-Cc3-Ab4\n", "1|d4|Cf6|2|c4|e6|3|Cc3|Ab4"},
        {"1:e4 e5\n2:Cf3 Cc6\n3:0-0 dxc4\n", "1|e4|e5|2|Cf3|Cc6|3|0-0|dxc4"},
        {"19 - e4 e5\n20 - Cf3 Cc6\n21 - Cxc4\n", "19|e4|e5|20|Cf3|Cc6|21|Cxc4"},
        {"1-0-0-0-O-O\n2-0-0-0-0\n3-O-O+-e4\n", "1|0-0-0|O-O|2|0-0|0-0|3|O-O+|e4"},
        {"Ana\n1-d4-d5\n\n2-c4-e6\n3-Cc3-c6\n", "Ana|1|d4|d5|2|c4|e6|3|Cc3|c6"}})
    EXPECT_EQ(behind(c.text, part_signed_rows), c.tokens);
}

TEST(SignedRows, OtherSheetsStayAsTheyAre) {
  for (const char* text : {"1-d4-Cf6\n2-c4-e6\n",                     // two rows
                           "1-d4-d5\n2-c4-e6\n3-Cc3-c6\n4- x y z\n",  // one line in four is none
                           "1-d4-d5\n9-c4-e6\n5-Cc3-c6\n2-a3-a6\n",   // numbers do not run on
                           "1. d4 d5\n2. c4 e6\n3. Cc3 c6\n",         // no sign
                           "1000-d4-d5\n1001-c4-e6\n1002-Cc3-c6\n", ""})  // too long
    EXPECT_EQ(behind(text, part_signed_rows), untouched(text)) << text;
}

TEST(SignedRows, OneLine) {
  for (const char* yes : {"1-d4-Cf6", "  21 - Cxc4", "7:0-0 dxc4", "1-0-0-0-0", "3-e4\nresto"})
    EXPECT_TRUE(is_signed_row(yes, 0)) << yes;
  for (const char* no :
       {"", "  ", "1", "1-", "1-e", "1. d4 d5", "d4-d5", "1-d4 Cf6 e5", "1-d4 Cf6-e5"})
    EXPECT_FALSE(is_signed_row(no, 0)) << no;
  EXPECT_TRUE(is_signed_row("1. e4\n2-d4-d5", 6));
}

TEST(JoinedPairs, HyphensBetweenHalfMoves) {
  for (const Parted& c : {Parted{"1.e4-e5 2.Cf3-Cc6 3.Ab5-Ac5", "1.|e4|e5|2.|Cf3|Cc6|3.|Ab5|Ac5"},
                          {"1.e4-e5 2.Cf3-Cc6 3.O-O-Ae7", "1.|e4|e5|2.|Cf3|Cc6|3.|O-O|Ae7"},
                          {"1.e4-Cf6 2.d4-Cc6 3.O-O-O-O", "1.|e4|Cf6|2.|d4|Cc6|3.|O-O|O-O"},
                          {"1.e4-Cf6 2.d4-Cc6 3.0-0-0+-a6", "1.|e4|Cf6|2.|d4|Cc6|3.|0-0-0+|a6"},
                          {"1.e4-Кf6 2.d4-Кc6 3.a3-b6", "1.|e4|Кf6|2.|d4|Кc6|3.|a3|b6"}})
    EXPECT_EQ(behind(c.text, part_joined_pairs), c.tokens);
}

// Short castling and long, or long and short: the word does not say which.
TEST(JoinedPairs, CastlingOfBothOnDifferentSidesStaysOneWord) {
  EXPECT_EQ(behind("1.e4-Cf6 2.d4-Cc6 3.a3-b6 4.h3-h6 5.O-O-O-O-O", part_joined_pairs),
            "1.|e4|Cf6|2.|d4|Cc6|3.|a3|b6|4.|h3|h6|5.|O-O-O-O-O");
}

TEST(JoinedPairs, LongNotationAndFewPairsStay) {
  for (const char* text : {"1.e2-e4 e7-e5 2.Cg1-f3 Cb8-c6 3.Af1-b5 a7-a6",
                           "1.e4-e5 2.Cf3-Cc6",                         // two
                           "1.e4-e5 2.d4-d5 3.c4-c5",                   // no piece behind a hyphen
                           "1.e4-Cf6 2.d4-Cc6 3.a3-b6 4.a4 5.b4", ""})  // too many others
    EXPECT_EQ(behind(text, part_joined_pairs), untouched(text)) << text;
}

// Both halves stand where the word stood.
RC_GTEST_PROP(JoinedPairs, NothingIsLostButTheHyphen, (unsigned seed)) {
  const std::vector<std::string> words = words_of(random_game(seed, 40), "es");
  std::string text;
  for (std::size_t i = 0; i + 1 < words.size(); i += 2)
    text += std::to_string(i / 2 + 1) + "." + words[i] + "-" + words[i + 1] + " ";
  const std::string parted = behind(text, part_joined_pairs), whole = untouched(text);
  if (parted == whole) return;
  std::string expected;
  for (std::size_t i = 0; i + 1 < words.size(); i += 2)
    expected +=
        (i == 0 ? "" : "|") + std::to_string(i / 2 + 1) + ".|" + words[i] + "|" + words[i + 1];
  RC_ASSERT(parted == expected);
}

// The kinds of the tokens: ; for a line comment.
std::string comments(const std::string& text) {
  Read read(text);
  open_line_comments(read.text, read.tokens);
  std::string out;
  for (const Token& token : read.tokens)
    if (token.kind == TokenKind::line_comment)
      out.append(out.empty() ? "" : "|").append(token.in(read.text));
  return out;
}

TEST(LineComments, SemicolonsThatPartMovesOpenNone) {
  for (const char* text : {"1. P-K4, P-K4; 2. N-KB3, N-QB3; 3. B-N5", "e4 e5; Cf3 Cc6; Ab5 a6",
                           "1. e4 e5; 2. Cf3 Cc6;", "1. e4 e5 ; 2. Cf3 Cc6 ; 3. Ab5 a6",
                           "1. e4 e5; y sigue 2. Cf3 Cc6", "1. e4; e5 2. Cf3; Cc6",
                           "1. e4 e5 (novedad; evaluar) 2. Cf3", "1. e4 e5 ;) 2. Cf3",
                           "1. e4 e5 ;-) 2. Cf3", "1. e4 e5 ;) gran partida", "9. Axa4; Axc3 1-0"})
    EXPECT_EQ(comments(text), "") << text;
}

TEST(LineComments, OthersStay) {
  for (const Parted& c : {Parted{"1. e4 e5 ; buena jugada", "; buena jugada"},
                          {"; Blancas: Ana\n1. e4 e5", "; Blancas: Ana"},
                          {"1. e4 {x}; e5", "; e5"},                   // behind a comment
                          {"1. e4 e5\n; 2. Cf3 Cc6", "; 2. Cf3 Cc6"},  // a line of its own
                          {"1. e4 e5 ; luego 2. Cf3\n2. Cc3 Cc6", "; luego 2. Cf3"},
                          {"1. e4 e5 ; 1999", "; 1999"},
                          {"1. e4 e5 ; ver 7. Cf3", "; ver 7. Cf3"}})  // a number that is not due
    EXPECT_EQ(comments(c.text), c.tokens) << c.text;
}

TEST(LineComments, WhatStandsBehindIsCutIntoTokens) {
  EXPECT_EQ(behind("1. e4 e5; 2. Cf3 Cc6", open_line_comments), "1.|e4|e5|;|2.|Cf3|Cc6");
  EXPECT_EQ(behind("e4 e5; Cf3 Cc6", open_line_comments), "e4|e5|;|Cf3|Cc6");
}

// Whatever the signs: tokens stand in order, and no word of the text is in none.
RC_GTEST_PROP(LayoutSigns, NoWordIsLost, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
      std::vector<std::string>{"1.", "2-", "3:", "e4", "Cf3", "0-0", "-", ";", "Ab5-Ac5", "#4",
                               "[5]", "y", "\n", "1-0", "(", ")", "e4-e5", "6/", "7>"}));
  std::string text;
  for (const std::string& part : parts) text += part + " ";
  for (const auto pass :
       {+[](std::string_view t, std::vector<Token>&all) { part_signed_numbers(t, all); },
        &part_signed_rows, &part_joined_pairs, &open_line_comments}) {
    Read read(text);
    pass(read.text, read.tokens);
    std::uint32_t end = 0;
    for (const Token& token : read.tokens) {
      RC_ASSERT(token.begin() >= end);
      RC_ASSERT(read.text.substr(end, token.begin() - end).find_first_of("eCA") ==
                std::string::npos);
      end = token.end();
    }
    RC_ASSERT(read.text.substr(end).find_first_of("eCA") == std::string::npos);
  }
}

}  // namespace
}  // namespace planilla::signs_test
