// Games with slips, masked words and answers, read to their end (game/repair).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "game/repair/answered_sheet.h"
#include "game/repair/legal_replays.h"
#include "game/repair/question.h"
#include "rules/doubtful_move.h"
#include "rules/repaired_move.h"
#include "tests/game/support.h"

namespace planilla::repaired_games_test {
namespace {

using namespace game_tests;
using testing::Contains;
using testing::ElementsAre;

const std::vector<std::string>& words() {
  static const std::vector<std::string> all = {
      "e4",  "e5",  "Nf3", "Nc6", "Bb5", "a6",  "Ba4", "Nf6", "O-O",  "Be7",  "Re1",
      "b5",  "Bb3", "d6",  "c3",  "O-O", "h3",  "Nb8", "d4",  "Nbd7", "Nbd2", "Bb7",
      "Bc2", "Re8", "Nf1", "Bf8", "Ng3", "g6",  "a4",  "c5",  "d5",   "c4",   "Bg5",
      "h6",  "Be3", "Nc5", "Qd2", "h5",  "Bg5", "Be7", "Ra3", "Rb8",  "axb5", "axb5"};
  return all;
}

const std::vector<Move>& played() {
  static const std::vector<Move> all =
      main_moves(games_in("[White \"a\"]\n\n" + numbered(words()) + "*\n").at(0));
  return all;
}

Game repaired(std::vector<std::string> changed, Repair mode = Repair::safe) {
  return games_in("[White \"a\"]\n\n" + numbered(changed) + "*\n",
                  {.languages = {"en"}, .repair = mode})
      .at(0);
}

std::vector<Element> main_line_of(const Game& game) {
  std::vector<Element> room, out;
  int depth = 0;
  for (const Element& e : game.elements.list(room)) {
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    if (depth == 0 && e.kind == ElementKind::move) out.push_back(e);
  }
  return out;
}

TEST(RepairedGames, TheGameItselfIsLegal) {
  EXPECT_EQ(played().size(), words().size());
}

// One character of one word is another: the repair finds what was played, or does not change it.
// Whatever it writes into the game is right. (Not among them is x: Bx5 for Bg5 means Bxc5 to
// anybody.)
RC_GTEST_PROP(RepairedGames, ARepairIsRightOrNotMade, (unsigned at, unsigned where)) {
  std::vector<std::string> changed = words();
  std::string& word = changed[at % changed.size()];
  const std::string as_played = word;
  word[where % word.size()] = *rc::gen::elementOf(std::string("abcdefgh12345678NBRQKO-"));
  const Game game = repaired(changed);
  const std::vector<Element> line = main_line_of(game);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool stands_there = (line[i].flags & element_repaired) == 0;
    if (stands_there && i == at % changed.size()) return;  // another legal move: it is the text's
    RC_ASSERT(line[i].move == played()[i]);
  }
}

// ... and where nearly all of the game stands behind the slip, it is found.
TEST(RepairedGames, AnEarlySlipIsFound) {
  const std::vector<std::pair<std::size_t, const char*>> slips = {
      {2, "Nf4"}, {4, "Bb9"}, {7, "Nf7"}, {9, "Be8"}, {12, "Bb4"}};
  for (const auto& [at, slip] : slips) {
    std::vector<std::string> changed = words();
    changed[at] = slip;
    const Game game = repaired(changed);
    EXPECT_EQ(main_moves(game), played()) << slip;
    EXPECT_THAT(rules_in(game.findings), Contains(rules::repaired_move)) << slip;
  }
}

// Ba4 or Bc4: under either of them the rest is legal.
TEST(RepairedGames, TwoMeaningsUnderWhichTheRestIsLegalAreToldBoth) {
  std::vector<std::string> changed = words();
  changed[6] = "Bs4";
  const Game game = repaired(changed);
  EXPECT_EQ(main_moves(game).size(), 6u);
  ASSERT_EQ(game.findings.size(), 1u);
  EXPECT_THAT(game.findings[0].candidates, Contains("Ba4"));
  EXPECT_THAT(game.findings[0].candidates, Contains("Bc4"));
}

TEST(RepairedGames, ASlipInTheLastWordIsNotDecided) {
  std::vector<std::string> changed = words();
  changed.back() = "axb9";
  const Game game = repaired(changed);
  EXPECT_EQ(main_moves(game).size(), words().size() - 1);
  EXPECT_FALSE(game.findings.empty());
}

TEST(RepairedGames, TwoWordsInEachOthersPlace) {
  std::vector<std::string> changed = words();
  std::swap(changed[8], changed[10]);  // O-O and Re1 of White
  const Game game = repaired(changed);
  // Black's move stands between them: asked, not written.
  EXPECT_EQ(main_moves(game).size(), 8u);
  ASSERT_THAT(rules_in(game.findings), Contains(rules::doubtful_move));
  EXPECT_EQ(argument_text(game.findings[0].args, "kind"), "exchange");
  EXPECT_THAT(game.findings[0].candidates, Contains("O-O"));
}

TEST(RepairedGames, AMoveWrittenTwiceIsPlayedOnce) {
  std::vector<std::string> changed = words();
  changed.insert(changed.begin() + 8, "Nf6");
  EXPECT_EQ(main_moves(repaired(changed)), played());
}

TEST(RepairedGames, WithoutLeaveNothingIsChanged) {
  std::vector<std::string> changed = words();
  changed[2] = "Nf4";
  for (const Repair mode : {Repair::off, Repair::suggest}) {
    const Game game = repaired(changed, mode);
    EXPECT_EQ(main_moves(game).size(), 2u);
    EXPECT_FALSE(game.findings.empty());
  }
}

// A character that cannot be read: what was played is taken, or stands among what is told.
RC_GTEST_PROP(MaskedWords, WhatWasPlayedIsAmongWhatIsTold, (unsigned at, unsigned where)) {
  const std::size_t place = at % words().size();
  std::vector<std::string> changed = words();
  changed[place][where % changed[place].size()] = '?';
  const Game game = repaired(changed);
  const std::vector<Element> line = main_line_of(game);
  for (std::size_t i = 0; i < std::min(place, line.size()); ++i)
    RC_ASSERT(line[i].move == played()[i]);
  if (line.size() > place && line[place].move == played()[place]) return;
  Position before = Position::initial();
  for (std::size_t i = 0; i < place; ++i) before.play(played()[i]);
  const std::string name = san(before, played()[place]);
  const bool is_told =
      std::any_of(game.findings.begin(), game.findings.end(), [&](const Finding& finding) {
        const auto& all = finding.candidates;
        return finding.ply == static_cast<int>(place) + 1 &&
               (all.empty() || std::find(all.begin(), all.end(), name) != all.end());
      });
  RC_ASSERT(is_told);
}

// All the ways to read a few words.
struct Words {
  explicit Words(std::string from) : text(std::move(from)) {
    tokenize(text, whole(text), tokens);
    items = main_line(text, tokens, 0);
    readings.emplace(text, tokens, items, reader, reader);
    tail.emplace(*readings);
    replays.emplace(*tail, items, slips, all_notations().doubt_grammar(), PieceLetters::small);
  }
  std::string text;
  MoveReader reader = reader_of("es");
  std::vector<Token> tokens;
  std::vector<Item> items;
  Slips slips{all_notations()};
  UsualMoves usual{all_notations().usual_weights()};
  std::optional<WordReadings> readings;
  std::optional<Tail> tail;
  std::optional<LegalReplays> replays;
};

TEST(LegalReplaysTest, PlainWordsHaveOneWay) {
  Words sheet("1. e4 e5 2. Cf3 Cc6");
  ASSERT_EQ(sheet.replays->run(Position::initial()), LegalReplays::End::complete);
  const std::vector<ReplayedWord> all = sheet.replays->words(sheet.usual);
  ASSERT_EQ(all.size(), 4u);
  for (const ReplayedWord& word : all) {
    EXPECT_TRUE(word.is_plain);
    EXPECT_TRUE(word.others.empty());
    EXPECT_FALSE(word.is_doubtful);
  }
}

TEST(LegalReplaysTest, WhatFollowsDecidesBetweenTwo) {
  // The knight from b1 or that from f3: only if b1 is left can it go to a3 then.
  Words sheet("1. Cf3 a6 2. d3 b6 3. Cd2 c6 4. Ca3");
  ASSERT_EQ(sheet.replays->run(Position::initial()), LegalReplays::End::complete);
  const std::vector<ReplayedWord> all = sheet.replays->words(sheet.usual);
  ASSERT_EQ(all.size(), 7u);
  EXPECT_EQ(san(all[4].before, all[4].move), "Nfd2");
  EXPECT_TRUE(all[4].others.empty());
  EXPECT_EQ(all[4].fitting, 2);
}

TEST(LegalReplaysTest, AnIllegalWordEndsEveryWay) {
  Words sheet("1. e4 e5 2. Cf6 Cc6");
  EXPECT_EQ(sheet.replays->run(Position::initial()), LegalReplays::End::dead);
}

TEST(FindSan, NamesOneLegalMoveOrNone) {
  const Position start = Position::initial();
  EXPECT_EQ(find_san(start, "e4"), played()[0]);
  EXPECT_FALSE(find_san(start, "e5"));
  EXPECT_FALSE(find_san(start, ""));
  EXPECT_FALSE(find_san(start, "Ke9"));
}

TEST(Answers, DecideTheHalfMoveTheyAreAbout) {
  std::vector<std::string> changed = words();
  changed.resize(10);
  changed.back() = "Be9";  // nothing behind it proves anything
  const std::string text = "[White \"a\"]\n\n" + numbered(changed) + "*\n";
  const auto read = [&](std::uint64_t line, int ply) {
    return games_in(text, {.languages = {"en"},
                           .repair = Repair::safe,
                           .answers = {{.file = 0, .line = line, .ply = ply, .move = "Be7"}}})
        .at(0);
  };
  EXPECT_EQ(main_moves(read(1, 10)), std::vector<Move>(played().begin(), played().begin() + 10));
  EXPECT_EQ(main_moves(read(2, 10)).size(), 9u);  // about another game
}

TEST(Answers, AreThoseOfTheGame) {
  const Game game = games_in("[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d4 *\n").at(1);
  const GivenMoves all = {{.file = 0, .line = 1, .ply = 1, .move = "e4"},
                          {.file = 0, .line = 5, .ply = 1, .move = "d4"},
                          {.file = 1, .line = 5, .ply = 1, .move = "c4"}};
  const GivenMoves own = answers_about(game, all);
  ASSERT_EQ(own.size(), 1u);
  EXPECT_EQ(own[0].move, "d4");
}

}  // namespace
}  // namespace planilla::repaired_games_test
