#include "editor/text_positions.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace planilla {
namespace {

TEST(TextPositions, CountUnitsOfUtf16) {
  const TextPositions positions("a\r\nñ𝟚 C\rx\n");
  EXPECT_EQ(positions.of(3).line, 1u);
  EXPECT_EQ(positions.of(5).character, 1u);  // behind ñ
  EXPECT_EQ(positions.of(9).character, 3u);  // behind 𝟚
  EXPECT_EQ(positions.of(12).line, 2u);      // behind the CR
  EXPECT_EQ(positions.of(99).line, 3u);      // the end
  EXPECT_EQ(positions.byte_at({1, 3}), 9u);
  EXPECT_EQ(positions.byte_at({0, 50}), 1u);  // a character behind a line is its end
  EXPECT_EQ(positions.byte_at({50, 0}), 14u);
}

RC_GTEST_PROP(TextPositions, ThereAndBackIsTheSamePlace, ()) {
  const auto pieces = *rc::gen::container<std::vector<std::string>>(
      rc::gen::element<std::string>("a", "ñ", "\n", "𝟚", "Cf3 ", "\r"));
  std::string text;
  std::vector<std::size_t> places;
  for (const std::string& piece : pieces) {
    // Behind the CR of a CRLF is no place.
    if (!(piece == "\n" && text.ends_with('\r'))) places.push_back(text.size());
    text += piece;
  }
  const TextPositions positions(text);
  for (const std::size_t place : places) RC_ASSERT(positions.byte_at(positions.of(place)) == place);
}

}  // namespace
}  // namespace planilla
