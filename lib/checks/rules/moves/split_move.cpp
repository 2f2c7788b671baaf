// split-move: move written in several words.
#include <algorithm>
#include <cstddef>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"
#include "rules/split_move.h"

namespace planilla::checks {

namespace {

// Other notations are written in words: nothing odd about that.
bool is_algebraic(const Game& game) {
  return game.read_as.notation == "algebraic" || game.read_as.notation == "figurine";
}

bool is_split_move(const Element& e) {
  return (e.quirks & quirk_split) != 0;
}

// A column that sets its moves so throughout: no other program is meant to read it.
bool is_printed_so(const Game& game) {
  constexpr std::ptrdiff_t habit = 3;
  return game.is_sheet &&
         std::count_if(game.elements.begin(), game.elements.end(), is_split_move) >= habit;
}

void look_for_split_move(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.quirks & quirk_split) && is_algebraic(game) && !is_printed_so(game))
    at_moves(game, rules::split_move, out, is_split_move);
}

}  // namespace

Check split_move() {
  return {
      .rule = rules::split_move,
      .group = Group::moves,
      .severity = Severity::note,
      .title = "Move written in several words",
      .why = R"(Blanks stand inside the move: `D x d3`, `dx e4`. It is read as one; most programs
read two things of it, or none. A sheet without tags that is printed so
throughout, three moves and more, is left in peace.)",
      .bad = R"(1. e4 d5 2. e x d5 Qxd5 *)",
      .good = R"(1. e4 d5 2. exd5 Qxd5 *)",
      .message = "«{written}» is one move, written in several words",
      .help = "{suggestion}",
      .needs = Fact::quirk,
      .look = look_for_split_move,
  };
}

}  // namespace planilla::checks
