// The comment by its looks; then one language after another.
#include "game/letters/unplayed_letters.h"

#include <algorithm>
#include <vector>

#include "base/ascii.h"
#include "board/half_move.h"
#include "game/cells/shape.h"
#include "game/spelling/move_number.h"
#include "game/unplayed/unplayed_moves.h"
#include "pgn/tokenizer.h"
#include "rules/unplayed_moves.h"

namespace planilla {

namespace {

// "{3.Ab5 a6}", where the third move is due.
bool holds_moves_alone(const Game& game, Span comment) {
  std::string_view text = comment.in(game.text);
  const std::size_t first = text.find_first_not_of("{ \t\r\n");
  if (first == std::string_view::npos || !ascii::is_digit(text[first])) return false;
  std::vector<Token> tokens;
  const Span inside{comment.begin + static_cast<std::uint32_t>(first),
                    comment.end - (text.ends_with('}') ? 1 : 0)};
  tokenize(game.text, inside, tokens);
  if (tokens.size() < 2 || tokens[0].kind != TokenKind::move_number) return false;
  const MoveNumber number = parse_move_number(tokens[0].in(game.text));
  if (!number.has_digits || number.half_move() != half_move_due(game.final)) return false;
  return std::all_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return token.kind != TokenKind::word || shape_of(token.in(game.text)) == MoveShape::strong;
  });
}

bool is_told(const Game& game) {
  return std::any_of(game.findings.begin(), game.findings.end(),
                     [](const Finding& one) { return one.rule == rules::unplayed_moves; });
}

}  // namespace

bool goes_on_in_comment(const Game& game) {
  if (game.plies == 0 || game.elements.is_compact()) return false;
  for (std::size_t i = game.elements.size(); i-- > 0;) {
    const Element element = game.elements[i];
    if (element.kind == ElementKind::comment)
      return holds_moves_alone(game, element.span) && !is_told(game);
    if (element.kind == ElementKind::move || element.kind == ElementKind::close) return false;
  }
  return false;
}

void tell_unplayed_in_other_letters(Game& game, const Notations& notations) {
  for (const LanguageClass& letters : notations.languages().classes()) {
    if (letters.languages.empty() || letters.languages[0]->confidence == Confidence::low) continue;
    MoveReader reader(notations, {{&letters}, "algebraic", ""});
    if (!has_unplayed_moves(game, reader, reader)) continue;
    tell_unplayed_moves(game, reader, reader);
    return;
  }
}

}  // namespace planilla
