// result-against-board: result that the board contradicts.
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "laws/dead/unwinnable.h"
#include "rules/result_against_board.h"

namespace planilla::checks {

namespace {

// Mate and stalemate are found while the game is read.
void look_for_result_against_board(const Game& game, const GameFacts& facts, Findings& out) {
  const bool won = game.result == Result::white_wins || game.result == Result::black_wins;
  const bool begun = game.plies != 0 || game.from_fen;
  if (!won || !begun || !is_dead_at_sight(game.final)) return;
  const GameTag* tag = facts.tag(KnownTag::result);
  Finding finding{rules::result_against_board,
                  tag && !tag->span.empty() ? tag->span : game.terminator_span};
  finding.ply = static_cast<int>(game.plies);
  finding.say(
      diagnostics::ResultAgainstBoard{.board = "dead", .result = chosen(result_text(game.result))});
  out.push_back(std::move(finding));
}

}  // namespace

Check result_against_board() {
  return {
      .rule = rules::result_against_board,
      .group = Group::result,
      .severity = Severity::error,
      .title = "Result that the board contradicts",
      .why = R"(The game ends in mate, in stalemate, or in a position where neither side can
give mate any more, and the result says something else. The Laws end the game
there: mate wins, stalemate and a dead position draw.

The result that both players signed stands nevertheless (Article 8.7); for an
archive, one of the two is wrong.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. f3 e5 2. g4 Qh4# 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1)",
      .message = R"({board, select,
  checkmate_white {White gives mate, but the result is {result}}
  checkmate_black {Black gives mate, but the result is {result}}
  stalemate {the game ends in stalemate, but the result is {result}}
  dead {neither side can give mate any more, but the result is {result}}
  other {the position on the board contradicts the result {result}}})",
      .args = R"(
board: word checkmate-white checkmate-black stalemate dead; what stands on the board, and who gave mate
result: word 1-0 0-1 1/2-1/2 *; the result of the game
)",
      .decided_in = "lib/game/model/result.cpp",
      .laws = {.y1997 = "5.1", .y2009 = "5.1", .y2018 = "5.1.1", .y2023 = "5.1.1"},
      .law = "The player who mates wins; stalemate and a dead position are draws.",
      .needs = Fact::dead_end,
      .look = look_for_result_against_board,
  };
}

}  // namespace planilla::checks
