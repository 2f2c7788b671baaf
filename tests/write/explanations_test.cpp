// Translations of the rules' documentation are whole, and of the English text as it is now.
#include "write/findings/explanations.h"

#include <gtest/gtest.h>

#include "checks/engine/check.h"
#include "rules/illegal_move.h"
#include "tests/release.h"

namespace planilla::explanations_test {
namespace {

class OfLanguage : public testing::TestWithParam<const char*> {};

TEST_P(OfLanguage, EveryRuleIsExplained) {
  const Explanations texts(Data::embedded(), GetParam());
  for (const Check& check : all_checks()) {
    SCOPED_TRACE(std::string(rule_id(check.rule)));
    if (texts.of(check.rule) != print_of_explanation(check.rule)) {
      owed(std::string(rule_id(check.rule)) + " translated in locales/explanations/" + GetParam() +
           ".toml, with `of` = " + print_of_explanation(check.rule));
      continue;
    }
    EXPECT_FALSE(texts.why(check.rule).empty());
    EXPECT_NE(texts.why(check.rule), check.why);
    EXPECT_EQ(texts.law(check.rule).empty(), check.law.empty());
  }
}

INSTANTIATE_TEST_SUITE_P(Explanations, OfLanguage, testing::Values("es"));

TEST(Explanations, EnglishWhereThereIsNoTranslation) {
  const Explanations texts(Data::embedded(), "tlh-XX");
  EXPECT_EQ(texts.why(rules::illegal_move), check_of(rules::illegal_move).why);
  EXPECT_EQ(texts.of(rules::illegal_move), "");
}

TEST(Explanations, RegionsFallBack) {
  const Explanations texts(Data::embedded(), "es-CO");
  EXPECT_NE(texts.why(rules::illegal_move), check_of(rules::illegal_move).why);
}

}  // namespace
}  // namespace planilla::explanations_test
