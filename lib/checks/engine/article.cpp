// The edition names the column of the check's own numbers that it shares, or a number of its own.
#include "checks/engine/article.h"

#include <optional>

#include "rules/result_against_board.h"

namespace planilla {

namespace {

std::string_view of_laws(const Articles& laws, std::string_view column) {
  if (column == "1997") return laws.y1997;
  if (column == "2009") return laws.y2009;
  if (column == "2018") return laws.y2018;
  return column == "2023" ? laws.y2023 : std::string_view();
}

// Which end of the game the result contradicts.
std::optional<Topic> topic_of(const Finding& finding) {
  if (finding.rule != rules::result_against_board) return std::nullopt;
  for (const Argument& arg : finding.args) {
    const auto* board = std::get_if<std::string>(&arg.value);
    if (arg.name != "board" || board == nullptr) continue;
    if (*board == "stalemate") return Topic::stalemate;
    if (*board == "dead") return Topic::dead_position;
  }
  return std::nullopt;
}

}  // namespace

std::string article_of_laws(const Check& check, Edition edition) {
  const std::string_view own = article_of_rule(rule_id(check.rule), edition);
  return std::string(own.empty() ? of_laws(check.laws, rules_as(edition)) : own);
}

std::string article_of(const Check& check, Edition edition) {
  const std::string article = article_of_laws(check, edition);
  if (!article.empty()) return article;
  return check.pgn.empty() ? std::string() : "PGN " + std::string(check.pgn);
}

std::string article_of(const Finding& finding, Edition edition) {
  if (const std::optional<Topic> topic = topic_of(finding))
    if (const std::string_view found = article(*topic, edition); !found.empty())
      return std::string(found);
  return article_of(check_of(finding.rule), edition);
}

}  // namespace planilla
