// From tags and headings to games: what a sheet or a page is taken for (game/layout).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "board/fen.h"
#include "game/unplayed/unplayed_moves.h"
#include "rules/bad_fen.h"
#include "rules/fen_repaired.h"
#include "rules/malformed_tag.h"
#include "rules/stray_quote_in_tag.h"
#include "rules/unclosed_tag.h"
#include "rules/unclosed_tag_string.h"
#include "rules/unplayed_moves.h"
#include "rules/unreadable_move.h"
#include "tests/game/support.h"

namespace planilla::sheet_reading_test {
namespace {

using namespace game_tests;
using testing::Contains;
using testing::ElementsAre;
using testing::Not;

Game game_of(const std::string& text, const ReadOptions& options = {}) {
  const std::vector<Game> all = games_in(text, options);
  EXPECT_FALSE(all.empty()) << text;
  return all.empty() ? Game{} : all[0];
}

struct TagCase {
  const char* line;
  Rule rule;
  const char* value;
};

TEST(Tags, AFaultIsToldAndTheValueTaken) {
  for (const TagCase& c : {TagCase{"[White Ana\"]", rules::malformed_tag, "Ana"},
                           {"[White \"Ana]", rules::unclosed_tag_string, "Ana"},
                           {"[White \"Ana\"", rules::unclosed_tag, "Ana"},
                           {"[White \"A\"na\"]", rules::stray_quote_in_tag, "A\"na"}}) {
    const Game game = game_of("[Event \"x\"]\n" + std::string(c.line) + "\n\n1. e4 *\n");
    EXPECT_THAT(rules_in(game.findings), Contains(c.rule)) << c.line;
    EXPECT_EQ(game.tag_value("White"), c.value) << c.line;
    EXPECT_EQ(game.plies, 1u) << c.line;
  }
}

TEST(Tags, AFenThatIsNoneKeepsTheMovesUnread) {
  const Game game = game_of("[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Ka2 {well} Kb2 1-0\n");
  ASSERT_THAT(rules_in(game.findings), Contains(rules::bad_fen));
  EXPECT_EQ(argument_text(game.findings[0].args, "fault"), "no-black-king");
  EXPECT_EQ(game.plies, 0u);
  EXPECT_EQ(game.terminator, Result::white_wins);
  std::string kept;
  std::vector<Element> room;
  for (const Element& e : game.elements.list(room)) kept.append(e.span.in(game.text)).append("|");
  EXPECT_NE(kept.find("Ka2"), std::string::npos);
  EXPECT_NE(kept.find("{well}"), std::string::npos);
  EXPECT_NE(kept.find("Kb2"), std::string::npos);
}

TEST(Tags, AFenWithARightThatCannotBeIsMended) {
  const Game game = game_of("[FEN \"4k3/8/8/8/8/8/8/4K3 w KQ - 0 1\"]\n\n1. Ke2 *\n");
  ASSERT_THAT(rules_in(game.findings), Contains(rules::fen_repaired));
  EXPECT_EQ(argument_text(game.findings[0].args, "what"), "castling");
  EXPECT_EQ(game.plies, 1u);
}

// A FEN of any position that comes up is taken as it stands, and the game goes on from there.
RC_GTEST_PROP(Tags, AGameGoesOnFromItsFen, (unsigned seed, unsigned plies)) {
  const RandomGame opening = random_game(seed, static_cast<int>(plies % 60));
  const Position& start = opening.positions.back();
  const RandomGame game = random_game(seed + 1, 8, start);
  if (game.moves.empty()) return;
  const Game read =
      game_of("[FEN \"" + to_fen(start) + "\"]\n\n" + numbered(words_of(game), start) + "*\n");
  RC_ASSERT(main_moves(read) == game.moves);
  RC_ASSERT(read.from_fen);
  RC_ASSERT(to_fen(read.final) == to_fen(game.positions.back()));
}

TEST(Noise, APageWithoutMovesIsRefusedOnce) {
  std::string page;
  for (int i = 0; i < 400; ++i) page += "Lorem ipsum dolor (sit amet, consectetur} adipiscing. ";
  const Game game = game_of(page);
  EXPECT_EQ(game.plies, 0u);
  EXPECT_EQ(game.findings.size(), 1u);
}

TEST(Noise, AGameAmongWordsIsNone) {
  const Game game = game_of(
      "Blancas: Ana\nNegras: Ben\n\nUna partida corta (de club).\n\n"
      "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0\n");
  EXPECT_EQ(game.plies, 6u);
  EXPECT_THAT(rules_in(game.findings), Not(Contains(rules::unreadable_move)));
}

struct UnplayedCase {
  const char* moves;
  bool told;
};

TEST(UnplayedMoves, AreThoseThatGoOnFromWhereTheyStand) {
  for (const UnplayedCase& c :
       {UnplayedCase{"1. e4 e5 2. Nf3 {2... Nc6 3. Bb5} *", true},
        {"1. e4 e5 2. Nf3 {2... Ke6 3. Bb5} *", false},  // not legal there
        {"1. e4 e5 2. Nf3 {3. Bb5 a6} *", false},        // another number
        {"1. e4 e5 2. Nf3 {2. Nc6} *", false},           // White's number, Black's move
        {"1. e4 e5 2. Nf3 {better 2... Nc6} *", false},  // analysis
        {"1. e4 e5 2. Nf3 {and now 2... Nc6 3. Bb5} *", true},
        {"1. e4 e5 2. Nf3 {Nc6} *", false},           // a word alone proves nothing
        {"1. e4 e5 {2. Nf3 Nc6} 2. d4 *", false}}) {  // the game goes on otherwise
    const Game game = game_of("[White \"a\"]\n\n" + std::string(c.moves) + "\n");
    MoveReader english = reader_of("en");
    EXPECT_EQ(has_unplayed_moves(game, english, english), c.told) << c.moves;
    const auto found = std::find_if(game.findings.begin(), game.findings.end(), [](auto& finding) {
      return finding.rule == rules::unplayed_moves;
    });
    EXPECT_EQ(found != game.findings.end(), c.told) << c.moves;
    if (found != game.findings.end()) {
      EXPECT_EQ(found->ply, 4) << c.moves;
    }
  }
}

// In a game that begins with Black's twentieth move the plies are counted from there.
TEST(UnplayedMoves, AreCountedFromTheStart) {
  const Game game =
      game_of("[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 20\"]\n\n20... Ke7 {21. Rh7+ Ke6} *\n");
  ASSERT_THAT(rules_in(game.findings), Contains(rules::unplayed_moves));
  for (const Finding& finding : game.findings)
    if (finding.rule == rules::unplayed_moves) {
      EXPECT_EQ(finding.move, "21.");
    }
}

}  // namespace
}  // namespace planilla::sheet_reading_test
