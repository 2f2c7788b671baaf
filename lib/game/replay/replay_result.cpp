// Troubles by place and by rule.
#include "game/replay/replay_result.h"
#include "rules/ambiguous_move.h"
#include "rules/illegal_move.h"
#include "rules/king_captured.h"
#include "rules/missing_move.h"
#include "rules/missing_promotion_piece.h"
#include "rules/missing_variation_move.h"
#include "rules/move_after_game_end.h"
#include "rules/nested_comment.h"
#include "rules/remark_in_parentheses.h"
#include "rules/several_results.h"
#include "rules/stray_text.h"
#include "rules/text_between_games.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_variation.h"
#include "rules/unopened_variation.h"
#include "rules/unreadable_move.h"
#include "rules/wrong_side_to_move.h"

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
  if (rule == rules::unclosed_comment) return TroubleKind::unclosed_comment;
  if (rule == rules::nested_comment) return TroubleKind::nested_comment;
  if (rule == rules::unclosed_variation) return TroubleKind::unclosed_variation;
  if (rule == rules::unopened_variation) return TroubleKind::unopened_variation;
  if (rule == rules::stray_text) return TroubleKind::stray_text;
  const bool about_moves =
      is_one_of(rule, rules::illegal_move, rules::ambiguous_move, rules::unreadable_move,
                rules::wrong_side_to_move, rules::missing_promotion_piece, rules::missing_move,
                rules::king_captured, rules::move_after_game_end, rules::missing_variation_move,
                rules::several_results, rules::text_between_games, rules::remark_in_parentheses);
  return about_moves ? TroubleKind::moves : TroubleKind::none;
}

}  // namespace planilla
