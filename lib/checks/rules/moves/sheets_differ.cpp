// sheets-differ: a sheet has another move than the game on which the sheets agree.
#include "rules/sheets_differ.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check sheets_differ() {
  return {
      .rule = rules::sheets_differ,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "The sheets differ in a move or a time",
      .why = R"(`planilla reconcile` compares two scoresheets of one game, or more. Here one
sheet has another move, or one that cannot be read, and the other sheets, or the
moves that follow, tell which one was played. Of times noted beside a move it is a note, and from a minute
on a warning: each player reads the clock for himself. An offer of a draw, which both have to
record, is a note where one sheet alone has it.

It is an error where nothing decides: both moves are as likely, and both leave the
rest of the game legal. One of them is written; the players have to say which it
was. Where no sheet has a half-move, and more than one would do, or what they have
is legal on none and too little follows to prove what was meant, the game stops
before it.)",
      .message = R"({kind, select,
  question {the sheets do not tell whether {candidates} was played: {suggestion} was written}
  open {the sheets do not tell whether {candidates} was played}
  unwritten {no sheet has this half-move: the game stops before it}
  may {no sheet has this half-move, which may be {candidates}: the game stops before it}
  unproved {what was played here may be {candidates}, and nothing proves it: the game stops before it}
  time {beside {suggestion} stands {time}, in {other_file} {other}}
  offer {behind {suggestion} {other_file} notes an offer of a draw, and this sheet notes none}
  stop {from here on the sheets cannot be brought together}
  final {no reading of the sheets ends in the position that was given}
  refused {the move that was named cannot have been played here}
  beyond {the game does not reach the move that was named: it is passed over}
  illegal {what stands here is no legal move: the game stops before it}
  named {«{written}»: {suggestion} was played here, as was said}
  read {«{written}» was read as {suggestion}}
  exchanged {«{written}»: moves stand in another order here; {suggestion} was played{other, select, none {} other {, as in {other_file} («{other}»)}}}
  other {«{written}» was read as {suggestion}{other, select, none {, under which the rest of the game is legal} other {: {other_file} has «{other}»}}}})",
      .args = R"(
@departure
)",
      .decided_in =
          "cli/reconcile/reconciled.cpp cli/reconcile/told_departures.cpp "
          "cli/reconcile/compared_notes.cpp",
      .laws = {.y1997 = "8.1", .y2009 = "8.1", .y2018 = "8.1.1", .y2023 = "8.1.1"},
      .law = "Each player records his own moves and those of the opponent, move after move.",
  };
}

}  // namespace planilla::checks
