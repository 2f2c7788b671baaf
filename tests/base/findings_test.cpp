// Of one rule a game lists so many findings and no more.
#include <gtest/gtest.h>

#include "base/finding.h"
#include "rules/false_check.h"
#include "rules/illegal_move.h"

namespace planilla {
namespace {

constexpr std::size_t most = Findings::most_of_a_rule;

Findings many(Rule rule, std::size_t count) {
  Findings out;
  for (std::uint32_t i = 0; i < count; ++i) out.emplace_back(rule, Span{i, i + 1});
  return out;
}

TEST(Findings, AllAreListedUpToTheBound) {
  const Findings found = many(rules::false_check, most);
  ASSERT_EQ(found.size(), most);
  for (const Finding& finding : found) EXPECT_EQ(finding.more, 0u);
  EXPECT_EQ(found.number_of_last(), most);
}

TEST(Findings, TheLastOfARuleSpeaksForThoseBehindIt) {
  Findings found = many(rules::false_check, most);
  found.emplace_back(rules::illegal_move, Span{7, 8});
  for (int i = 0; i < 5; ++i)
    found.emplace_back(rules::false_check, Span{9, 10}).written = "not listed";
  EXPECT_EQ(found.back().written, "not listed");
  EXPECT_EQ(found.number_of_last(), most);
  ASSERT_EQ(found.size(), most + 1);
  EXPECT_EQ(found[most - 1].more, 5u);
  EXPECT_EQ(found[most].more, 0u);
  found.emplace_back(rules::illegal_move, Span{11, 12});  // other rules have room of their own
  EXPECT_EQ(found.size(), most + 2);
  EXPECT_EQ(found.back().span, (Span{11, 12}));
}

TEST(Findings, WhatIsTakenBackIsNotCounted) {
  Findings found = many(rules::false_check, most + 2);
  found.pop_back();
  EXPECT_EQ(found[most - 1].more, 1u);
  EXPECT_EQ(found.size(), most);
  found.resize(most - 1);
  found.emplace_back(rules::false_check, Span{});
  EXPECT_EQ(found.size(), most);
  EXPECT_EQ(found.back().more, 0u);
  found.erase_if([](const Finding& finding) { return finding.span.begin % 2 == 0; });
  EXPECT_EQ(found.size(), most / 2 - 1);
  found.push_back(Finding(rules::false_check, Span{}));
  EXPECT_EQ(found.size(), most / 2);
}

TEST(Findings, WhoIsLeftSpeaksForThoseOfTheErased) {
  Findings found = many(rules::false_check, most + 7);
  found.emplace_back(rules::illegal_move, Span{0, 1});
  found.erase_if([](const Finding& finding) { return finding.more != 0; });
  ASSERT_EQ(found.size(), most);
  EXPECT_EQ(found[most - 2].more, 7u);
  EXPECT_EQ(found[most - 1].more, 0u);
  found.erase_if([](const Finding& finding) { return finding.rule == rules::false_check; });
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].more, 0u);
}

}  // namespace
}  // namespace planilla
