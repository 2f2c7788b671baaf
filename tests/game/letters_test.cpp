// Which letters a game is written in (game/letters): words by class, trials, the search over all.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "game/letters/class_words.h"
#include "game/letters/detection.h"
#include "game/letters/trial.h"
#include "game/model/lexicon.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla {
namespace {

const Lexicon& lexicon() {
  static const Lexicon all(all_notations().languages());
  return all;
}

// One reader a language, in the order named.
class Readers {
public:
  explicit Readers(const std::vector<const char*>& languages) {
    for (const char* language : languages) {
      const Languages& all = all_notations().languages();
      owned_.push_back(std::make_unique<MoveReader>(
          all_notations(), Alphabet{{&all.class_of(*all.find(language))}, "algebraic"}));
    }
  }
  std::vector<MoveReader*> list() const {
    std::vector<MoveReader*> out;
    for (const auto& reader : owned_) out.push_back(reader.get());
    return out;
  }
  MoveReader& operator[](std::size_t i) const { return *owned_[i]; }
  std::size_t size() const { return owned_.size(); }

private:
  std::vector<std::unique_ptr<MoveReader>> owned_;
};

struct Sheet {
  explicit Sheet(std::string from) : text(std::move(from)) {
    tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
  }
  std::string text;
  std::vector<Token> tokens;
};

bool reads(const ClassWords::Group& group) {
  return group.reading.kind == WordKind::move;
}

TEST(ClassWordsTest, WhatAllReadAlikeIsOneGroup) {
  const Readers readers({"en", "es", "de"});
  ClassWords words(readers.list());
  const Sheet sheet("e4");
  const auto groups = words.groups(sheet.text, sheet.tokens, 0);
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].classes, ClassSet{7});
}

TEST(ClassWordsTest, ALetterSplitsTheClasses) {
  const Readers readers({"en", "es", "de"});
  ClassWords words(readers.list());
  const Sheet sheet("Cf3");  // only Spanish has a piece C
  ClassSet able = 0;
  for (const ClassWords::Group& group : words.groups(sheet.text, sheet.tokens, 0))
    if (reads(group)) able |= group.classes;
  EXPECT_EQ(able, ClassSet{2});
}

TEST(ClassWordsTest, OneLetterTwoMeanings) {
  const Readers readers({"en", "de"});  // B: bishop; a pawn's file, or nothing
  ClassWords words(readers.list());
  const Sheet sheet("Dd3");
  ClassSet able = 0;
  for (const ClassWords::Group& group : words.groups(sheet.text, sheet.tokens, 0))
    if (reads(group)) able |= group.classes;
  EXPECT_EQ(able, ClassSet{2});
}

Trial tried(const std::string& moves, const char* white, const char* black) {
  const Readers readers({white, black});
  const Sheet sheet(moves);
  return try_alphabet(sheet.text, sheet.tokens, 0, Position::initial(), lexicon(), readers[0],
                      readers[1]);
}

TEST(TrialTest, ReadsToTheEnd) {
  const Trial trial = tried("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0", "es", "es");
  EXPECT_TRUE(trial.complete);
  EXPECT_EQ(trial.plies, 6);
}

TEST(TrialTest, StopsWhereALetterMeansNothing) {
  const Trial trial = tried("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0", "en", "en");
  EXPECT_FALSE(trial.complete);
  EXPECT_EQ(trial.plies, 2);
}

TEST(TrialTest, EachPlayerHasLettersOfHisOwn) {
  EXPECT_TRUE(tried("1. e4 e5 2. Cf3 Sc6 3. Ab5 a6", "es", "de").complete);
  EXPECT_FALSE(tried("1. e4 e5 2. Cf3 Sc6 3. Ab5 a6", "de", "es").complete);
}

TEST(TrialTest, StopsWhereTheBoardSaysNo) {
  const Trial trial = tried("1. e4 e5 2. Cf3 Cc6 3. Ad5 a6", "es", "es");
  EXPECT_FALSE(trial.complete);
  EXPECT_EQ(trial.plies, 4);
}

class Detecting : public testing::Test {
protected:
  Detected of(const std::string& moves) {
    const Sheet sheet(moves);
    Detection detection(readers_.list(), lexicon());
    const std::vector<std::uint32_t> none(readers_.size(), 0);
    return detection.run(sheet.text, sheet.tokens, 0, Position::initial(), none, Title::none);
  }
  static std::string moves(const LetterReading& reading) {
    std::string out;
    Position position = Position::initial();
    for (const Move move : reading.moves) {
      out += (out.empty() ? "" : " ") + san(position, move);
      position.play(move);
    }
    return out;
  }
  static constexpr ClassSet english = 1, spanish = 2, german = 4, french = 8;
  Readers readers_{{"en", "es", "de", "fr"}};
};

TEST_F(Detecting, OneLanguage) {
  const Detected found = of("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6");
  EXPECT_TRUE(found.complete);
  ASSERT_FALSE(found.readings.empty());
  EXPECT_EQ(moves(found.readings[0]), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
  EXPECT_EQ(found.readings[0].white, german);
  EXPECT_NE(found.readings[0].black & german, 0u);
  EXPECT_GE(found.readings[0].certain_at, 3);
}

TEST_F(Detecting, APlayerEach) {
  const Detected found = of("1. e4 e5 2. Cf3 Sc6 3. Ab5 a6 4. Aa4 Sf6");
  EXPECT_TRUE(found.complete);
  ASSERT_FALSE(found.readings.empty());
  EXPECT_EQ(found.readings[0].white, spanish);
  EXPECT_NE(found.readings[0].black & german, 0u);
  EXPECT_GE(found.readings[0].cost, two_languages_cost);
}

TEST_F(Detecting, PawnsAloneDecideNothing) {
  const Detected found = of("1. e4 e5 2. d4 d5");
  EXPECT_TRUE(found.complete);
  ASSERT_EQ(found.readings.size(), 1u);
  EXPECT_EQ(found.readings[0].white, english | spanish | german | french);
  EXPECT_EQ(found.readings[0].certain_at, 0);
}

TEST_F(Detecting, WhereNothingReadsItWhatCameFurthest) {
  const Detected found = of("1. e4 e5 2. Cf3 Cc6 3. Ab9 a6");
  EXPECT_FALSE(found.complete);
  ASSERT_FALSE(found.readings.empty());
  EXPECT_EQ(moves(found.readings[0]), "e4 e5 Nf3 Nc6");
}

}  // namespace
}  // namespace planilla
