// zeros-in-castling: castling written with zeros.
#include "rules/zeros_in_castling.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"

namespace planilla::checks {

namespace {

bool is_zeros_in_castling(const Element& e) {
  return (e.quirks & quirk_zeros) != 0;
}

void look_for_zeros_in_castling(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.quirks & quirk_zeros)
    at_moves(game, rules::zeros_in_castling, out, is_zeros_in_castling);
}

}  // namespace

Check zeros_in_castling() {
  return {
      .rule = rules::zeros_in_castling,
      .group = Group::moves,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Castling written with zeros",
      .why = R"(The PGN standard writes castling with the letter O, FIDE's own tables with
zeros. Both are read. Zeros can be mistaken for a result at the end of a game
(`0-0` is also a double forfeit), and some programs refuse them.

Off by default; the profile `pgn-strict` turns it on. `planilla convert`
writes the letter.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 *)",
      .message = "castling written with zeros: «{written}»",
      .help = "{suggestion}",
      .pgn = "8.2.3.3",
      .needs = Fact::quirk,
      .look = look_for_zeros_in_castling,
  };
}

}  // namespace planilla::checks
