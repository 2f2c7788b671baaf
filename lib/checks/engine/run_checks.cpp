// The findings of a game and of the checks that are on, one per cause, in the order of the text.
#include "checks/engine/run_checks.h"

#include <algorithm>
#include <tuple>

#include "checks/engine/allowances.h"
#include "checks/engine/article.h"
#include "checks/engine/precedence.h"
#include "checks/facts/game_facts.h"
#include "game/model/variant.h"
#include "rules/bad_fen.h"
#include "rules/fen_repaired.h"
#include "rules/missing_result.h"
#include "rules/unsupported_variant.h"
#include "rules/wrong_ply_count.h"

namespace planilla {

namespace {

bool before(const Finding& a, const Finding& b) {
  return std::tie(a.span.begin, a.rule, a.span.end) < std::tie(b.span.begin, b.rule, b.span.end);
}

bool same(const Finding& a, const Finding& b) {
  return a.rule == b.rule && a.span == b.span && a.written == b.written;
}

// Does the rule judge moves by rules that a game of another variant does not have?
bool is_of_the_moves(Rule rule) {
  if (rule == rules::unsupported_variant) return false;
  const Group group = check_of(rule).group;
  return group == Group::moves || group == Group::structure || group == Group::result ||
         group == Group::laws || rule == rules::bad_fen || rule == rules::fen_repaired ||
         rule == rules::wrong_ply_count;
}

// A line of an opening book: nobody played it, and it has no result.
bool is_opening_line(const GameFacts& facts) {
  const auto unnamed = [&](KnownTag tag) {
    const std::string_view name = facts.value(tag);
    return name.empty() || name == "?";
  };
  return facts.tag(KnownTag::eco) != nullptr && unnamed(KnownTag::white) &&
         unnamed(KnownTag::black) && facts.value(KnownTag::date).empty();
}

}  // namespace

GameChecks::GameChecks(const Selection& selection, const CheckSettings& settings)
    : selection_(&selection), settings_(&settings) {
  for (const Check& check : all_checks())
    if (check.look && selection.on(check.rule)) asked_.push_back({check.needs, check.look});
}

GameFacts GameChecks::facts(const Game& game) const {
  GameFacts facts = GameFacts::at(game, settings_->today);
  facts.edition = settings_->laws.value_or(edition_for(facts.value(KnownTag::date)).edition);
  facts.claims = &settings_->claims;
  facts.no_draw_before = settings_->no_draw_before;
  return facts;
}

void GameChecks::run(const Game& game, const GameFacts& facts, Findings& out) const {
  Findings found = game.findings;
  const FactSet seen = fact_set_of(game, facts);
  for (const Asked& check : asked_)
    if (seen.any_of(check.needs)) check.look(game, facts, found);
  const bool has_comments = facts.has(ElementKind::comment) ||
                            facts.has(ElementKind::line_comment) || facts.has(ElementKind::escape);
  if (found.empty() && !has_comments) return;

  if (variant_of(facts.value(KnownTag::variant)) == Variant::unsupported)
    found.erase_if([](const Finding& finding) { return is_of_the_moves(finding.rule); });
  if (is_opening_line(facts))
    found.erase_if([](const Finding& finding) { return finding.rule == rules::missing_result; });
  settle(found);
  settle_allowances(game, facts, *selection_, settings_->allowed, found);
  found.erase_if([&](const Finding& finding) { return !selection_->on(finding.rule); });
  std::stable_sort(found.begin(), found.end(), before);
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  if (found.empty()) return;
  for (Finding& finding : found)
    if (finding.article.empty()) finding.article = article_of(finding, facts.edition);
  out.append(std::move(found));
}

void run_checks(const Game& game, const Selection& selection, Findings& out,
                const CheckSettings& settings) {
  const GameChecks checks(selection, settings);
  checks.run(game, checks.facts(game), out);
}

}  // namespace planilla
