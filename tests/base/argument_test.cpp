// Arguments with types, and the structs that the build makes of them.
#include "base/argument.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <type_traits>

#include "base/finding.h"
#include "rules/arguments/refusal.h"
#include "rules/bad_fen.h"
#include "rules/illegal_move.h"
#include "rules/unusual_result.h"

namespace planilla {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

std::vector<std::string> names(const Finding& finding) {
  std::vector<std::string> out;
  for (const Argument& arg : finding.args) out.push_back(arg.name);
  return out;
}

TEST(Diagnostic, FillsTheFinding) {
  const std::string fault = "bad-turn";
  const Finding finding(diagnostics::BadFen{.fault = chosen(fault), .at = 5}, {1, 2});
  EXPECT_EQ(finding.rule, rules::bad_fen);
  EXPECT_EQ(argument_text(finding.args, "fault"), "bad-turn");
  EXPECT_EQ(std::get<std::int64_t>(find_argument(finding.args, "at")->value), 5);
  EXPECT_EQ(find_argument(finding.args, "no such"), nullptr);
  EXPECT_EQ(argument_text(finding.args, "at"), "");
}

TEST(Diagnostic, OptionalArgumentsAreLeftOut) {
  EXPECT_THAT(names(Finding(diagnostics::UnusualResult{.result = "0-0"}, {})),
              ElementsAre("result"));
  const Finding glued(diagnostics::UnusualResult{.result = "0-0", .glued = true}, {});
  EXPECT_THAT(names(glued), ElementsAre("result", "glued"));
  EXPECT_EQ(argument_text(glued.args, "glued"), "true");
}

TEST(Diagnostic, GroupsAreAdded) {
  Finding finding(diagnostics::IllegalMove{}, {});
  finding.add(arguments::Refusal{.reason = "pinned", .piece = "knight", .square = "e1"});
  EXPECT_THAT(names(finding), ElementsAre("reason", "piece", "square"));
}

// A number is no flag, and nothing that must be there has a default.
static_assert(!std::is_constructible_v<args::Flag, int>);
static_assert(!std::is_constructible_v<args::Number, bool>);
static_assert(!std::is_default_constructible_v<diagnostics::BadFen>);
static_assert(std::is_default_constructible_v<diagnostics::IllegalMove>);

TEST(RuleInfo, SaysWhatItsFileDeclares) {
  const RuleInfo& info = rules::bad_fen.info();
  ASSERT_THAT(info.arguments, SizeIs(2));
  EXPECT_EQ(info.arguments[0].name, "fault");
  EXPECT_EQ(info.arguments[0].type, ArgumentType::word);
  EXPECT_EQ(info.arguments[1].type, ArgumentType::number);
}

TEST(RuleInfo, RulesCompareAsTheirPlaces) {
  const std::span<const Rule> rules = all_rules();
  for (std::size_t i = 0; i < rules.size(); ++i) {
    EXPECT_EQ(rules[i].index(), i);
    EXPECT_EQ(find_rule(rule_id(rules[i])), rules[i]);
    if (i > 0) {
      EXPECT_LT(rules[i - 1], rules[i]);
    }
  }
  EXPECT_EQ(rule_id(Rule{}), "");
}

}  // namespace
}  // namespace planilla
