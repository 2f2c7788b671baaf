// Marks of doubt among the tokens of a sheet.
#include "game/doubt/doubt_marks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/doubt/masked_word.h"
#include "pgn/doubt_flags.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla::doubt_marks_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<Token> marked(const std::string& text, DoubtMarks::Frame frame) {
  std::vector<Token> tokens;
  tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
  DoubtMarks(all_notations()).mark(text, tokens, frame);
  return tokens;
}

// The words that are marked so.
std::vector<std::string> with_flag(const std::string& text, std::uint8_t flag,
                                   DoubtMarks::Frame frame = DoubtMarks::Frame::sheet) {
  std::vector<std::string> out;
  for (const Token& token : marked(text, frame))
    if (token.flags & flag) out.emplace_back(token.in(text));
  return out;
}

TEST(DoubtMarks, CharactersThatCannotBeReadAreOneWord) {
  EXPECT_THAT(with_flag("4. A?4 Cf6 5. T_1 C*6", token_masked), ElementsAre("A?4", "T_1", "C*6"));
  EXPECT_THAT(with_flag("1. e? ?xd5 2. ·b5 Cf~+", token_masked),
              ElementsAre("e?", "?xd5", "·b5", "Cf~+"));
}

TEST(DoubtMarks, BehindAWholeMoveAQuestionMarkIsAGlyph) {
  EXPECT_THAT(with_flag("1. e4? e5?? 2. Cf3+? 0-0? 3. e8=D? Cbd7?", token_masked), IsEmpty());
}

TEST(DoubtMarks, InPgnWordsAndWeakMarksAreNone) {
  EXPECT_THAT(with_flag("4. B?4 -- 5. - Nf6 6. ? ilegible 7. ... d5", token_doubtful,
                        DoubtMarks::Frame::pgn),
              ElementsAre("B?4", "--", "-"));
}

TEST(DoubtMarks, AnEmptyRowOfASheetWithoutNumbers) {
  EXPECT_THAT(with_flag("d4 d5\nc4 e6\n- -\nCc3 Cf6\n", token_unwritten), ElementsAre("-", "-"));
  EXPECT_THAT(with_flag("- e4\n- e5\n- Cf3\n", token_unwritten), IsEmpty());  // a list
}

TEST(DoubtMarks, WhatWasTakenBackIsACommentOrOneOfTwo) {
  const auto comments = [](const std::string& text) {
    std::vector<std::string> out;
    for (const Token& token : marked(text, DoubtMarks::Frame::sheet))
      if (token.kind == TokenKind::comment) out.emplace_back(token.in(text));
    return out;
  };
  EXPECT_THAT(comments("2. Cf3, digo Cc3 e5 3. d3 d4 XXX d6 4. a3→a4 a5"),
              ElementsAre("Cf3, digo", "d4 XXX", "a3→"));
  EXPECT_THAT(comments("2. Cf3 XXX Cc6 3. Ab5 a6"), ElementsAre("XXX"));
  EXPECT_THAT(comments("2. Cf3 XXX 3. Ab5 a6 4. Cc3 nein 5. d4"), IsEmpty());
  EXPECT_THAT(with_flag("2. Cf3 XXX 3. Ab5 a6", token_unwritten), ElementsAre("XXX"));
  EXPECT_THAT(with_flag("2. Cf3? Cc3 e5 3. d3 d4 no d6 4. a3? a5", token_either),
              ElementsAre("Cf3? Cc3", "d4 no d6"));
}

TEST(DoubtMarks, NumbersAreMendedByWhatIsDue) {
  const auto numbers = [](const std::string& text) {
    std::vector<std::string> out;
    for (const Token& token : marked(text, DoubtMarks::Frame::sheet))
      if (token.kind == TokenKind::move_number) out.emplace_back(token.in(text));
    return out;
  };
  EXPECT_THAT(numbers("9. d4 d5 l0. c4 e6 II.Cc3 Cf6 I2.Ag5"),
              ElementsAre("9.", "l0.", "II.", "I2."));
  EXPECT_THAT(numbers("1.e4 e52.Cf3 Cc63.Ab5 a6"), ElementsAre("1.", "2.", "3."));
  EXPECT_THAT(numbers("4.4 d6 5.Cf3 5 6.d4"), ElementsAre("4.", "5.", "6."));
  EXPECT_THAT(numbers("1. e4 1. e5 2. Cf3 2. Cc6"), ElementsAre("1.", "1.", "2.", "2."));
}

