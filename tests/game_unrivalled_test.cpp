// Which short games need no search for rival alphabets.
#include "game/unrivalled.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "checks_support.h"

namespace planilla {
namespace {

// English and Spanish; the game is read in English.
bool unrivalled(const std::string& moves) {
  const Languages& languages = all_notations().languages();
  MoveReader english(all_notations(), {{&languages.class_of(*languages.find("en"))}, "algebraic"});
  MoveReader spanish(all_notations(), {{&languages.class_of(*languages.find("es"))}, "algebraic"});
  const std::vector<MoveReader*> readers = {&english, &spanish};
  Unrivalled words;
  bool is = false;
  for_each_game("[Event \"a\"]\n\n" + moves + " *\n", [&](const Game& game) {
    is = words.is(game, readers);
    EXPECT_EQ(words.is(game, readers), is);  // remembered
  });
  return is;
}

TEST(Unrivalled, PawnsAreTheSameInAllLetters) { EXPECT_TRUE(unrivalled("1. e4 e5 2. d4 exd4")); }

TEST(Unrivalled, AWordThatTheRivalCannotReadEndsIt) { EXPECT_TRUE(unrivalled("1. e4 e5 2. Nf3 Nc6")); }

TEST(Unrivalled, AWordThatTheRivalReadsOtherwise) { EXPECT_FALSE(unrivalled("1. h4 h5 2. Rh3 Rh6")); }

TEST(Unrivalled, OnlyIfHeReadsTheOthersToo) { EXPECT_TRUE(unrivalled("1. h4 h5 2. Rh3 Rh6 3. Nf3 Nf6")); }

TEST(Unrivalled, AFirstWordIsAMove) { EXPECT_TRUE(unrivalled("1. Nf3 d5")); }

TEST(Unrivalled, VariationsAndOddSpellingAreForTheSearch) {
  EXPECT_FALSE(unrivalled("1. e4 e5 (1... c5) 2. Nf3"));
  EXPECT_FALSE(unrivalled("1. e4 e5 2. Ng1f3"));
}

}  // namespace
}  // namespace planilla
