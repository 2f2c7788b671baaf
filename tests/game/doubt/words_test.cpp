// Numbers that were misread, half-moves taken back, signs glued to moves (game/doubt).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/doubt/corrections.h"
#include "game/doubt/doubt_tokens.h"
#include "game/doubt/glued_equals.h"
#include "game/doubt/masked_word.h"
#include "game/doubt/misread_numbers.h"
#include "game/doubt/passed_over.h"
#include "pgn/doubt_flags.h"
#include "tests/game/support.h"

namespace planilla::words_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;

// "1.|e4|{Ac4→}|Ab5": the tokens behind a pass; comments in braces, doubtful words in angles.
template <class Pass>
std::string behind(const std::string& text, Pass pass) {
  Read read(text);
  pass(read.text, read.tokens);
  std::string out;
  for (const Token& token : read.tokens) {
    const bool comment = token.kind == TokenKind::comment,
               doubtful = (token.flags & token_doubtful) != 0;
    out.append(out.empty() ? "" : "|")
        .append(comment    ? "{"
                : doubtful ? "<"
                           : "")
        .append(token.in(read.text))
        .append(comment    ? "}"
                : doubtful ? ">"
                           : "");
  }
  return out;
}

std::string untouched(const std::string& text) {
  return behind(text, [](std::string_view, std::vector<Token>&) {});
}

struct Case {
  const char *text, *tokens;
};

TEST(MendNumbers, LettersThatLookLikeDigits) {
  for (const Case& c : {Case{"9. d4 d5 l0. c4", "9.|d4|d5|l0.|c4"},
                        {"9.d4 d5 IO.c4", "9.|d4|d5|IO.|c4"},
                        {"10.d4 d5 II.c4 e6", "10.|d4|d5|II.|c4|e6"},
                        {"10.d4 l0...d5", "10.|d4|l0...|d5"},
                        {"99.d4 d5 lOo.c4", "99.|d4|d5|lOo.|c4"}})
    EXPECT_EQ(behind(c.text, mend_numbers), c.tokens);
}

TEST(MendNumbers, LettersThatSayAnotherNumberAreNone) {
  for (const char* text : {"l0. c4 e6",                         // no number stands before it
                           "8. d4 d5 l0. c4",                   // 9 is due
                           "9. d4 d5 l0 c4",                    // no stop
                           "9. d4 d5 xl0. c4", "10.d4 l0.d5"})  // one dot: White's number again
    EXPECT_EQ(behind(text, mend_numbers), untouched(text)) << text;
}

TEST(MendNumbers, GluedToTheHalfMoveBefore) {
  for (const Case& c : {Case{"1.e4 e52.Nf3 Nc63.Bb5", "1.|e4|e5|2.|Nf3|Nc6|3.|Bb5"},
                        {"9.e4 O-O10.Nf3", "9.|e4|O-O|10.|Nf3"},
                        {"1.e4 Bb4+2.c3", "1.|e4|Bb4|+|2.|c3"}}) {
    const std::string found = behind(c.text, mend_numbers);
    std::string bare = found, expected = c.tokens;  // whether + is a token of its own matters not
    for (std::string* one : {&bare, &expected})
      for (std::size_t at; (at = one->find("|+")) != std::string::npos;) one->erase(at, 1);
    EXPECT_EQ(bare, expected);
  }
  for (const char* text : {"1.e4 e53.Nf3", "1.e4 hola2.Nf3"})  // not due; behind no half-move
    EXPECT_EQ(behind(text, mend_numbers), untouched(text)) << text;
}

// A digit alone is the rest of a half-move where the next number counts on without it.
TEST(MendNumbers, ADigitIsWhatIsLeftOfAMove) {
  const auto words = [](const std::string& text) {
    Read read(text);
    mend_numbers(read.text, read.tokens);
    std::vector<std::string> out;
    for (const Token& token : read.tokens)
      if (token.kind == TokenKind::word) out.emplace_back(token.in(read.text));
    return out;
  };
  EXPECT_THAT(words("4.Cc3 Cf6 5.4 c5 6.Cge2"), ElementsAre("Cc3", "Cf6", "4", "c5", "Cge2"));
  EXPECT_THAT(words("4.Cc3 Cf6 5.d4 5 6.Cge2"), ElementsAre("Cc3", "Cf6", "d4", "5", "Cge2"));
  EXPECT_THAT(words("4.Cc3 Cf6 5.d4 9 6.Cge2"),
              ElementsAre("Cc3", "Cf6", "d4", "Cge2"));  // no rank
  EXPECT_THAT(words("4.Cc3 Cf6 5.d4\n5 6.Cge2"), ElementsAre("Cc3", "Cf6", "d4", "Cge2"));
  EXPECT_THAT(words("4.Cc3 Cf6 5.d4 5 7.Cge2"), ElementsAre("Cc3", "Cf6", "d4", "Cge2"));
}

