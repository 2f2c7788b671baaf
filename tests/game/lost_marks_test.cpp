// Braces and parentheses that were lost, and stretches that stand twice (game/marks/lost_marks.h,
// mark_mender.h).
#include "game/marks/lost_marks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/marks/mark_mender.h"
#include "rules/doubtful_move.h"
#include "rules/stray_text.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_variation.h"
#include "rules/unopened_variation.h"
#include "tests/game/support.h"

namespace planilla::lost_marks_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;
using testing::IsEmpty;

// What comes of a text, with its marks mended.
struct Outcome {
  explicit Outcome(const std::string& text) : read(text) {
    static MoveReader english = reader_of("en");
    const ReplayResult as_it_stands = read.run();
    const MarkMender mender(0, Position::initial(), [&](const Movetext& movetext) {
      return replay(movetext, {}, {lexicon(), english, english});
    });
    mended = mender.mend(read.movetext, as_it_stands);
    moves = main_moves(is_mended() ? mended.read.elements : as_it_stands.elements);
  }
  bool is_mended() const { return !mended.told.empty(); }
  Read read;
  Mended mended;
  std::vector<Move> moves;
};

const std::string front = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 ";
const std::string back = "5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 *";

std::vector<Move> moves_of(const std::string& text) {
  return Outcome(text).moves;
}

struct MarkCase {
  std::string between;
  Rule rule;
};

TEST(MarkMenderTest, WhatWasLostIsPutWhereTheGameGoesOn) {
  const std::vector<Move> all = moves_of(front + back);
  ASSERT_EQ(all.size(), 20u);
  for (const MarkCase& c : {MarkCase{"{a quiet move ", rules::unclosed_comment},
                            {"(4... b5 5. Bb3 Nf6 ", rules::unclosed_variation},
                            {"4... b5 5. Bb3) ", rules::unopened_variation},
                            {"a quiet move} ", rules::stray_text}}) {
    const Outcome outcome(front + c.between + back);
    EXPECT_EQ(outcome.moves, all) << c.between;
    ASSERT_TRUE(outcome.is_mended()) << c.between;
    EXPECT_EQ(outcome.mended.told[0].rule, c.rule) << c.between;
    EXPECT_NE(argument_text(outcome.mended.told[0].args, "fix"), "") << c.between;
  }
}

TEST(MarkMenderTest, AGoodGameIsLeftAlone) {
  for (const char* text : {"1. e4 e5 {well} (1... c5) 2. Nf3 *", "", "1. e4 e5 2. Ke3 *"})
    EXPECT_FALSE(Outcome(text).is_mended()) << text;
}

TEST(MarkMenderTest, WhatProvesNothingIsLeftAlone) {
  // Behind the brace stands no move that goes on.
  const Outcome outcome("1. e4 e5 {a quiet move and nothing else");
  EXPECT_EQ(outcome.moves.size(), 2u);
}

TEST(MarkMenderTest, AStretchThatStandsTwiceIsPlayedOnce) {
  const std::string twice = "5. O-O Be7 6. Re1 b5 ";
  const Outcome outcome(front + twice + back);
  EXPECT_EQ(outcome.moves, moves_of(front + back));
  ASSERT_TRUE(outcome.is_mended());
  EXPECT_EQ(outcome.mended.told[0].rule, rules::doubtful_move);
  EXPECT_EQ(argument_text(outcome.mended.told[0].args, "kind"), "twice");
}

TEST(LostMarksTest, CandidatesAreFewAndEachChangesSomething) {
  std::string text = front + "{ ";
  for (int i = 0; i < 300; ++i) text += "Nf3 ";
  const Read read(text);
  const ReplayResult result = read.run();
  const Position start = Position::initial();
  const LostMarks marks(read.movetext, 0, start, result);
  const std::vector<MarkEdit> candidates = marks.candidates();
  EXPECT_LE(candidates.size(), 100u);
  EXPECT_FALSE(candidates.empty());
  for (const MarkEdit& edit : candidates) {
    const std::vector<Token> edited = marks.apply(edit);
    const bool same = std::equal(
        edited.begin(), edited.end(), read.tokens.begin(), read.tokens.end(),
        [](const Token& a, const Token& b) { return a.kind == b.kind && a.span == b.span; });
    EXPECT_FALSE(same);
  }
}

// Wherever a comment or a variation lost its end, the game is read as it was played, or the text is
// read as it stands: never a third game.
RC_GTEST_PROP(MarkMenderTest, NoOtherGameComesOfIt, (unsigned place, bool brace)) {
  const std::vector<std::string> words = {
      "1. e4",  "e5", "2. Nf3", "Nc6", "3. Bb5", "a6",  "4. Ba4", "Nf6", "5. O-O", "Be7",
      "6. Re1", "b5", "7. Bb3", "d6",  "8. c3",  "O-O", "9. h3",  "Nb8", "10. d4", "Nbd7"};
  const std::size_t at = 1 + place % (words.size() - 1);
  std::string good, lost;
  for (std::size_t i = 0; i < words.size(); ++i) {
    good += words[i] + " ";
    lost += words[i] + " ";
    if (i + 1 == at) lost += brace ? "{played at once " : "(that was played at once ";
  }
  const std::vector<Move> all = moves_of(good + "*"), found = Outcome(lost + "*").moves;
  RC_ASSERT(found.size() <= all.size());
  RC_ASSERT(std::equal(found.begin(), found.end(), all.begin()));
}

// Tokens of an edit stand in their order and within the text.
RC_GTEST_PROP(LostMarksTest, EditsKeepTheTokensInOrder, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
      std::vector<std::string>{"1. e4", "e5", "2. Nf3", "Nc6", "{", "}", "(", ")", "a move", "Ke9",
                               "3. Bb5", "a6", "12.", "*", "\n"}));
  std::string text;
  for (const std::string& part : parts) text += part + " ";
  const Read read(text);
  const ReplayResult result = read.run();
  const Position start = Position::initial();
  const LostMarks marks(read.movetext, 0, start, result);
  for (const MarkEdit& edit : marks.candidates()) {
    std::uint32_t behind = 0;
    for (const Token& token : marks.apply(edit)) {
      RC_ASSERT(token.begin() >= behind);
      RC_ASSERT(token.end() <= text.size());
      behind = token.end();
    }
    RC_ASSERT(edit.finding.span.end <= text.size());
  }
}

}  // namespace
}  // namespace planilla::lost_marks_test