TEST(DoubtMarks, NumbersAheadLeaveRoomForMore) {
  EXPECT_THAT(with_flag("2. c4 e6\n-\n-\n5. Cc3 Cf6\n", token_unwritten), ElementsAre("-", "-"));
}

TEST(DoubtMarks, ANullMoveIsOneWhereACommentSaysSo) {
  EXPECT_THAT(
      with_flag("3. -- {null move} Nf6 4. -- Nc6 5. d4", token_doubtful, DoubtMarks::Frame::pgn),
      ElementsAre("--"));
}

TEST(DoubtMarks, AMarkStandsForAHalfMoveWhereThereIsRoomForOne) {
  EXPECT_THAT(with_flag("5. - -\n6. -- ---\n7. — ✓\n8. c3 0-0", token_unwritten),
              ElementsAre("-", "-", "--", "---", "—", "✓"));
  EXPECT_THAT(with_flag("5. ilegible Cf6 6. c3 no se lee 7. a3 a6", token_unwritten),
              ElementsAre("ilegible", "no se lee"));
  EXPECT_THAT(with_flag("1. e4 - e5\n2. Cf3 - Cc6", token_unwritten), IsEmpty());
  EXPECT_THAT(with_flag("1. e2 - e4 e7 - e5 2. Cg1 - f3", token_unwritten), IsEmpty());
}

TEST(DoubtMarks, DotsThatSayWhoseMoveItIsAreNone) {
  EXPECT_THAT(with_flag("7. Cf3 ...\n7... Cf6\n8. c3 d6", token_unwritten), IsEmpty());
  EXPECT_THAT(with_flag("7. Cf3\n7. ... Cf6\n8. c3 d6", token_unwritten), IsEmpty());
  EXPECT_THAT(with_flag("6. c3 d6\n7. ... Cf6\n8. c3 d6", token_unwritten), ElementsAre("..."));
}

TEST(DoubtMarks, AtTheEndADrawnCellIsToldAndDotsAreNot) {
  EXPECT_THAT(with_flag("7. Cf3 Cf6\n8. c3 ...", token_unwritten), IsEmpty());
  EXPECT_THAT(with_flag("7. Cf3 Cf6\n8. c3 -", token_unwritten), ElementsAre("-"));
}

TEST(DoubtMarks, OneOfTwoMoves) {
  EXPECT_THAT(with_flag("6. Cb6/d6 Cf3 7. Cb6 o Cd6 e5 8. Cb6(d6) e4", token_either),
              ElementsAre("Cb6/d6", "Cb6 o Cd6", "Cb6(d6)"));
}

TEST(DoubtMarks, WhatWasCrossedOutIsAComment) {
  const std::string text = "3. ~~Cc3~~ Cf3 4. [tachado] Ac4 Ab5 5. Aa4 (tachado) Cf6";
  std::vector<std::string> comments;
  for (const Token& token : marked(text, DoubtMarks::Frame::sheet))
    if (token.kind == TokenKind::comment) comments.emplace_back(token.in(text));
  EXPECT_THAT(comments, ElementsAre("~~Cc3~~", "[tachado] Ac4", "Aa4 (tachado)"));
}

TEST(MaskedWord, WordsOfASentenceAreNone) {
  const DoubtGrammar& grammar = all_notations().doubt_grammar();
  for (const char* word : {"de?", "que?", "mate?", "??", "?", "1?", "e4?", "0-0?", "exd5?", "***"})
    EXPECT_FALSE(looks_masked(word, grammar)) << word;
}

}  // namespace
}  // namespace planilla::doubt_marks_test
