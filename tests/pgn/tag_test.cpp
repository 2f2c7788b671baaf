// Tag pairs taken apart and written back.
#include "pgn/tag.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "pgn/tokenizer.h"

namespace planilla {
namespace {

Tag parsed(std::string_view text) {
  return parse_tag(text, {0, static_cast<std::uint32_t>(text.size())});
}

void expect_tag(std::string_view text, std::string_view name, std::string_view value, int faults) {
  const Tag tag = parsed(text);
  EXPECT_EQ(tag.name.in(text), name) << text;
  EXPECT_EQ(tag_value(text, tag), value) << text;
  EXPECT_EQ(tag.faults, faults) << text;
}

TEST(Tag, WholeOnes) {
  expect_tag(R"([White "Ana"])", "White", "Ana", 0);
  expect_tag(R"([White ""])", "White", "", 0);
  expect_tag(R"([ White"Ana" ])", "White", "Ana", 0);
  expect_tag(R"([White "O\"Neil, \\ Ana"])", "White", R"(O"Neil, \ Ana)", 0);
}

TEST(Tag, BrokenOnes) {
  expect_tag(R"([White "Ana")", "White", "Ana", tag_no_closing_bracket);
  expect_tag(R"([White "Ana)", "White", "Ana", tag_no_closing_bracket | tag_no_closing_quote);
  expect_tag(R"([White "Ana  ])", "White", "Ana", tag_no_closing_quote);
  expect_tag(R"([White "O"Neil])", "White", "O\"Neil", tag_no_closing_quote | tag_stray_quote);
  expect_tag(R"([White "O"Neil"])", "White", "O\"Neil", tag_stray_quote);
  expect_tag(R"([T "5400/40+30:1800+30""])", "T", "5400/40+30:1800+30\"", tag_stray_quote);
  expect_tag(R"([Site "C:\pgn"])", "Site", "C:\\pgn", tag_bad_escape);
  expect_tag(R"([Site "C:\"])", "Site", "C:\\", tag_bad_escape);
  expect_tag(R"([White "Ana" x])", "White", "Ana", tag_trailing_text);
  expect_tag(R"([White Ana])", "White", "Ana", tag_no_opening_quote | tag_no_closing_quote);
  expect_tag(R"([White Ana"])", "White", "Ana", tag_no_opening_quote);
  expect_tag("[White \u201CAna\u201D]", "White", "Ana",
             tag_no_opening_quote | tag_no_closing_quote);
  expect_tag(R"([White Elo "2500"])", "White Elo", "2500", tag_bad_name);
  expect_tag("[White ]", "White", "", tag_no_value);
  expect_tag("[", "", "", tag_no_closing_bracket | tag_no_value);
}

TEST(Tag, IsReadAtItsPlace) {
  const std::string_view text = "[A \"x\"]\n[B \"y\"] e4";
  const Tag tag = parse_tag(text, {8, 15});
  EXPECT_EQ(tag.name.in(text), "B");
  EXPECT_EQ(tag.value, (Span{12, 13}));
}

TEST(Tag, WritingAValueTurnsLineEndsIntoBlanks) {
  std::string out;
  write_tag_value("a\r\nb\tc\nd\\\"", out);
  EXPECT_EQ(out, "a b c d\\\\\\\"");
}

TEST(Tag, WhatIsWrittenIsReadBack) {
  EXPECT_TRUE(rc::check("value -> tag -> token -> value", [] {
    const auto value = *rc::gen::container<std::string>(rc::gen::oneOf(
        rc::gen::element('"', '\\', ']', '[', ' ', 'a'), rc::gen::inRange<char>(' ', '~')));
    std::string text = "[Event \"";
    write_tag_value(value, text);
    text += "\"]";
    std::vector<Token> tokens;
    tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
    RC_ASSERT(tokens.size() == 1u);
    RC_ASSERT(tokens[0].flags == 0);
    const Tag tag = parse_tag(text, tokens[0].span);
    RC_ASSERT(tag.faults == 0);
    RC_ASSERT(tag_value(text, tag) == value);
  }));
}

}  // namespace
}  // namespace planilla