TEST(JoinDigits, ADigitInPlaceOfALetter) {
  EXPECT_EQ(behind("1. e4 e5 2. Sf3 5c6 3. Lb5", join_digits), "1.|e4|e5|2.|Sf3|5c6|3.|Lb5");
  EXPECT_EQ(behind("1. e4 e5 2. 8xc6 a6", join_digits), "1.|e4|e5|2.|8xc6|a6");
  for (const char* text :
       {"5c6 3. Lb5",                                      // no number before it
        "1. e4 e5 2c4 e6 3. d4", "1. e4 e5 2c4 e6 4. d4",  // the number that is due
        "1. e4 1c5 2. d4",                                 // the number once more
        "1. e4 e5 5c4 c5 6. d4",                           // the game goes on from it
        "1. e4 e5 2. Sf3 5 c6"})                           // a blank between
    EXPECT_EQ(behind(text, join_digits), untouched(text)) << text;
}

// A game whose numbers are right is left as it is, whatever its moves.
RC_GTEST_PROP(MendNumbers, AGoodGameIsLeftAlone, (unsigned seed)) {
  const std::string text = numbered(words_of(random_game(seed, 60)));
  RC_ASSERT(behind(text, mend_numbers) == untouched(text));
  RC_ASSERT(behind(text, join_digits) == untouched(text));
  RC_ASSERT(behind(text, part_glued_equals) == untouched(text));
}

// With letters for digits its numbers come out where they were.
RC_GTEST_PROP(MendNumbers, LettersForDigitsAreReadAsTheDigits, (unsigned seed)) {
  const std::vector<std::string> words = words_of(random_game(seed, 60));
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string number = i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : "";
    if (i > 1)
      for (char& c : number) c = c == '1' ? "lI"[seed % 2] : c == '0' ? 'O' : c;
    text += number + words[i] + " ";
  }
  Read read(text);
  mend_numbers(read.text, read.tokens);
  std::uint32_t numbers = 0;
  for (const Token& token : read.tokens)
    if (token.kind == TokenKind::move_number) ++numbers;
  RC_ASSERT(numbers == (words.size() + 1) / 2);
}

TEST(GluedEquals, BehindAMoveItIsASignOfItsOwn) {
  for (const Case& c : {Case{"1. Cf3= d5", "1.|Cf3|=|d5"},
                        {"1. e4= e5", "1.|e4|=|e5"},
                        {"5. O-O= d5", "5.|O-O|=|d5"},
                        {"5. 0-0-0= d5", "5.|0-0-0|=|d5"},
                        {"9. Tf8= d5", "9.|Tf8|=|d5"}})
    EXPECT_EQ(behind(c.text, part_glued_equals), c.tokens);
  for (const char* text : {"9. e8= d5", "9. exd1= d5", "1. e4 = e5", "1. e= e5"})
    EXPECT_EQ(behind(text, part_glued_equals), untouched(text)) << text;
}

std::string corrected(const std::string& text) {
  static const Corrections corrections(all_notations());
  return behind(text, [](std::string_view all, std::vector<Token>& tokens) {
    corrections.find(all, tokens);
  });
}

TEST(Corrections, WhatTakesAHalfMoveBack) {
  for (const Case& c :
       {Case{"3. Ac4, digo Ab5 a6 4. Aa4", "3.|{Ac4, digo}|Ab5|a6|4.|Aa4"},
        {"3. Ac4, digo Ab5, digo Aa4 a6 4. Ab3", "3.|{Ac4, digo}|{Ab5, digo}|Aa4|a6|4.|Ab3"},
        {"3. Ac4 XXX Ab5 a6 4. Aa4", "3.|{Ac4 XXX}|Ab5|a6|4.|Aa4"},
        {"3. Ac4 → Ab5 a6 4. Aa4", "3.|{Ac4 →}|Ab5|a6|4.|Aa4"},
        {"3. Ac4? Ab5 a6 4. Aa4", "3.|<Ac4? Ab5>|a6|4.|Aa4"},
        {"3. Ac4 no Ab5 a6 4. Aa4", "3.|<Ac4 no Ab5>|a6|4.|Aa4"},
        {"3. XXX Ab5 a6 4. Aa4", "3.|{XXX}|Ab5|a6|4.|Aa4"},
        {"3. Ab5 XXX 4. Aa4", "3.|Ab5|<XXX>|4.|Aa4"}})
    EXPECT_EQ(corrected(c.text), c.tokens);
}

