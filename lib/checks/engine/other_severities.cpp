#include "checks/engine/other_severities.h"

#include <algorithm>
#include <utility>

#include "rules/ambiguous_move.h"
#include "rules/fen_repaired.h"
#include "rules/fen_without_setup.h"
#include "rules/null_move.h"
#include "rules/numbered_title.h"
#include "rules/play_after_fivefold_repetition.h"
#include "rules/play_after_seventy_five_moves.h"
#include "rules/remark_in_parentheses.h"
#include "rules/result_against_board.h"
#include "rules/several_results.h"
#include "rules/sheets_differ.h"
#include "rules/sheets_name_differently.h"
#include "rules/two_readings.h"
#include "rules/unusual_result.h"

namespace planilla {

const std::vector<Severity>& other_severities(Rule rule) {
  static const std::vector<std::pair<Rule, std::vector<Severity>>> all = {
      {rules::ambiguous_move, {Severity::warning}},
      {rules::fen_repaired, {Severity::error, Severity::note}},
      {rules::fen_without_setup, {Severity::warning}},
      {rules::null_move, {Severity::note}},
      {rules::numbered_title, {Severity::warning}},
      {rules::play_after_fivefold_repetition, {Severity::error}},
      {rules::play_after_seventy_five_moves, {Severity::error}},
      {rules::remark_in_parentheses, {Severity::warning}},
      {rules::result_against_board, {Severity::warning}},
      {rules::several_results, {Severity::error}},
      {rules::sheets_differ, {Severity::error, Severity::note}},
      {rules::sheets_name_differently, {Severity::error}},
      {rules::two_readings, {Severity::warning}},
      {rules::unusual_result, {Severity::warning}},
  };
  static const std::vector<Severity> none;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == rule; });
  return found == all.end() ? none : found->second;
}

}  // namespace planilla
