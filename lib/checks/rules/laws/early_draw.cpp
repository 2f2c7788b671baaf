// early-draw: a draw agreed before the Laws or the rules of the event allow it.
#include "rules/early_draw.h"

#include <algorithm>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/main_line.h"
#include "laws/dead/unwinnable.h"
#include "laws/penalties.h"

namespace planilla::checks {

namespace {

// The move before which no draw may be agreed; 0: none.
int first_move_for_a_draw(const GameFacts& facts) {
  const int by_the_laws = agreement_needs_moves(facts.edition).value_or(false) ? 1 : 0;
  return std::max(facts.no_draw_before, by_the_laws);
}

// Did each player make that many moves?
bool played(const Game& game, int moves) {
  return static_cast<int>(game.plies) >= 2 * moves;
}

// Drawn without an agreement, or could have been: by the board, a repetition, or fifty moves.
bool drawn_otherwise(const Game& game) {
  if (!game.final.has_legal_move() || is_dead_at_sight(game.final)) return true;
  const GameRecord record = record_of(game);
  const int last = static_cast<int>(record.keys.size()) - 1;
  return claim_holds(record, DrawKind::threefold, last) ||
         claim_holds(record, DrawKind::fifty_moves, last);
}

void look_for_early_draw(const Game& game, const GameFacts& facts, Findings& out) {
  if (game.result != Result::draw || game.plies == 0 || game.from_fen) return;
  const int first = first_move_for_a_draw(facts);
  if (first == 0 || played(game, first) || !is_whole(game, facts)) return;
  if (drawn_otherwise(game)) return;
  Finding finding = at_ply(rules::early_draw, game, static_cast<int>(game.plies));
  finding.say(diagnostics::EarlyDraw{.first = first,
                                     .moves = static_cast<std::int64_t>((game.plies + 1) / 2)});
  if (first > 1)  // the rules of an event may ask for more
    finding.article = rules_as(facts.edition) == "2009" ? "9.1.a" : "9.1.1";
  out.push_back(std::move(finding));
}

}  // namespace

Check early_draw() {
  return {
      .rule = rules::early_draw,
      .group = Group::laws,
      .severity = Severity::error,
      .title = "Draw agreed too early",
      .why = R"(A draw was agreed before it could be: since July 2017 both players must have made
a move, and the rules of an event may ask for more (`--no-draw-before 30`).

A draw that the board gives, and one that could be claimed by repetition or fifty
moves, is no agreement. Games without moves are not looked at.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 1/2-1/2)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 1/2-1/2)",
      .message =
          "{first, select, 1 {a draw cannot be agreed before both players have made a move} other "
          "{no draw may be agreed before move {first}, and the game has {moves, plural, one {# "
          "move} other {# moves}}}}",
      .args = R"(
first: number; the move before which no draw may be agreed
moves: number; how many the game has
)",
      .laws = {.y1997 = "", .y2009 = "", .y2018 = "5.2.3", .y2023 = "5.2.3"},
      .law = "A draw can be agreed once both players have made at least one move.",
      .needs = Fact::game,
      .look = look_for_early_draw,
  };
}

}  // namespace planilla::checks
