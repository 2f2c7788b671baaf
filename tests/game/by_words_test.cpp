// Which games need no search for rival alphabets.
#include "game/letters/by_words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla::by_words_test {
namespace {

constexpr ClassSet english = 1, spanish = 2, german = 4, finnish = 8;

// The game is read in the letters of `tag`.
std::optional<ReadingByWords::Found> sole(const std::string& tag, const std::string& moves) {
  const Languages& languages = all_notations().languages();
  std::vector<MoveReader> made;
  std::vector<MoveReader*> readers;
  std::size_t own = 0;
  const std::vector<std::string> tags = {"en", "es", "de", "fi"};
  for (const std::string& one : tags)
    made.emplace_back(all_notations(),
                      Alphabet{{&languages.class_of(*languages.find(one))}, "algebraic"});
  for (MoveReader& one : made) readers.push_back(&one);
  while (tags[own] != tag) ++own;
  ReadingByWords words(readers);
  std::optional<ReadingByWords::Found> out;
  ReadOptions options;
  options.languages = {tag};
  for_each_game(
      "[Event \"a\"]\n\n" + moves + " *\n",
      [&](const Game& game) {
        std::vector<Token> tokens;
        tokenize(game.text, {0, static_cast<std::uint32_t>(game.text.size())}, tokens);
        if (is_word_for_move(game, tokens, 1)) out = words.find(game, {own, own});
      },
      options);
  return out;
}

TEST(ReadingByWords, PawnsAreTheSameInAllLetters) {
  const auto found = sole("en", "1. e4 e5 2. d4 exd4");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->alike[0], english | spanish | german | finnish);
  EXPECT_EQ(found->certain_at, 0);
}

TEST(ReadingByWords, AWordThatTheRivalsCannotReadEndsThem) {
  const auto found = sole("en", "1. e4 e5 2. Nf3 Nc6");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->alike[0], english);
  EXPECT_EQ(found->alike[1], english);
  EXPECT_EQ(found->certain_at, 4);
}

// R is a Spanish king and a Finnish knight.
TEST(ReadingByWords, ARivalWhoReadsAllOtherwiseIsPlayed) {
  EXPECT_FALSE(sole("es", "1. e4 e5 2. Dh5 Df6 3. Re2"));
  EXPECT_TRUE(sole("es", "1. e4 e5 2. Dh5 Df6 3. Rd1"));  // no knight comes there
}

// S is a Finnish pawn.
TEST(ReadingByWords, LinesThatLeaveTheGameAreFollowedToTheirEnd) {
  EXPECT_FALSE(sole("de", "1. e4 e5 2. Sf3 Sf6 3. Lc4"));
  EXPECT_TRUE(sole("de", "1. e4 e5 2. Sf3 Sf6 3. Lc4 Sxe4 4. Sxe5"));
}

TEST(ReadingByWords, NoPawnGoesBackwards) {
  EXPECT_TRUE(sole("de", "1. e4 e5 2. Se2 Se7 3. d3 d6 4. Ld2"));
}

TEST(ReadingByWords, WhatEnglishCanReadTooIsLeftToTheSearch) {
  EXPECT_FALSE(sole("es", "1. h4 h5 2. g4 g5"));
}

TEST(ReadingByWords, VariationsAreNoneOfItsBusiness) {
  EXPECT_TRUE(sole("de", "1. e4 e5 (1... c5 2. Sf3) 2. Dh5 Sc6 3. Lc4 Sf6"));
}

TEST(ReadingByWords, OnlyWordsThatAreAMoveEach) {
  EXPECT_FALSE(sole("en", "1. e4 d6 2. e5 f5 3. exf6 e.p."));
  EXPECT_FALSE(sole("en", "1. e4 e5 2. Nf3Nc6"));
}

TEST(ReadingByWords, SmallLettersAreLeftToTheSearch) {
  EXPECT_FALSE(sole("en", "1. e4 e5 2. nf3 nc6"));
}

}  // namespace
}  // namespace planilla::by_words_test
