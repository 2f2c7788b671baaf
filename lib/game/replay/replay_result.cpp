// Troubles by place and by rule.
#include "game/replay/replay_result.h"

#include <algorithm>

namespace planilla {

std::uint32_t ReplayResult::first_trouble() const {
  std::uint32_t first = UINT32_MAX;
  for (const Trouble& trouble : outcome.troubles)
    first = std::min(first, findings[trouble.finding].span.begin);
  return first;
}

void ReplayResult::clear() {
  elements.clear();
  plain = {};
  findings.clear();
  keys.clear();
  plies = 0;
  terminator = Result::none;
  terminator_span = {};
  end = 0;
  outcome.reached = Reached::end;
  outcome.fault = ReplayOutcome::no_token;
  outcome.next = 0;
  outcome.numbered_title = false;
  outcome.troubles.clear();
}

TroubleKind trouble_of(Rule rule) {
  if (rule == Rule::unclosed_comment) return TroubleKind::unclosed_comment;
  if (rule == Rule::nested_comment) return TroubleKind::nested_comment;
  if (rule == Rule::unclosed_variation) return TroubleKind::unclosed_variation;
  if (rule == Rule::unopened_variation) return TroubleKind::unopened_variation;
  if (rule == Rule::stray_text) return TroubleKind::stray_text;
  const bool about_moves =
      is_one_of(rule, Rule::illegal_move, Rule::ambiguous_move, Rule::unreadable_move,
                Rule::wrong_side_to_move, Rule::missing_promotion_piece, Rule::missing_move,
                Rule::king_captured, Rule::move_after_game_end, Rule::missing_variation_move,
                Rule::several_results, Rule::text_between_games, Rule::remark_in_parentheses);
  return about_moves ? TroubleKind::moves : TroubleKind::none;
}

}  // namespace planilla
