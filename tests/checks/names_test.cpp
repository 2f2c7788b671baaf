// The tables of Latin and Cyrillic letters against ICU, letter by letter: they may only be faster.
#include <gtest/gtest.h>
#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <memory>
#include <string>

#include "checks/facts/names.h"

namespace planilla::names_test {
namespace {

// A letter of another block sends the whole text to ICU.
constexpr const char* beyond_the_table = "\u01CE";  // a caron

void expect_what_icu_says(UChar32 first, UChar32 past) {
  for (UChar32 c = first; c < past; ++c) {
    std::string letter;
    icu::UnicodeString(c).toUTF8String(letter);
    const std::string by_table = fold_name("x" + letter + "x");
    const std::string by_icu = fold_name("x" + letter + "x" + beyond_the_table);
    EXPECT_EQ(by_table + "a", by_icu) << "U+" << std::hex << c;
  }
}

TEST(Names, TheTablesOfLettersSayWhatIcuSays) {
  expect_what_icu_says(0xC0, 0x180);
  expect_what_icu_says(0x400, 0x460);
}

// What a letter becomes does not hang on those beside it.
TEST(Names, LettersOfCyrillicSideBySideAreLeftToNoIcu) {
  for (UChar32 a = 0x400; a < 0x460; ++a)
    for (UChar32 b = 0x400; b < 0x460; ++b) {
      std::string pair;
      icu::UnicodeString(a).append(b).append(u'x').toUTF8String(pair);
      EXPECT_EQ(fold_name(pair) + "a", fold_name(pair + beyond_the_table))
          << "U+" << std::hex << a << " U+" << b;
    }
}

TEST(Names, WhatIsNoUtf8IsLeftToIcu) {
  EXPECT_EQ(fold_name("Mu\xC3ller"), fold_name("Mu\xEF\xBF\xBDller"));
}

}  // namespace
}  // namespace planilla::names_test
