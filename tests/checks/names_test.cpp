// The table of Latin letters against ICU, letter by letter: it may only be faster.
#include <gtest/gtest.h>
#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <memory>
#include <string>

#include "checks/facts/names.h"

namespace planilla {
namespace {

// A letter of another block sends the whole text to ICU.
constexpr const char* beyond_the_table = "\u01CE";  // a caron

TEST(Names, TheTableOfLettersSaysWhatIcuSays) {
  for (UChar32 c = 0xC0; c < 0x180; ++c) {
    std::string letter;
    icu::UnicodeString(c).toUTF8String(letter);
    const std::string by_table = fold_name("x" + letter + "x");
    const std::string by_icu = fold_name("x" + letter + "x" + beyond_the_table);
    EXPECT_EQ(by_table + "a", by_icu) << "U+" << std::hex << c;
  }
}

TEST(Names, WhatIsNoUtf8IsLeftToIcu) {
  EXPECT_EQ(fold_name("Mu\xC3ller"), fold_name("Mu\xEF\xBF\xBDller"));
}

}  // namespace
}  // namespace planilla
