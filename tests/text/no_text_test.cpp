// What is no text, at its limits: a few odd bytes are a damaged sheet, many are another kind of
// file.
#include "text/framing/no_text.h"

#include <gtest/gtest.h>

#include <string>

namespace planilla {
namespace {

using namespace std::string_literals;

TEST(NoText, OfFewBytesHalfAreOdd) {
  EXPECT_TRUE(is_no_text("\1\2\3abc"));
  EXPECT_FALSE(is_no_text("\1\2\3abcd"));
  EXPECT_TRUE(is_no_text("\1\2\3abc\xC1"));
  EXPECT_FALSE(is_no_text("\1\2ab"));
}

TEST(NoText, OfManyBytesOneInTwelveIsOdd) {
  const std::string odd(24, '\2');
  EXPECT_TRUE(is_no_text(odd + std::string(24 * 11, 'e')));
  EXPECT_FALSE(is_no_text(odd + std::string(24 * 11 + 1, 'e')));
  EXPECT_FALSE(is_no_text(odd.substr(1) + std::string(23 * 11, 'e')));
}

TEST(NoText, BlanksAreNotOdd) {
  EXPECT_FALSE(is_no_text("\t\n\v\f\r\b\x1A\x1B"));
  EXPECT_TRUE(is_no_text("\x07\x0E\x7F"));
  EXPECT_TRUE(is_no_text("\0\0\0"s));
}

TEST(NoText, ASignAtTheStartIsEnough) {
  EXPECT_TRUE(is_no_text("BZh91AY&SY and what was packed"));
  EXPECT_FALSE(is_no_text("BZh9 1AY&SY"));
  EXPECT_FALSE(is_no_text("1. e4 e5 BZh91AY&SY"));
}

}  // namespace
}  // namespace planilla
