// Counting.
#include "game/repair/thin_proof.h"

#include <algorithm>

#include "board/move_pattern.h"
#include "game/layout/main_line.h"

namespace planilla {

bool ended_by_its_own_word(const Game& game) {
  const bool goes_on =
      std::any_of(game.findings.begin(), game.findings.end(), [](const Finding& finding) {
        return finding.rule == Rule::move_after_game_end && finding.variation.empty();
      });
  if (!goes_on) return false;
  const auto last = std::find_if(game.elements.rbegin(), game.elements.rend(),
                                 [](const Element& e) { return e.kind == ElementKind::move; });
  return last != game.elements.rend() && (last->claims & claim_mate) != 0;
}

std::size_t words_behind(std::string_view text, std::span<const Token> tokens, std::size_t from,
                         std::size_t token) {
  const std::vector<Item> items = main_line(text, tokens, from);
  return static_cast<std::size_t>(std::count_if(items.begin(), items.end(), [&](const Item& item) {
    return !item.is_number && item.token > token;
  }));
}

bool thin_proof(const Script& script, std::size_t words_behind) {
  constexpr std::size_t each = 6;
  const auto seconds = std::count_if(script.fixes.begin(), script.fixes.end(), [](const Fix& fix) {
    return fix.partner != 0 && fix.partner < fix.token;
  });
  const std::size_t changes =
      script.fixes.size() + script.questions.size() - static_cast<std::size_t>(seconds);
  return changes > 1 && words_behind < each * (changes - 1);
}

}  // namespace planilla
