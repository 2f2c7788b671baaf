// The squares that a comment names, and the first words of a text.
#include "game/unplayed/unplayed_finding.h"

#include <string_view>

#include "board/square_in_text.h"
#include "rules/unplayed_moves.h"

namespace planilla {

namespace {

std::string_view first_words(std::string_view text) {
  constexpr std::size_t most = 60;
  if (text.size() <= most) return text;
  const std::size_t blank = text.find_last_of(" \t\r\n", most);
  return text.substr(0, blank == std::string_view::npos ? text.size() : blank);
}

}  // namespace

Finding unplayed_finding(const Game& game, Span words, int plies, int ply) {
  Finding finding(diagnostics::UnplayedMoves{.plies = plies}, words);
  finding.ply = ply;
  finding.written = first_words(words.in(game.text));
  return finding;
}

Finding another_game_finding(const Game& game, Span words, int plies) {
  Finding finding = unplayed_finding(game, words, plies, 1);
  finding.say(diagnostics::UnplayedMoves{.plies = plies, .line = "game"});
  return finding;
}

std::optional<Finding> find_moves_in_braces(const Game& game) {
  constexpr int fewest = 2, most = 1000;
  if (!game.is_sheet || game.plies != 0 || game.elements.is_compact()) return std::nullopt;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::unread) return std::nullopt;  // told already
    if (element.kind != ElementKind::comment) continue;
    const int squares = squares_named(element.span.in(game.text), most);
    if (squares < fewest) continue;
    return unplayed_finding(game, element.span, squares, 1);
  }
  return std::nullopt;
}

}  // namespace planilla
