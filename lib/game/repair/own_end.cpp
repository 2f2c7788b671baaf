// The last move that was read, and what was found behind it.
#include "game/repair/own_end.h"

#include <algorithm>

#include "board/move_pattern.h"
#include "rules/move_after_game_end.h"

namespace planilla {

bool ended_by_its_own_word(const Game& game) {
  const bool goes_on =
      std::any_of(game.findings.begin(), game.findings.end(), [](const Finding& finding) {
        return finding.rule == rules::move_after_game_end && finding.variation.empty();
      });
  if (!goes_on) return false;
  const auto last = std::find_if(game.elements.rbegin(), game.elements.rend(),
                                 [](const Element& e) { return e.kind == ElementKind::move; });
  return last != game.elements.rend() && ((*last).claims & claim_mate) != 0;
}

}  // namespace planilla
