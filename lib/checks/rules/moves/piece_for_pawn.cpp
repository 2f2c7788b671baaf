// piece-for-pawn: a capture that names a pawn, as it is written, and was made by a piece.
#include <cstdlib>
#include <utility>
#include <vector>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"
#include "rules/piece_for_pawn.h"

namespace planilla::checks {

namespace {

// "bxc3", "cd5": a file and a square of the next one. Nobody would take "nf3" or "bb5" for a pawn's
// move.
bool names_pawn(std::string_view text, Move move) {
  const char letter = text.empty() ? '\0' : text.front();
  return letter >= 'a' && letter <= 'h' && std::abs(letter - 'a' - file_of(move.to())) == 1;
}

// Who writes other pieces with small letters too means the piece.
void look_for_piece_for_pawn(const Game& game, const GameFacts& facts, Findings& out) {
  if (!(facts.quirks & quirk_case)) return;
  constexpr unsigned changed = element_repaired | element_ambiguous;
  bool writes_small[2] = {false, false};
  std::vector<std::pair<Finding, bool>> found;  // and whether Black wrote it
  Walk walk(game);
  while (walk.next()) {
    const Element& e = walk.element();
    if (e.kind != ElementKind::move || !(e.quirks & quirk_case) || (e.flags & changed)) continue;
    if (role_of(walk.before().piece_on(e.move.from())) == pawn) continue;
    const bool blacks = (e.flags & element_black) != 0;
    if ((e.facts & claim_capture) && names_pawn(e.span.in(game.text), e.move))
      found.emplace_back(at_move(rules::piece_for_pawn, walk, game), blacks);
    else
      writes_small[blacks] = true;
  }
  for (auto& [finding, blacks] : found)
    if (!writes_small[blacks]) out.push_back(std::move(finding));
}

}  // namespace

Check piece_for_pawn() {
  return {
      .rule = rules::piece_for_pawn,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Capture written like a pawn's and made by a piece",
      .why = R"(The word begins with a small letter that is also a file, and stands for a capture
by the pawn of that file: `bxc3`, in Spanish `cxd5`. No pawn can make it; the
piece of that letter can, and so it is read. Who writes all pieces with small
letters means the piece, and nothing is told; others slipped in the file, or in a
move before.

Write the piece with a capital letter, or mend the move.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nc3 Bb4 3. a3 bxc3 4. dxc3 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nc3 Bb4 3. a3 Bxc3 4. dxc3 *)",
      .message = "«{written}» is no capture that a pawn can make here: it is read as {suggestion}",
      .needs = Fact::quirk,
      .look = look_for_piece_for_pawn,
  };
}

}  // namespace planilla::checks
