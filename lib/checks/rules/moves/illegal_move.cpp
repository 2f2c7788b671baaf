// illegal-move: illegal move.
#include "rules/illegal_move.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/main_line.h"
#include "game/model/walk.h"

#include <algorithm>

namespace planilla::checks {

namespace {

bool lost_its_right(const Finding& finding) {
  return finding.rule == rules::illegal_move && finding.variation.empty() &&
         std::any_of(finding.args.begin(), finding.args.end(), [](const Argument& arg) {
           const auto* text = std::get_if<std::string>(&arg.value);
           return arg.name == "reason" && text != nullptr && *text == "castling-right-lost";
         });
}

// Which piece took the right away, and with which move.
void say_how(const Game& game, Finding& finding) {
  const auto rings = std::count_if(finding.written.begin(), finding.written.end(),
                                   [](char c) { return c == '0' || c == 'O' || c == 'o'; });
  if (rings != 2 && rings != 3) return;  // in words
  const int side = rings == 2 ? 1 : 0;
  const Color us = finding.move.ends_with("...") ? black : white;
  if (!game.start.can_castle(us, side)) {
    finding.say(diagnostics::IllegalMove{.lost = "start"});
    return;
  }
  for (Walk walk(game); walk.next();) {
    const Element& element = walk.element();
    if (walk.depth() != 0 || element.kind != ElementKind::move || walk.ply() >= finding.ply)
      continue;
    if (!walk.before().can_castle(us, side) || walk.after().can_castle(us, side)) continue;
    const bool king_moved = walk.before().king_square(us) != walk.after().king_square(us);
    const std::string_view lost = walk.before().turn() != us ? "taken"
                                  : king_moved               ? "king"
                                                             : "rook";
    finding.say(diagnostics::IllegalMove{
        .lost = chosen(lost), .lost_at = at_ply(rules::illegal_move, game, walk.ply()).move});
    return;
  }
}

void look_for_illegal_move(const Game& game, const GameFacts&, Findings& out) {
  if (game.findings.empty()) return;
  for (Finding& finding : out)
    if (lost_its_right(finding)) say_how(game, finding);
}

}  // namespace

Check illegal_move() {
  return {
      .rule = rules::illegal_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Illegal move",
      .why = R"(The move can be read, and is not legal in the position: no piece can make it,
it leaves the king in check, the way is blocked, the right to castle is lost.
The message says which. What follows cannot be trusted and is kept as it
stood.

Either the move is written wrongly, or one before it is, or it was played so
over the board. Where exactly one change makes the rest of the game legal, it
is suggested.)",
      .bad = R"(1. e4 e5 2. Nf4 *)",
      .good = R"(1. e4 e5 2. Nf3 *)",
      .message = R"({kept, select,
  true {kept unread by an earlier conversion: «{written}»} open {left open by an earlier conversion: «{written}»}
  other {«{written}» is illegal{reason, select,
    no_such_piece {: there is no such {piece, select, pawn {pawn} knight {knight} bishop {bishop} rook {rook} queen {queen} king {king} other {piece}}}
    cannot_reach {: no {piece, select, pawn {pawn} knight {knight} bishop {bishop} rook {rook} queen {queen} king {king} other {piece}} can go there}
    blocked {: the way is blocked on {square}}
    own_piece_there {: a piece of the same colour stands there}
    nothing_to_capture {: there is nothing to capture}
    pawn_must_capture {: a pawn cannot capture straight ahead}
    pinned {: the piece on {square2} is pinned by the one on {square}}
    king_in_check {: the king is in check from {square}}
    into_check {: the king would be in check from {square}}
    castling_right_lost {: the right to castle is lost{lost, select, king {, since the king moved ({lost_at})} rook {, since the rook moved ({lost_at})} taken {, since the rook was taken ({lost_at})} start {, as the game began without it} other {}}}
    castling_in_check {: the king is in check from {square}}
    castling_through_check {: the king would cross {square}, which is attacked}
    castling_into_check {: the king would be in check on {square}}
    castling_blocked {: there is a piece in the way on {square}}
    en_passant_not_possible {: nothing can be captured en passant}
    wrong_side {: it is a move of the other side}
    captures_king {: a king is never captured}
    promotion_impossible {: nothing is promoted by it}
    game_over {: the game is over}
    other {}}}})",
      .help =
          "with {suggestion} {rest, select, partly {more of the game} other {the rest of the "
          "game}} is legal",
      .args = R"(
@refusal?
@repair?
@evidence?
@kept?
lost?: word king rook taken start; of a right to castle: the piece that moved, the rook that was taken, or that the game began without it
lost_at?: text; the move that took it away: 12... of Black
)",
      .decided_in =
          "lib/game/replay/bad_move.cpp "
          "lib/game/replay/replay_moves.cpp",
      .laws = {.y1997 = "3", .y2009 = "3", .y2018 = "3.10.2", .y2023 = "3.10.2"},
      .law =
          "A move is legal when it fulfils the rules of movement of its piece and does not leave "
          "or place the own king in check; any other is illegal.",
      .needs = ElementKind::unread,
      .look = look_for_illegal_move,
  };
}

}  // namespace planilla::checks
