// Readers that are said to read a word alike do.
#include "game/letters/alike_readers.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "tests/checks/support.h"

namespace planilla::alike_readers_test {
namespace {

// One for each class of languages.
class Readers {
public:
  Readers() {
    for (const LanguageClass& one : all_notations().languages().classes()) {
      if (one.by_name_only || all_.size() == 64) continue;
      owned_.push_back(
          std::make_unique<MoveReader>(all_notations(), Alphabet{{&one}, "algebraic"}));
      all_.push_back(owned_.back().get());
    }
    alike_ = AlikeReaders(all_);
  }

  // How many had to be asked.
  std::size_t expect_alike(const std::string& word) {
    const Token token{{0, static_cast<std::uint32_t>(word.size())}, TokenKind::word};
    const auto read = [&](ClassSet one) {
      return all_[static_cast<std::size_t>(std::countr_zero(one))]->read(word, std::span(&token, 1),
                                                                         0);
    };
    std::size_t asked = 0;
    const ClassSet everyone = all_.size() < 64 ? (ClassSet{1} << all_.size()) - 1 : ~ClassSet{0};
    for (ClassSet left = everyone; left != 0; ++asked) {
      const ClassSet group = alike_.like_first(left, word);
      EXPECT_NE(group & left & -left, ClassSet{0});
      EXPECT_EQ(group & ~left, ClassSet{0});
      const WordReading first = read(left & -left);
      for (ClassSet rest = group; rest != 0; rest &= rest - 1)
        EXPECT_TRUE(same(first, read(rest & -rest))) << word;
      left &= ~group;
    }
    return asked;
  }

private:
  static bool same(const WordReading& a, const WordReading& b) {
    return a.kind == b.kind && a.tokens == b.tokens && a.suffix_claims == b.suffix_claims &&
           std::equal(a.readings().begin(), a.readings().end(), b.readings().begin(),
                      b.readings().end());
  }

  std::vector<std::unique_ptr<MoveReader>> owned_;
  std::vector<MoveReader*> all_;
  AlikeReaders alike_;
};

Readers& readers() {
  static Readers all;
  return all;
}

TEST(AlikeReaders, FewNeedBeAsked) {
  EXPECT_LT(readers().expect_alike("e4"), 12u);
  EXPECT_LT(readers().expect_alike("Nf3"), 16u);
  EXPECT_LT(readers().expect_alike("Сb5+"), 20u);
  EXPECT_LT(readers().expect_alike("♘f3"), 16u);
}

TEST(AlikeReaders, WordsOfEveryLanguage) {
  for (const Language& language : all_notations().languages().all())
    for (const std::vector<std::string>& letters : language.symbols)
      for (const std::string& letter : letters)
        for (const std::string tail : {"f3", "xe5+", "1d2", "b1-c3", "8", "e8=Q"})
          readers().expect_alike(letter + tail);
}

RC_GTEST_PROP(AlikeReaders, AnyWord, ()) {
  static const std::vector<std::string> pieces = [] {
    std::vector<std::string> out = {"a",  "b", "c", "d",      "e",      "f",  "g",    "h",
                                    "1",  "2", "3", "8",      "x",      ":",  "-",    "+",
                                    "#",  "=", "O", "0",      "o",      ".",  "e.p.", "mate",
                                    "ch", "(", ")", "\u00d7", "\u2013", "e4", "xf3"};
    for (const Language& language : all_notations().languages().all()) {
      for (const std::vector<std::string>& letters : language.symbols)
        out.insert(out.end(), letters.begin(), letters.end());
      for (const auto* words : {&language.check, &language.mate, &language.capture,
                                &language.en_passant, &language.castle_short})
        out.insert(out.end(), words->begin(), words->end());
    }
    return out;
  }();
  const auto chosen = *rc::gen::resize(
      6,
      rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces))));
  std::string word;
  for (const std::string& piece : chosen) word += piece;
  readers().expect_alike(word);
  RC_ASSERT(!::testing::Test::HasFailure());
}

}  // namespace
}  // namespace planilla::alike_readers_test
