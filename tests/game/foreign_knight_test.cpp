// A knight's letter from elsewhere reads what one alphabet cannot, and explains away no slip.
#include "game/letters/foreign_knight.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/game/support.h"

namespace planilla::game_tests {
namespace {

constexpr int plies = 40;

// The languages found for a sheet; empty: none.
std::vector<std::string> found_in(const std::string& text, std::vector<std::string> told = {}) {
  ReadOptions options;
  options.languages = std::move(told);
  Game game;
  game.text = text;
  game.is_sheet = true;
  game.start = Position::initial();
  std::vector<Token> tokens;
  tokenize(text, whole(text), tokens);
  ForeignKnight knights(all_notations(), lexicon(), options);
  const LanguageChoice* choice = knights.find(game, tokens, 0);
  return choice != nullptr ? choice->read_as.languages : std::vector<std::string>();
}

// The first letters of words that begin with `from` become `to`.
int exchange(std::vector<std::string>& words, char from, char to) {
  int count = 0;
  for (std::string& word : words)
    if (word.front() == from) word.front() = to, ++count;
  return count;
}

TEST(ForeignKnight, ReadsTheLetterThatStandsThroughout) {
  EXPECT_EQ(found_in("1.e4 e5 2.Nf3 Nc6 3.Ab5 a6 4.Aa4 Nf6 5.0-0 Ae7", {"es"}),
            (std::vector<std::string>{"es", "en"}));
  EXPECT_EQ(found_in("1.e4 e5 2.Sf3 Sc6 3.Fb5 a6 4.Fa4 Sf6 5.0-0 Fe7", {"fr"}),
            (std::vector<std::string>{"fr", "de"}));
}

TEST(ForeignKnight, NeedsThreeOfThemAndNoneOfItsOwn) {
  EXPECT_TRUE(found_in("1.e4 e5 2.Nf3 a6 3.Ab5 b6 4.Aa4 Nf6 5.0-0 Ae7", {"es"}).empty());
  EXPECT_TRUE(found_in("1.e4 e5 2.Nf3 Nc6 3.Ab5 a6 4.Aa4 Nf6 5.Cc3 Ae7", {"es"}).empty());
}

TEST(ForeignKnight, ExplainsNoSlipAway) {
  EXPECT_TRUE(found_in("1.e4 c5 2.Cf3 d6 3.d4 cxd4 4.Cxd4 Cf6 5.Cc3 a6 6.Tg5 e6 7.f4").empty());
}

// Spanish games with the English letter: what is read is what was played, and most is read.
TEST(ForeignKnight, WhatIsReadWasPlayed) {
  constexpr unsigned games_tried = 25;
  ReadOptions options;
  options.repair = Repair::safe;
  unsigned whole_games = 0;
  for (unsigned seed = 1; seed <= games_tried; ++seed) {
    const RandomGame game = random_game(seed, plies);
    std::vector<std::string> words = words_of(game, "es");
    exchange(words, 'C', 'N');
    const auto games = games_in(numbered(words), options);
    ASSERT_FALSE(games.empty());
    const std::vector<Move> read = main_moves(games.front());
    ASSERT_LE(read.size(), game.moves.size());
    whole_games += read.size() == game.moves.size();
    for (std::size_t i = 0; i < read.size(); ++i)
      EXPECT_EQ(san(game.positions[i], read[i]), san(game.positions[i], game.moves[i])) << seed;
  }
  EXPECT_GE(whole_games, games_tried * 4 / 5);
}

// A wrong letter of a piece, of the same language: a slip, whatever the other languages make of it.
RC_GTEST_PROP(ForeignKnight, OneLanguageWithASlipIsNoForeignKnight, ()) {
  const auto& [tag, letters] = *rc::gen::elementOf(std::vector<std::pair<std::string, std::string>>{
      {"es", "RDTAC"}, {"de", "KDTLS"}, {"fr", "RDTFC"}, {"en", "KQRBN"}});
  const RandomGame game = random_game(*rc::gen::inRange(0u, 100000u), plies);
  std::vector<std::string> words = words_of(game, tag);
  std::vector<std::size_t> pieces;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (letters.find(words[i].front()) != std::string::npos) pieces.push_back(i);
  RC_PRE(!pieces.empty());
  words[*rc::gen::elementOf(pieces)].front() = *rc::gen::elementOf(letters);
  RC_ASSERT(found_in(numbered(words)).empty());
}

}  // namespace
}  // namespace planilla::game_tests
