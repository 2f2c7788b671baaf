// draw-offer: who offered a draw, when, and what came of it.
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/main_line.h"
#include "game/model/walk.h"
#include "rules/draw_offer.h"

namespace planilla::checks {

namespace {

std::string_view without_blanks(std::string_view text) {
  const std::size_t begin = text.find_first_not_of("{ \t\r\n");
  if (begin == std::string_view::npos) return "";
  return text.substr(begin, text.find_last_not_of("} \t\r\n") + 1 - begin);
}

// "=" behind a move is the sign of the Laws of 1997; in a file with tags it judges the position.
bool is_offer(const Element& element, const Game& game) {
  const std::string_view text = game.text;
  if (element.kind == ElementKind::offer) return true;
  if (element.kind == ElementKind::nag) return game.is_sheet && element.span.in(text) == "=";
  return element.kind == ElementKind::comment && without_blanks(element.span.in(text)) == "(=)";
}

// The next move declines it; the result accepts it, unless the move itself has ended the game.
std::string_view answer(const Game& game, int ply) {
  if (ply < static_cast<int>(game.plies)) return "declined";
  if (!game.final.has_legal_move()) return "open";
  return game.result == Result::draw ? "accepted" : "open";
}

void look_for_draw_offer(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.has(ElementKind::offer) && !facts.has(ElementKind::comment) &&
      !facts.has(ElementKind::nag))
    return;
  Walk walk(game);
  int told = 0;
  while (walk.next()) {
    if (walk.depth() != 0 || walk.ply() == 0 || walk.ply() == told) continue;
    if (!is_offer(walk.element(), game)) continue;
    told = walk.ply();
    Finding finding = at_ply(rules::draw_offer, game, told);
    const bool white_moved = walk.after().turn() == black;
    finding.say(diagnostics::DrawOffer{.side = chosen(white_moved ? "white" : "black"),
                                       .answer = chosen(answer(game, told))});
    out.push_back(std::move(finding));
  }
}

}  // namespace

Check draw_offer() {
  return {
      .rule = rules::draw_offer,
      .group = Group::laws,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Draw offered",
      .why = R"(A player offered a draw with this move, written `(=)` on the scoresheet. The
rule is the ledger of such offers: by whom, at which move, and what came of it.
The opponent's next move declines an offer; a drawn result right after it accepts
it.)",
      .bad = R"(1. e4 e5 2. Nf3 (=) Nc6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 *)",
      .message =
          R"({side, select, white {White} other {Black}} offers a draw: {answer, select, declined {declined by the next move} accepted {agreed} other {not answered}})",
      .args = R"(
side: word white black; who offered
answer: word declined accepted open; what came of it
)",
      .laws = {.y1997 = "9.1", .y2009 = "8.1", .y2018 = "8.1.5", .y2023 = "8.1.5"},
      .law = "Both players record an offer of a draw on their sheets, as (=).",
      .needs = {ElementKind::offer, ElementKind::comment, ElementKind::nag},
      .look = look_for_draw_offer,
  };
}

}  // namespace planilla::checks
