// Parts of a repair: text read under a plan, gaps in the numbers, ends of games, questions
// (game/repair).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "board/fen.h"
#include "game/proof/plan_reading.h"
#include "game/repair/answered_sheet.h"
#include "game/repair/lax_words.h"
#include "game/repair/live_board.h"
#include "game/repair/missing_stretch.h"
#include "game/repair/own_end.h"
#include "game/repair/played.h"
#include "game/repair/question.h"
#include "rules/ambiguous_move.h"
#include "rules/doubtful_move.h"
#include "tests/game/support.h"

namespace planilla::parts_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;
using testing::IsEmpty;

using Sheet = EnglishSheet;

Position behind(std::string_view words) {
  const Sheet sheet{std::string(words)};
  return sheet.tail->read(Position::initial(), 0, sheet.end()).position;
}

TEST(PlanReadingTest, ChangesStandWhereTheyArePut) {
  const Sheet sheet("1. e4 e5 2. Nf8 Nc6 3. Bb5 a6");
  const PlanReading reading(*sheet.tail, sheet.items);
  const Move knight = legal_move(behind("1. e4 e5"), "Nf3");
  const std::vector<Edit> replaced = {
      {.token = sheet.token("Nf8"), .kind = FixKind::replace, .move = knight}};
  Position position = Position::initial();
  Distance found = reading.read(position, 0, replaced);
  EXPECT_EQ(found.half_moves, 6);
  EXPECT_EQ(found.item, sheet.end());
  position = Position::initial();
  found = reading.read(position, 0, {});
  EXPECT_EQ(found.half_moves, 2);
  EXPECT_EQ(sheet.words->written(found.item), "Nf8");
}

TEST(PlanReadingTest, AMoveThatIsPutInOrAWordThatIsDropped) {
  const Sheet missing("1. e4 e5 2. Nf3 3. Bb5 a6");
  const PlanReading reading(*missing.tail, missing.items);
  const std::vector<Edit> inserted = {{.token = missing.token("Bb5"),
                                       .kind = FixKind::insert,
                                       .move = legal_move(behind("1. e4 e5 2. Nf3"), "Nc6"),
                                       .tokens = 0}};
  Position position = Position::initial();
  EXPECT_EQ(reading.read(position, 0, inserted).half_moves, 6);
  const Sheet twice("1. e4 e5 2. Nf3 Nf3 Nc6");
  std::vector<Edit> dropped = {{.token = twice.token("Nf3") + 1, .kind = FixKind::drop}};
  position = Position::initial();
  EXPECT_EQ(PlanReading(*twice.tail, twice.items).read(position, 0, dropped).half_moves, 4);
  EXPECT_FALSE(puts_a_move(dropped[0]));
  EXPECT_TRUE(puts_a_move(inserted[0]));
}

TEST(PlanReadingTest, AChangeThatIsIllegalEndsIt) {
  const Sheet sheet("1. e4 e5 2. Nf8 Nc6");
  const std::vector<Edit> wrong = {{.token = sheet.token("Nf8"),
                                    .kind = FixKind::replace,
                                    .move = Move::normal(make_square(0, 0), make_square(0, 4))}};
  Position position = Position::initial();
  EXPECT_EQ(PlanReading(*sheet.tail, sheet.items).read(position, 0, wrong).half_moves, 2);
}

TEST(PlanReadingTest, TheOthersAreThoseBehindButItsPartner) {
  const std::vector<Edit> fixes = {
      {.token = 1, .partner = 5}, {.token = 5, .partner = 1}, {.token = 9}};
  const std::vector<Edit> of_first = PlanReading::others(fixes, 0);
  ASSERT_EQ(of_first.size(), 1u);
  EXPECT_EQ(of_first[0].token, 9u);
  EXPECT_EQ(PlanReading::others(fixes, 1).size(), 1u);
  EXPECT_THAT(PlanReading::others(fixes, 2), IsEmpty());
}

TEST(PlanReadingTest, TheBestInPlaceOfAWord) {
  const Sheet sheet("1. e4 e5 2. Nf8 Nc6 3. Bb5 a6");
  const PlanReading reading(*sheet.tail, sheet.items);
  const Position before = behind("1. e4 e5");
  EXPECT_EQ(reading.best_at(before, 4, {}), 3);  // a knight, and the rest is legal
  EXPECT_EQ(reading.best_at(before, 3, {}), 0);  // a number
  EXPECT_EQ(reading.best_at(before, sheet.end(), {}), 0);
}

struct Gap {
  const char *text, *fault;
  int missing;  // half-moves; 0: no gap
};

