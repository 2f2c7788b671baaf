// What a pattern is known to need, against RE2 itself.
#include "notation/read/pattern_outline.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <re2/re2.h>

#include <string>
#include <vector>

#include "base/data.h"
#include "notation/read/grammar.h"
#include "notation/read/pattern_text.h"

namespace planilla::pattern_outline_test {
namespace {

bool may_match(std::string_view re, std::string_view word, bool ignore_case = false) {
  return PatternOutline(re, ignore_case).may_match(word) &&
         PatternPairs(re, ignore_case).may_match(word);
}

TEST(PatternOutline, BeginningHoldingAndLength) {
  const std::string re = "(?P<role>K|Kt|[QR])[-x]?(?:K|Q)[1-8]\\+?";
  EXPECT_TRUE(may_match(re, "Kt-K4"));
  EXPECT_TRUE(may_match(re, "QxQ8+"));
  EXPECT_FALSE(may_match(re, "d4")) << "no d begins it";
  EXPECT_FALSE(may_match(re, "KxK9")) << "no 9 is in it";
  EXPECT_FALSE(may_match(re, "Q4")) << "too short";
  EXPECT_FALSE(may_match("a?b", "c"));
  EXPECT_TRUE(may_match("a?b", "b")) << "what is optional may be left out";
  EXPECT_TRUE(may_match("(?:ab)*c|d", "d"));
  EXPECT_FALSE(may_match("[^\\s\\S]a", "aa")) << "nothing matches";
  EXPECT_TRUE(may_match("(?P<role>[^\\s\\S])?a", "a"));
}

TEST(PatternOutline, WhatFollowsWhat) {
  const std::string re = "(?P<role>K|Kt|[QR])[-x]?(?:K|Q)[1-8](?:th)?";
  EXPECT_TRUE(may_match(re, "KtxK4th"));
  EXPECT_FALSE(may_match(re, "KxtK4")) << "the t stands behind a K";
  EXPECT_FALSE(may_match(re, "KxK4t")) << "no t ends it";
  EXPECT_TRUE(may_match("(?:ab)+", "abab"));
  EXPECT_FALSE(may_match("(?:ab)?", "abab"));
  EXPECT_TRUE(may_match("a(?:b?c?)*d", "acbd"));
  EXPECT_TRUE(may_match("[\u00d7x]4", "\u00d74"));
}

TEST(PatternOutline, LettersOfEitherCase) {
  EXPECT_FALSE(may_match("knight", "KNIGHT"));
  EXPECT_TRUE(may_match("knight", "KNIGHT", true));
  EXPECT_TRUE(may_match("(?i:knight)s", "Knights"));
  EXPECT_FALSE(may_match("(?i:knight)s", "KnightS"));
  EXPECT_FALSE(may_match("(?i:castles\\s*[(]?K)", "d4"));
  EXPECT_TRUE(may_match("k", "\u212a", true)) << "the sign of Kelvin";
  EXPECT_TRUE(may_match("\u041a", "\u043a", true));
}

TEST(PatternOutline, WhatIsUnknownMayBeAnything) {
  for (const char* re : {"\\d", "(?U:a)|b", "a{2}", "[^a]", "[[:alpha:]]", "^a", "(a", "a)"})
    EXPECT_TRUE(may_match(re, "zz")) << re;
}

// Patterns of all notations with the letters of English.
const std::vector<std::pair<std::string, bool>>& patterns() {
  static const auto all = [] {
    const Letters letters = {{"K", king},   {"Q", queen},  {"R", rook},
                             {"B", bishop}, {"N", knight}, {"P", pawn}};
    std::vector<std::pair<std::string, bool>> out;
    const Data data = Data::embedded();
    for (const std::string& name : data.list("grammars/")) {
      const Grammar grammar = read_grammar(data, name);
      const PatternText text(grammar, grammar.letters.empty() ? letters : grammar.letters, {});
      for (const GrammarPattern& pattern : grammar.patterns)
        out.emplace_back(text.expand(pattern.re), grammar.ignore_case);
    }
    return out;
  }();
  return all;
}

RC_GTEST_PROP(PatternOutline, WhateverRe2MatchesMayMatch, ()) {
  static const std::vector<std::string> pieces = {
      "K",    "Kt",   "Q",      "N",      "B",       "R",   "P",      "C",  "D",     "T",
      "A",    "e",    "d",      "4",      "5",       "8",   "1",      "x",  "-",     "=",
      "(",    ")",    ":",      " ",      "O-O",     "0-0", "knight", "to", "takes", "four",
      "e2e4", "e.p.", "\u2658", "\u00d7", "caballo", "KB4", "+",      "7",  "f6"};
  std::string word;
  const auto count = *rc::gen::inRange(1, 6);
  for (int i = 0; i < count; ++i) word += *rc::gen::elementOf(pieces);
  for (const auto& [re, ignore_case] : patterns()) {
    if (may_match(re, word, ignore_case)) continue;
    RE2::Options options(RE2::Quiet);
    options.set_case_sensitive(!ignore_case);
    RC_ASSERT(!RE2::FullMatch(word, RE2(re, options)));
  }
}

// Nor is everything let through: else nothing would be saved.
TEST(PatternOutline, FewPatternsAreForAMoveInEnglish) {
  std::size_t tried = 0;
  for (const auto& [re, ignore_case] : patterns()) tried += may_match(re, "d4", ignore_case);
  EXPECT_LT(tried, patterns().size() / 4);
}

}  // namespace
}  // namespace planilla::pattern_outline_test
