// One unread element, and the finding that it belongs to.
#include "game/carried/long_game.h"

#include "rules/game_too_long.h"

namespace planilla {

bool keep_piece(Game& game) {
  constexpr std::string_view blanks = " \t\r\n\f\v";
  const std::size_t begin = game.text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return false;
  const std::size_t end = game.text.find_last_not_of(blanks) + 1;
  const Span all{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  game.findings.emplace_back(rules::game_too_long, Span{all.begin, all.begin});
  Element& element = game.elements.edit().emplace_back();
  element.kind = ElementKind::unread;
  element.span = all;
  element.number = static_cast<std::uint32_t>(game.findings.size());
  game.extent = all;
  game.keys.push_back(game.start.key());
  game.final = game.start;
  return true;
}

}  // namespace planilla
