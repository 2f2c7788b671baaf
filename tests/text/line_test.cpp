// Kinds of lines.
#include "text/framing/line.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

namespace planilla::line_test {
namespace {

using std::string_view_literals::operator""sv;

void expect(LineKind kind, LineEnd end, std::initializer_list<std::string_view> lines) {
  for (const std::string_view line : lines) EXPECT_EQ(classify(line, end), kind) << line;
}

TEST(Line, BlankOnesHaveBlanksAndByteOrderMarksOnly) {
  expect(LineKind::blank, LineEnd::seen,
         {"", " ", "\t \t", "\xEF\xBB\xBF", " \xEF\xBB\xBF \xEF\xBB\xBF\t"});
  expect(LineKind::text, LineEnd::seen, {"\xEF\xBB", "\xEF\xBB\xBFx", ".", "\x01"});
  expect(LineKind::text, LineEnd::cut, {"", "  "});
}

TEST(Line, TagsHaveABracketANameAndAQuote) {
  expect(LineKind::tag, LineEnd::seen,
         {"[A \"\"]", "  \t[White \"x\"]  ", "[White\"x\"]", "\xEF\xBB\xBF[a9_+#=:- \"x\"]",
          "[Ñ \"x\"]", "[White \"a\" b\"] ", "[White \"a\" ] ", "[White \"x\"][Black \"y\"]",
          "[White \"open", "[White \"no bracket\"", "[Eventful \"x\"]"});
  expect(LineKind::event, LineEnd::seen,
         {"[Event \"x\"]", "[Event \"x\"] [Site \"y\"]", "[Event \"x", "[Event\t\"x\" ]"});
  expect(LineKind::text, LineEnd::seen,
         {"[", "[]", "[ White \"x\"]", "[9 \"x\"]", "[_a \"x\"]", "[White x]", "[White",
          "White \"x\"]", "(White \"x\")", "1. e4 [White \"x\"]", "[event x]"});
}

TEST(Line, WhatStandsBehindTheLastTagIsMoves) {
  expect(LineKind::tag_and_moves, LineEnd::seen,
         {"[White \"x\"] 1. e4", "[White \"x\"][", "[White \"x\"] [Black \"y\"] e4"});
  expect(LineKind::event_and_moves, LineEnd::seen, {"[Event \"x\"] 1. e4", "[Event \"x\"]]"});
  expect(LineKind::tag_and_moves, LineEnd::cut, {"[White \"x\"]", "[White \"x"});
  expect(LineKind::event_and_moves, LineEnd::cut, {"[Event \"x\"]", "[Event \"x"});
}

TEST(Line, AnEventThatLostAMarkIsOneAllTheSame) {
  expect(LineKind::event, LineEnd::seen,
         {"[Event Open\"]", "[Event Open] ", "[Event \tOpen]\t", "Event \"Open\"]", "Event \"\"]",
          " Event  \"a b\"]"});
  expect(LineKind::text, LineEnd::seen,
         {"Event Open]", "Event Open\"]", "Event \"Open]", "Event \"]", "Event \"Open\"", "[Event]",
          "[Event ]", "[Event Open", "[Event a[b]", "[Event a]b]", "[Event {a]", "[Event a}]",
          "Events \"Open\"]", "[Evento Open]"});
  expect(LineKind::text, LineEnd::cut, {"[Event Open]", "Event \"Open\"]"});
}

TEST(Line, MoveOneIsOneBehindNoOtherDigit) {
  for (const std::string_view line :
       {"1."sv, "1.e4"sv, "1) e4"sv, "1 e4"sv, "1\te4"sv, "1…"sv, "  1. e4"sv, "\xEF\xBB\xBF 1."sv})
    EXPECT_TRUE(begins_with_move_one(line)) << line;
  for (const std::string_view line : {""sv, "1"sv, "1-0"sv, "1/2"sv, "10."sv, "11. e4"sv, "2."sv,
                                      "e4"sv, ". 1."sv, "1\xE2\x80"sv})
    EXPECT_FALSE(begins_with_move_one(line)) << line;
}

}  // namespace
}  // namespace planilla::line_test
