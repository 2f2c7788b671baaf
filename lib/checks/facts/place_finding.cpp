// Findings with the place filled in.
#include "checks/facts/place_finding.h"

#include "board/fen.h"
#include "notation/write/san.h"
#include "rules/arguments/tag.h"

namespace planilla {

Finding at_tag(Rule rule, const GameTag& tag) {
  Finding finding{rule, tag.value_span.empty() ? tag.span : tag.value_span};
  finding.written = tag.value;
  finding.add(arguments::Tag{.tag = tag.name, .value = tag.value});
  return finding;
}

Finding at_heading(Rule rule, const Game& game, const GameTag& tag) {
  GameTag as_it_stands = tag;
  const bool in_brackets = tag.span.in(game.text).starts_with('[');
  if (!tag.value_span.empty() && !in_brackets) as_it_stands.value = tag.value_span.in(game.text);
  return at_tag(rule, as_it_stands);
}

Finding at_move(Rule rule, const Walk& walk, const Game& game) {
  const Element& element = walk.element();
  Finding finding{rule, element.span};
  finding.ply = walk.ply();
  finding.variation = walk.path();
  finding.move = move_label(game.start, walk.ply());
  finding.written = element.span.in(game.text);
  finding.fen = to_fen(walk.before());
  if (element.kind == ElementKind::move) finding.suggestion = san(walk.before(), element.move);
  return finding;
}

void at_moves(const Game& game, Rule rule, Findings& out, bool (*wanted)(const Element&)) {
  Walk walk(game);
  while (walk.next())
    if (walk.element().kind == ElementKind::move && wanted(walk.element()))
      out.push_back(at_move(rule, walk, game));
}

}  // namespace planilla