TEST(MissingStretch, NumbersThatJumpAheadAndGoOnFromThere) {
  for (const Gap& c : {Gap{"1. e4 e5 2. Nf3 Nc6 8. Bb5 Be7 9. O-O O-O 10. d4 d5", "Be7", 10},
                       {"1. e4 e5 2. Nf3 Nc6 3. Bb5 Be9 4. O-O O-O 5. d4 d5", "Be9", 0},
                       {"1. e4 e5 2. Nf3 Nc6 8. Bb5 Be7 4. O-O O-O 5. d4 d5", "Be7", 0}}) {
    const Sheet sheet(c.text);
    const std::optional<Edit> found =
        missing_stretch(sheet.text, sheet.tokens, 0, sheet.token(c.fault), Position::initial());
    EXPECT_EQ(found.has_value(), c.missing != 0) << c.text;
    if (found) {
      EXPECT_EQ(found->kind, FixKind::gap) << c.text;
      EXPECT_EQ(found->missing, c.missing) << c.text;
    }
  }
}

std::size_t dropped(const std::string& text, std::uint32_t fault, Result result) {
  const Sheet sheet(text);
  return live_board_tail(*sheet.tail, sheet.items, fault, Position::initial(), result).size();
}

TEST(LiveBoardTail, KingsInTheCentreTellTheResult) {
  const std::string game = "1. e4 e5 2. Nf3 Nc6 ";
  for (const auto& [kings, result] :
       std::vector<std::pair<const char*, Result>>{{"3. Ke4 Kd5", Result::white_wins},
                                                   {"3. Kd4 Ke5", Result::black_wins},
                                                   {"3. Ke4 Ke5", Result::draw},
                                                   {"3. Kd4 Kd5", Result::draw}}) {
    EXPECT_EQ(dropped(game + kings, 7, result), 2u) << kings;
    EXPECT_EQ(dropped(game + kings, 7, Result::none), 2u) << kings;
    for (const Result other : {Result::white_wins, Result::black_wins, Result::draw})
      EXPECT_EQ(dropped(game + kings, 7, other), other == result ? 2u : 0u) << kings;
  }
  EXPECT_EQ(dropped(game + "3. Ke4", 7, Result::white_wins), 1u);
  EXPECT_EQ(dropped(game + "3. Ke3 Kd5", 7, Result::white_wins), 0u);
  EXPECT_EQ(dropped(game + "3. Ke4 Kd5", 4, Result::white_wins), 0u);  // a fault farther before
}

TEST(OwnEnd, AMateThatTheTextCallsSo) {
  const auto ended = [](const char* moves) {
    return ended_by_its_own_word(games_in(std::string("[White \"a\"]\n\n") + moves + " *\n").at(0));
  };
  EXPECT_TRUE(ended("1. f3 e5 2. g4 Qh4# 3. a3"));
  EXPECT_FALSE(ended("1. f3 e5 2. g4 Qh4 3. a3"));  // the board says so, not the text
  EXPECT_FALSE(ended("1. f3 e5 2. g4 Qh4#"));       // nothing follows
  EXPECT_FALSE(ended("1. e4 e5"));
}

struct Lax {
  const char *moves, *word;  // "": nothing is asked
};

