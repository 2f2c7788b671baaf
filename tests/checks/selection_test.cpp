// Names to sets of rules, severities, and who speaks where one fault shows as several.
#include "checks/engine/selection.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "checks/engine/check.h"
#include "checks/engine/precedence.h"
#include "checks/facts/edit_distance.h"
#include "rules/illegal_move.h"
#include "rules/impossible_date.h"
#include "rules/missing_check.h"
#include "rules/result_against_board.h"
#include "rules/result_mismatch.h"
#include "rules/termination_mismatch.h"
#include "rules/unknown_date_part.h"
#include "rules/wrong_ply_count.h"

namespace planilla::selection_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string_view> on(const Selection& selection) {
  std::vector<std::string_view> out;
  for (const Check& check : all_checks())
    if (selection.on(check.rule)) out.push_back(rule_id(check.rule));
  return out;
}

TEST(Selection, DefaultsAreWhatTheChecksSay) {
  const Selection selection = Selection::defaults();
  EXPECT_TRUE(selection.on(rules::illegal_move));
  EXPECT_FALSE(selection.on(rules::missing_check));
}

TEST(Selection, SelectsByRuleGroupAndPrefix) {
  Selection selection = Selection::defaults();
  selection.select({"false-check", "clock"});
  EXPECT_THAT(on(selection), ElementsAre("clock-gains-time", "contradicting-elapsed-time",
                                         "false-check", "overstepped-time", "unreadable-command"));
  selection.select({"false-*"});
  EXPECT_THAT(on(selection),
              ElementsAre("false-capture", "false-check", "false-en-passant", "false-mate"));
  selection.select({"result-"});
  EXPECT_THAT(on(selection),
              ElementsAre("result-against-board", "result-from-board", "result-mismatch"));
  selection.select({"all"});
  EXPECT_EQ(on(selection).size(), rule_count());
  selection.ignore({"all"});
  selection.extend_select({"mojibake"});
  EXPECT_THAT(on(selection), ElementsAre("mojibake"));
}

TEST(Selection, AnUnknownNameNamesTheNearestAndChangesNothing) {
  Selection selection = Selection::defaults();
  const auto before = on(selection);
  try {
    selection.ignore({"illegal-move", "ilegal-moves"});
    FAIL() << "no exception";
  } catch (const std::invalid_argument& error) {
    EXPECT_THAT(error.what(), HasSubstr("did you mean 'illegal-move'?"));
  }
  EXPECT_EQ(on(selection), before);
  EXPECT_THROW(selection.select({"no-such-thing-at-all"}), std::invalid_argument);
  EXPECT_THROW(selection.select({"false"}), std::invalid_argument);  // a prefix says that it is one
}

TEST(Selection, SeverityIsTheProfilesElseTheFindingsElseTheRules) {
  Selection selection = Selection::defaults();
  Finding finding{rules::illegal_move, {}};
  EXPECT_EQ(selection.severity(finding), Severity::error);
  finding.severity = Severity::warning;
  EXPECT_EQ(selection.severity(finding), Severity::warning);
  selection.set_severity("moves", Severity::note);
  EXPECT_EQ(selection.severity(finding), Severity::note);
}

TEST(EditDistance, CountsAndStops) {
  using namespace std::string_view_literals;
  EXPECT_EQ(edit_distance("mate"sv, "mate"sv, 3), 0u);
  EXPECT_EQ(edit_distance("mate"sv, "amte"sv, 3), 1u);
  EXPECT_EQ(edit_distance("mate"sv, "meta"sv, 3), 2u);
  EXPECT_EQ(edit_distance(""sv, "abc"sv, 5), 3u);
  EXPECT_EQ(edit_distance(u"Petrosian"sv, u"Tal"sv, 2), 3u);
  EXPECT_EQ(edit_distance("abcdef"sv, "uvwxyz"sv, 2), 3u);
}

std::vector<Rule> rules(const Findings& findings) {
  std::vector<Rule> out;
  for (const Finding& finding : findings) out.push_back(finding.rule);
  return out;
}

TEST(Precedence, AStopExplainsWhatIsMissingBehindIt) {
  Findings findings = {{rules::wrong_ply_count, {0, 5}}, {rules::illegal_move, {20, 23}}};
  settle(findings);
  EXPECT_THAT(rules(findings), ElementsAre(rules::illegal_move));
}

TEST(Precedence, ABadVariationOrARepairStopsNothing) {
  Findings findings = {{rules::wrong_ply_count, {0, 5}}, {rules::illegal_move, {20, 23}}};
  findings[1].variation = "3.1";
  settle(findings);
  EXPECT_EQ(findings.size(), 2u);
  findings[1].variation.clear();
  findings[1].applied = true;
  settle(findings);
  EXPECT_EQ(findings.size(), 2u);
}

TEST(Precedence, PlacesMustTouch) {
  Findings findings = {{rules::impossible_date, {0, 10}},
                       {rules::unknown_date_part, {0, 10}},
                       {rules::unknown_date_part, {30, 40}}};
  settle(findings);
  EXPECT_THAT(rules(findings), ElementsAre(rules::impossible_date, rules::unknown_date_part));
}

TEST(Precedence, TheSilentStillSpeakForOthers) {
  Findings findings = {{rules::result_mismatch, {0, 1}},
                       {rules::result_against_board, {2, 3}},
                       {rules::termination_mismatch, {4, 5}}};
  settle(findings);
  EXPECT_THAT(rules(findings), ElementsAre(rules::result_against_board));
}

TEST(Precedence, NobodySilencesHimselfOrHisOwnSilencer) {
  for (const Precedence& entry : precedence()) {
    EXPECT_NE(entry.speaks, entry.silent);
    for (const Precedence& other : precedence())
      EXPECT_FALSE(entry.speaks == other.silent && entry.silent == other.speaks)
          << rule_id(entry.speaks) << " and " << rule_id(entry.silent);
  }
}

}  // namespace
}  // namespace planilla::selection_test
