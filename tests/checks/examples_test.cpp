// The examples in the documentation of the rules are true: the bad one is found, and found as
// nothing else; the good one is not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/doubtful_move.h"
#include "rules/language_found.h"
#include "rules/other_language.h"
#include "rules/repaired_move.h"
#include "tests/checks/support.h"

namespace planilla::examples_test {
namespace {

// Bytes that do not show are written \xHH in the examples.
std::string bytes_of(std::string_view example) {
  std::string out;
  for (std::size_t i = 0; i < example.size(); ++i) {
    const bool escape = example.substr(i).starts_with("\\x") && i + 3 < example.size();
    if (escape)
      out += static_cast<char>(std::stoi(std::string(example.substr(i + 2, 2)), nullptr, 16));
    else
      out += example[i];
    if (escape) i += 3;
  }
  return out;
}

// Which rules tell something at all: notes about the language are about the example, not the fault.
std::vector<std::string_view> found_in(const Check& check, std::string_view example) {
  Selection selection = Selection::defaults();
  selection.extend_select({std::string(rule_id(check.rule))});
  std::vector<std::string_view> rules =
      rules_of(check_text(bytes_of(example), selection, {.today = 20250101}));
  std::sort(rules.begin(), rules.end());
  rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
  if (check.rule != rules::language_found) std::erase(rules, "language-found");
  return rules;
}

// These depend on options of the reading: their cases show them.
bool shown_in_its_case(Rule rule) {
  return rule == rules::repaired_move || rule == rules::doubtful_move ||
         rule == rules::other_language;
}

TEST(Examples, TheBadOneIsFoundAndTheGoodOneIsNot) {
  for (const Check& check : all_checks()) {
    if (check.bad.empty() || shown_in_its_case(check.rule)) continue;
    SCOPED_TRACE(rule_id(check.rule));
    EXPECT_THAT(found_in(check, check.bad), ::testing::ElementsAre(rule_id(check.rule)));
    EXPECT_THAT(found_in(check, check.good), ::testing::IsEmpty());
  }
}

}  // namespace
}  // namespace planilla::examples_test
