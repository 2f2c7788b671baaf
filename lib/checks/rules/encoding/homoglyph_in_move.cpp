// homoglyph-in-move: look-alike letter of another script in a move.
#include "rules/homoglyph_in_move.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"

namespace planilla::checks {

namespace {

bool is_homoglyph_in_move(const Element& e) {
  return (e.quirks & quirk_homoglyph) != 0;
}

void look_for_homoglyph_in_move(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.quirks & quirk_homoglyph)
    at_moves(game, rules::homoglyph_in_move, out, is_homoglyph_in_move);
}

}  // namespace

Check homoglyph_in_move() {
  return {
      .rule = rules::homoglyph_in_move,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Look-alike letter of another script in a move",
      .why = R"(A Cyrillic or Greek letter stands where a Latin one is meant, or the other way
round: `с` for `c`, `Е` for `E`; or a letter with a sign, `ç` for `c`. It looks right on paper and on the screen,
and most programs refuse it or, worse, read something else.

The move is read as it looks. Type the letter again, or let `planilla convert`
write the game.)",
      .bad = R"(1. e4 с5 *)",
      .good = R"(1. e4 c5 *)",
      .message = "«{written}» holds a letter that only looks right",
      .help = "{suggestion}",
      .needs = Fact::quirk,
      .look = look_for_homoglyph_in_move,
  };
}

}  // namespace planilla::checks
