// missing-pawn-file: capture by a pawn whose file is not written.
#include <string>

#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/missing_pawn_file.h"

namespace planilla::checks {

namespace {

// Is the file that the pawn came from named before the square it goes to?
bool names_departure(std::string_view text, Move move) {
  const char from = static_cast<char>('a' + file_of(move.from()));
  const std::string to = {static_cast<char>('a' + file_of(move.to())),
                          static_cast<char>('1' + rank_of(move.to()))};
  const std::size_t square = text.rfind(to);
  return square == std::string_view::npos ||
         text.substr(0, square).find(from) != std::string_view::npos;
}

void look_for_missing_pawn_file(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.missing_claims & claim_capture) == 0) return;
  Walk walk(game);
  while (walk.next()) {
    const Element& e = walk.element();
    if (e.kind != ElementKind::move || (e.facts & ~e.claims & claim_capture) == 0) continue;
    const bool by_pawn = role_of(walk.before().piece_on(e.move.from())) == pawn;
    if (by_pawn && !names_departure(e.span.in(game.text), e.move))
      out.push_back(at_move(rules::missing_pawn_file, walk, game));
  }
}

}  // namespace

Check missing_pawn_file() {
  return {
      .rule = rules::missing_pawn_file,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Capture by a pawn whose file is not written",
      .why = R"(A pawn captures, and the text names only the square it goes to: `d6` for `exd6`.
No pawn can advance to that square, so the capture is the one reading left; but
other programs refuse the move, and the player may have meant another one.

The Laws ask for the file of the pawn: `exd6`, or `ed6`.)",
      .bad = R"(1. e4 d5 2. d5 *)",
      .good = R"(1. e4 d5 2. exd5 *)",
      .message = "«{written}» is read as the capture {suggestion}",
      .laws = {.y1997 = "8.1", .y2009 = "C.9", .y2018 = "C.9", .y2023 = "C.9"},
      .law = "When a pawn captures, the file that it leaves is written first.",
      .pgn = "8.2.3.3",
      .needs = Fact::missing_claim,
      .look = look_for_missing_pawn_file,
  };
}

}  // namespace planilla::checks
