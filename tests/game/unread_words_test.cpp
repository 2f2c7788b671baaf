// Which letters fail to read words of a game.
#include "game/letters/unread_words.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/checks/support.h"

namespace planilla::unread_words_test {
namespace {

constexpr ClassSet english = 1, spanish = 2, german = 4, all = 7;

class UnreadWordsTest : public testing::Test {
protected:
  UnreadWordsTest() {
    const Languages& languages = all_notations().languages();
    for (const char* tag : {"en", "es", "de"})
      made_.push_back(std::make_unique<MoveReader>(
          all_notations(), Alphabet{{&languages.class_of(*languages.find(tag))}, "algebraic"}));
    for (const auto& one : made_) readers_.push_back(one.get());
  }

  // Of a game in the letters of `tag`.
  ClassSet in_two(const std::string& tag, const std::string& moves, ClassSet wanted = all) {
    ReadOptions options;
    options.languages = {tag};
    if (!words_) words_.emplace(readers_);
    ClassSet out = 0;
    for_each_game(
        "[Event \"a\"]\n\n" + moves + " *\n",
        [&](const Game& game) { out = words_->in_two_words(game, wanted); }, options);
    return out;
  }

private:
  std::vector<std::unique_ptr<MoveReader>> made_;
  std::vector<MoveReader*> readers_;
  std::optional<UnreadWords> words_;
};

TEST_F(UnreadWordsTest, OneWordIsForgiven) {
  EXPECT_EQ(in_two("es", "1. e4 e5 2. Cf3 d6"), ClassSet{0});
}

TEST_F(UnreadWordsTest, TwoAreNot) {
  EXPECT_EQ(in_two("es", "1. e4 e5 2. Cf3 Cc6"), english | german);
  EXPECT_EQ(in_two("de", "1. e4 e5 2. Sf3 Lc5"), english | spanish);
}

TEST_F(UnreadWordsTest, NothingIsSaidOfLettersNotAskedFor) {
  EXPECT_EQ(in_two("es", "1. e4 e5 2. Cf3 Cc6", english), english);
  EXPECT_EQ(in_two("es", "1. e4 e5 2. Cf3 Cc6", german | english), english | german);
}

TEST_F(UnreadWordsTest, WordsOfVariationsDoNotCount) {
  EXPECT_EQ(in_two("es", "1. e4 e5 2. Cf3 (2. Cc3 Cc6 3. Cf3 Cf6) 2... d6"), ClassSet{0});
}

}  // namespace
}  // namespace planilla::unread_words_test
