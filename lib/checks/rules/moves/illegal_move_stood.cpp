// illegal-move-stood: an illegal move after which the game went on.
#include <array>
#include <string_view>

#include "board/resolve.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "game/replay/bad_move.h"
#include "laws/dead/unwinnable.h"
#include "laws/penalties.h"
#include "laws/time_control_words.h"
#include "rules/illegal_move_stood.h"

namespace planilla::checks {

namespace {

constexpr std::array<std::string_view, 7> role_names = {"piece", "pawn",  "knight", "bishop",
                                                        "rook",  "queen", "king"};

// Why: of exactly this move.
void tell_reason(const Position& before, Move move, Finding& finding) {
  MovePattern pattern;
  const Role role = role_of(before.piece_on(move.from()));
  if (move.is_castle()) {
    pattern.castle = move.is_short_castle() ? castle_short : castle_long;
  } else {
    pattern.from = bit(move.from());
    pattern.to = bit(move.to());
    pattern.roles = role_bit(role);
    if (move.promoted() != no_role) pattern.promotion = role_bit(move.promoted());
    if (move.kind() == MoveKind::en_passant) pattern.claims = claim_capture | claim_en_passant;
  }
  Illegality why = why_illegal(before, pattern);
  if (why.reason ==
      Reason::wrong_side)  // who moved is known: what the other side could play explains nothing
    why = {move.is_castle() ? Reason::castling_right_lost : Reason::cannot_reach, no_square,
           no_square};
  add_refusal(why, role_names[role], finding);
}

// What the edition prescribes at that tempo for the player's `count`-th illegal move.
void tell_cost(const Position& before, int count, const GameFacts& facts,
               diagnostics::IllegalMoveStood& said, Finding& finding) {
  const TimeControl control = time_control_meant(facts.value(KnownTag::time_control));
  const Conditions conditions{tempo_of(control, facts.edition).value_or(Tempo::standard)};
  const auto rule = illegal_move_rule(facts.edition, conditions);
  std::string_view outcome = "continues";
  if (!rule || (count < rule->loses_at && !rule->minutes)) {
    outcome = "unknown";
  } else if (rule->on_claim && rule->loses_at == 1) {
    outcome = "claim";
  } else if (count >= rule->loses_at) {
    const bool draws = rule->may_draw.value_or(false) &&
                       can_win(before, ~before.turn()).verdict == Possibility::impossible;
    outcome = draws ? "draws" : "loses";
  }
  said.count = count;
  said.outcome = chosen(outcome);
  if (rule) said.limit = rule->loses_at;
  if (rule && rule->minutes) said.minutes = *rule->minutes;
  if (rule && conditions.tempo != Tempo::standard) finding.article = rule->article;
}

void look_for_illegal_move_stood(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.has(ElementKind::illegal_move)) return;
  std::array<int, 2> counts{};
  Walk walk(game);
  while (walk.next()) {
    if (walk.element().kind != ElementKind::illegal_move) continue;
    const Position& before = walk.before();
    const Color side = before.turn();
    Finding finding = at_move(rules::illegal_move_stood, walk, game);
    tell_reason(before, walk.element().move, finding);
    diagnostics::IllegalMoveStood said{.side = chosen(side == white ? "white" : "black")};
    if (walk.depth() == 0) {  // in a variation nobody played it
      tell_cost(before, ++counts[side], facts, said, finding);
    }
    finding.say(said);
    out.push_back(std::move(finding));
  }
}

}  // namespace

Check illegal_move_stood() {
  return {
      .rule = rules::illegal_move_stood,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Illegal move after which the game went on",
      .why = R"(The move is not legal, and the rest of the game is legal only after it: it was
found too late, or kept by agreement. With `--keep-illegal` such a move stands;
it is written as a null move and a comment that says what was played,
`2. -- {[%illegal Ke1-e3]}`, and is read back from that with or without the
option. Every illegal move of a player is counted.

What it costs is the arbiter's matter. In a standard game the Laws give the
opponent two minutes for the first, until July 2014 for the second too; the third
loses, since then the second, unless the opponent cannot give mate (a draw then,
from 2009 on). In rapid and blitz games (by TimeControl) it was one minute from
2018 on; from 2014 to 2017 the first one lost, and in blitz games before that the
opponent could claim the win. An arbiter for few enough games applies the rules
of standard games.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. -- {[%illegal Ke1-e3]} Nf6 3. Kd3 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Ke2 Nf6 3. Kd3 *)",
      .message =
          R"(«{written}» is illegal{reason, select,
    no_such_piece {: there is no such {piece, select, pawn {pawn} knight {knight} bishop {bishop} rook {rook} queen {queen} king {king} other {piece}}}
    cannot_reach {: no {piece, select, pawn {pawn} knight {knight} bishop {bishop} rook {rook} queen {queen} king {king} other {piece}} can go there}
    blocked {: the way is blocked on {square}}
    own_piece_there {: a piece of the same colour stands there}
    nothing_to_capture {: there is nothing to capture}
    pawn_must_capture {: a pawn cannot capture straight ahead}
    pinned {: the piece on {square2} is pinned by the one on {square}}
    king_in_check {: the king is in check from {square}}
    into_check {: the king would be in check from {square}}
    castling_right_lost {: the right to castle is lost}
    castling_in_check {: the king is in check from {square}}
    castling_through_check {: the king would cross {square}, which is attacked}
    castling_into_check {: the king would be in check on {square}}
    castling_blocked {: there is a piece in the way on {square}}
    en_passant_not_possible {: nothing can be captured en passant}
    wrong_side {: it is a move of the other side}
    captures_king {: a king is never captured}
    promotion_impossible {: nothing is promoted by it}
    game_over {: the game is over}
    other {}}, and the game went on after it: illegal move {count} of {side, select, white {White} other {Black}}{outcome, select, loses {; the {limit, select, 1 {first} 2 {second} other {third}} one of a player loses the game} draws {; the {limit, select, 1 {first} 2 {second} other {third}} one of a player loses the game, but here it is a draw: the opponent cannot give mate} claim {; at this tempo the opponent may claim the win before the next move} unknown {; what it costs under the Laws of that day is not known here} other {; it costs {minutes, select, 1 {one minute} 2 {two minutes} other {{minutes} minutes}}, added for the opponent}})",
      .help =
          "the arbiter decides what it costs: found in time, the position before it would have "
          "been set up again",
      .args = R"(
@refusal
side: word white black; who made the move
count?: number; the player's illegal moves up to this one; not in a variation
limit?: number; with how many the edition of the Laws ends the game at that tempo
outcome?: word continues draws loses claim unknown; what the edition prescribes; `claim`: the opponent may claim the win
minutes?: number; what it costs, added for the opponent
)",
      .laws = {.y1997 = "10.3", .y2009 = "7.4.b", .y2018 = "7.5.5", .y2023 = "7.5.5"},
      .law =
          "The first illegal move of a player gives the opponent two minutes more, until 2014 the "
          "second too; the next one loses, or draws if the opponent cannot mate (from 2009 on). "
          "Rapid and blitz games have penalties of their own.",
      .needs = ElementKind::illegal_move,
      .look = look_for_illegal_move_stood,
  };
}

}  // namespace planilla::checks