TEST(LaxWords, ASquareAloneWhereAPawnTakes) {
  for (const Lax& c : {Lax{"1. e4 d5 2. d5 Qxd5 3. Nc3 Qa5 4. d4 Nf6", ""},
                       {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bg4", ""}}) {
    const Game game = games_in(std::string("[White \"a\"]\n\n") + c.moves + " *\n").at(0);
    Sheet sheet{std::string(game.text)};
    MoveReader english = reader_of("en");
    Slips slips(all_notations());
    const std::size_t from = sheet.token("1.");
    for (const Question& question : lax_words(game, sheet.tokens, from, english, english, slips)) {
      EXPECT_EQ(sheet.tokens[question.token].in(sheet.text), c.word) << c.moves;
      for (const Move move : question.moves) EXPECT_NE(move, Move());
    }
  }
}

TEST(MayBeLax, AtAGlance) {
  const auto may = [](const char* moves) {
    return may_be_lax(games_in(std::string("[White \"a\"]\n\n") + moves + " *\n").at(0));
  };
  EXPECT_FALSE(may("1. e4 d5 2. exd5 Qxd5"));
  EXPECT_TRUE(may("1. e4 d5 2. exd5 Qd5"));         // a capture that is not marked
  EXPECT_TRUE(may("1. e4 d5 {bien} 2. exd5 Qd5"));  // in the form of a list too
  EXPECT_TRUE(may("1. e4 e5 2. nf3 Nc6"));          // a small letter for a piece
  EXPECT_FALSE(may("1. e4 e5 {bien} 2. Nf3 Nc6"));
}

Path path_of(const std::vector<std::pair<Move, StepKind>>& steps, std::uint32_t cost) {
  Path out;
  out.cost = cost;
  std::uint32_t place = 0;
  for (const auto& [move, kind] : steps)
    out.steps.push_back({move, ++place, 0, 0, static_cast<std::uint32_t>(kind)});
  return out;
}

TEST(Played, PathsOfTheSameMovesAreOneGame) {
  const RandomGame game = random_game(3, 4);
  const auto& m = game.moves;
  const Path written = path_of({{m[0], StepKind::written}, {m[1], StepKind::written}}, 5);
  const Path otherwise = path_of(
      {{m[0], StepKind::changed}, {Move(), StepKind::dropped}, {m[1], StepKind::written}}, 9);
  const Path longer = path_of({{m[0], StepKind::written}}, 7);
  const std::vector<Played> all = distinct({written, otherwise, longer});
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].cost, 5u);
  EXPECT_EQ(all[0].plies.size(), 2u);
  EXPECT_EQ(first_difference(all[0], all[1]), 1u);
  const std::vector<Played> with_drop = distinct({otherwise});
  EXPECT_THAT(with_drop[0].dropped, ElementsAre(1u));
  EXPECT_EQ(with_drop[0].plies[1].item, 2u);
  EXPECT_EQ(first_difference(all[0], with_drop[0]), 2u);
}

TEST(RaiseQuestion, AboutAWordThatWasRead) {
  Game game = games_in("[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n").at(0);
  const Sheet sheet{std::string(game.text)};
  const Position before = behind("1. e4 e5");
  const Question question{
      sheet.token("Nf3"), 3, {legal_move(before, "Nf3"), legal_move(before, "Nh3")}};
  raise_question(game, sheet.tokens, question);
  ASSERT_EQ(game.findings.size(), 1u);
  const Finding& finding = game.findings[0];
  EXPECT_EQ(finding.rule, rules::doubtful_move);
  EXPECT_EQ(finding.ply, 3);
  EXPECT_EQ(finding.written, "Nf3");
  EXPECT_THAT(finding.candidates, ElementsAre("Nh3"));  // what stands there is no change
  EXPECT_EQ(finding.suggestion, "Nh3");
  EXPECT_EQ(finding.fen, to_fen(before));
  // Of what is legal nowhere nothing is asked.
  raise_question(game, sheet.tokens, {sheet.token("Nc6"), 4, {legal_move(before, "Nh3")}});
  raise_question(game, sheet.tokens, {sheet.token("Nc6"), 9, {legal_move(before, "Nh3")}});
  EXPECT_EQ(game.findings.size(), 1u);
}

TEST(RaiseChoice, NamesTheMoveThatStandsThereFirst) {
  Game game = games_in("[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n").at(0);
  const Sheet sheet{std::string(game.text)};
  const Position before = behind("1. e4 e5");
  raise_choice(game, sheet.tokens, {sheet.token("Nf3"), 3, {legal_move(before, "Nh3")}});
  ASSERT_EQ(game.findings.size(), 1u);
  EXPECT_EQ(game.findings[0].rule, rules::ambiguous_move);
  EXPECT_THAT(game.findings[0].candidates, ElementsAre("Nf3", "Nh3"));
  raise_choice(game, sheet.tokens, {sheet.token("Nf3"), 3, {legal_move(before, "Nh3")}});
  EXPECT_EQ(game.findings.size(), 1u);
}

TEST(AnswersAbout, TheGameThatBeginsInThatLine) {
  const std::vector<Game> games =
      games_in("[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d4 *\n");
  ASSERT_EQ(games.size(), 2u);
  const GivenMoves answers = {{.file = 0, .line = 1, .ply = 2, .move = "e5"},
                              {.file = 0, .line = 5, .ply = 2, .move = "d5"},
                              {.file = 1, .line = 5, .ply = 2, .move = "c5"}};
  ASSERT_EQ(answers_about(games[0], answers).size(), 1u);
  EXPECT_EQ(answers_about(games[0], answers)[0].move, "e5");
  ASSERT_EQ(answers_about(games[1], answers).size(), 1u);
  EXPECT_EQ(answers_about(games[1], answers)[0].move, "d5");
}

}  // namespace
}  // namespace planilla::parts_test