TEST(Corrections, WhereTheNumbersLeaveRoomNothingWasTakenBack) {
  for (const char* text : {"3. Ac4? Ab5 4. Aa4", "3. Ac4 no Ab5 4. Aa4", "3. Ac4, digo Ab5 4. Aa4",
                           "3. Ac4, digo Ab5, digo Aa4 4. Ab3 d6",  // one too many, and two
                           "3... Ac4 4. Aa4", "1. e4 e5 2. Cf3"})
    EXPECT_EQ(corrected(text), untouched(text)) << text;
}

TEST(Corrections, AnArrowBetweenBothPlayersMeansNothing) {
  EXPECT_EQ(corrected("1. e4 → e5 2. Cf3 → Cc6 3. Ab5"), "1.|e4|e5|2.|Cf3|Cc6|3.|Ab5");
}

TEST(Corrections, WithoutNumbersOnlyWordsAreBelieved) {
  EXPECT_EQ(corrected("e4 e5 Ac4, digo Ab5 a6"), "e4|e5|{Ac4, digo}|Ab5|a6");
  EXPECT_EQ(corrected("e4 e5 Ac4? Ab5 a6"), untouched("e4 e5 Ac4? Ab5 a6"));
}

// As many are taken back as stand there too many; where that is not so, none.
TEST(Corrections, TheNumberOfHalfMovesDecides) {
  EXPECT_EQ(corrected("3. Ac4? Ab5 a6? b5 4. Aa4"), "3.|<Ac4? Ab5>|<a6? b5>|4.|Aa4");
  EXPECT_EQ(corrected("3. Ac4? Ab5 a6? b5 c6 4. Aa4"), untouched("3. Ac4? Ab5 a6? b5 c6 4. Aa4"));
}

TEST(MayBeMove, WhatTakesThePlaceOfAHalfMove) {
  const auto may = [](const char* word) {
    Read read(word);
    return may_be_move(read.text, read.tokens.front());
  };
  for (const char* yes : {"Cf3", "cd", "O-O", "o-o", "TxA", "e4"}) EXPECT_TRUE(may(yes)) << yes;
  for (const char* no : {"de la", "hola", "c", "cdx"}) {
    EXPECT_EQ(may(no), std::string_view(no) == "de la" || std::string_view(no) == "cdx") << no;
  }
  EXPECT_FALSE(is_castling("O-o"));
  EXPECT_FALSE(is_castling("O-"));
  EXPECT_TRUE(is_castling("0-0-0"));
}

TEST(PassedOver, IsDroppedAndNothingElse) {
  Read read("1. e4 @ e5");
  const std::size_t before = read.tokens.size();
  pass_over(read.tokens[1]);
  drop_passed_over(read.tokens);
  EXPECT_EQ(read.tokens.size(), before - 1);
  EXPECT_EQ(read.tokens[1].in(read.text), "@");  // junk that has a text stays
}

struct Masked {
  const char* word;
  bool masked;
};

TEST(LooksMasked, AMoveWithACharacterThatCannotBeRead) {
  const DoubtGrammar& grammar = all_notations().doubt_grammar();
  for (const Masked& c :
       {Masked{"C?6", true}, {"?f3", true},     {"Cf?", true},   {"e?", true},   {"C?xd5", true},
        {"0-?", true},       {"?-0", true},     {"O-?-O", true}, {"C??", true},  {"???", false},
        {"Cf3?", false},     {"Cf3??", false},  {"O-O?", false}, {"e8=?", true}, {"hola?", false},
        {"abc?", false},     {"C?6 d4", false}, {"", false},     {"?", false},   {"Cf3", false}}) {
    EXPECT_EQ(looks_masked(c.word, grammar), c.masked) << c.word;
  }
}

// One character of a move to a square, masked where that leaves no whole move in front of it: a
// masked word; and the move itself is none.
RC_GTEST_PROP(LooksMasked, AnyMoveWithOneCharacterHidden, (unsigned seed, unsigned place)) {
  const DoubtGrammar& grammar = all_notations().doubt_grammar();
  const std::vector<std::string> words = words_of(random_game(seed, 30));
  const std::string& word = words[seed % words.size()];
  RC_ASSERT(!looks_masked(word, grammar));
  RC_PRE(word.find_first_of("-=+#x") == std::string::npos && word.size() < 4);
  std::string masked = word;
  masked[place % masked.size()] = '?';
  RC_ASSERT(looks_masked(masked, grammar));
}

}  // namespace
}  // namespace planilla::words_test
