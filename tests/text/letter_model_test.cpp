// What the known words say of letters and of their neighbours.
#include "text/charset/letter_model.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "text/charset/known_words.h"
#include "text/charset/utf8.h"

namespace planilla::letter_model_test {
namespace {

constexpr char32_t no_letter = 0x4E00;  // of no language that games are read in

std::vector<char32_t> letters_of_known_words() {
  std::vector<char32_t> out{edge, edge};
  for (std::string_view words = known_words(); !words.empty();) {
    const char32_t c = first_character(words);
    out.push_back(c == U'\n' ? edge : c);
    words.remove_prefix(sequence_length(words));
  }
  return out;
}

TEST(LetterModel, KnowsAllThatStandsInTheKnownWords) {
  const LetterModel& model = letter_model();
  const std::vector<char32_t> letters = letters_of_known_words();
  for (std::size_t i = 2; i < letters.size(); ++i) {
    ASSERT_EQ(model.behind(letters[i - 1], letters[i]), 1) << i;
    ASSERT_EQ(model.before(letters[i - 1], letters[i]), 1) << i;
    ASSERT_EQ(model.between(letters[i - 2], letters[i - 1], letters[i]), 1) << i;
    ASSERT_GE(model.frequency(letters[i]), -0.5) << i;
    ASSERT_LE(model.frequency(letters[i]), 1.5) << i;
  }
}

TEST(LetterModel, ALetterThatIsMetMoreOftenIsMoreFrequent) {
  const LetterModel& model = letter_model();
  EXPECT_EQ(model.frequency(U'e'), 1.5);
  EXPECT_GE(model.frequency(U'é'), model.frequency(U'ð'));
  EXPECT_EQ(model.frequency(no_letter), -4);
}

TEST(LetterModel, WhatIsNotMetIsOfItsKindOrAgainstIt) {
  const LetterModel& model = letter_model();
  EXPECT_EQ(model.behind(U'e', no_letter), -1);
  EXPECT_EQ(model.before(no_letter, U'e'), -1);
  EXPECT_EQ(model.between(U'q', U'ñ', U'x'), 0);
  // Not met, but behind other consonants.
  EXPECT_EQ(model.behind(U'q', U'e'), 0);
}

}  // namespace
}  // namespace planilla::letter_model_test
