// castling-or-double-forfeit: 0-0 at the end.
#include "rules/castling_or_double_forfeit.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"

namespace planilla::checks {

namespace {

// Then nobody can have meant that both lost.
bool has_winner_or_draw(Result result) {
  return result == Result::white_wins || result == Result::black_wins || result == Result::draw;
}

// The last word of a game that says no result behind it.
void look_for_castling_or_double_forfeit(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.quirks & quirk_zeros) == 0 || game.terminator != Result::none ||
      has_winner_or_draw(game.tag_result))
    return;
  const Element last = game.elements.back();
  if (last.kind != ElementKind::move || (last.quirks & quirk_zeros) == 0 ||
      last.span.in(game.text) != "0-0")
    return;
  Walk walk(game);
  while (walk.next())
    if (walk.index() + 1 == game.elements.size())
      out.push_back(at_move(rules::castling_or_double_forfeit, walk, game));
}

}  // namespace

Check castling_or_double_forfeit() {
  return {
      .rule = rules::castling_or_double_forfeit,
      .group = Group::moves,
      .severity = Severity::note,
      .title = "0-0 at the end",
      .why = R"(`0-0` stands at the end of the moves. It is short castling written with zeros,
or the result of a game that both players lost. It is read as castling, since
castling is legal there.

Write castling as `O-O`, and the result behind it.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. 0-0)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O *)",
      .message =
          "«{written}» at the end is read as castling; it may also say that both players "
          "lost",
      .needs = Fact::quirk,
      .look = look_for_castling_or_double_forfeit,
  };
}

}  // namespace planilla::checks
