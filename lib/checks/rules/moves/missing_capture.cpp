// missing-capture: capture without its mark.
#include "rules/missing_capture.h"
#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"

namespace planilla::checks {

namespace {

bool is_missing_capture(const Element& e) {
  const bool unsigned_pawn = (e.quirks & quirk_no_x) != 0;  // the reader takes ed5 for a claim
  return (e.facts & claim_capture) != 0 && ((e.claims & claim_capture) == 0 || unsigned_pawn);
}

// `exd` names no rank, which the quirk of `ed` says too, and has its mark.
bool says_so(const Finding& finding) {
  return finding.rule == rules::missing_capture &&
         finding.written.find_first_of("x:") != std::string::npos;
}

void look_for_missing_capture(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.missing_claims & claim_capture) != 0 || (facts.quirks & quirk_no_x) != 0)
    at_moves(game, rules::missing_capture, out, is_missing_capture);
  out.erase_if(says_so);
}

}  // namespace

Check missing_capture() {
  return {
      .rule = rules::missing_capture,
      .group = Group::moves,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Capture without its mark",
      .why = R"(The move captures, and the text has no `x`: `Bc6` for `Bxc6`, `ed4` for
`exd4`.

The Laws leave these marks to the player, so scoresheets are full of such
moves; the export format of the PGN standard asks for them. The rule is off by
default; the profile `pgn-strict` turns it on.)",
      .bad = R"(1. e4 d5 2. ed5 *)",
      .good = R"(1. e4 d5 2. exd5 *)",
      .message = "«{written}» captures and does not say so",
      .help = "{suggestion}",
      .laws = {.y2009 = "C.9", .y2018 = "C.9", .y2023 = "C.9"},
      .law =
          "A capture is marked with x between the piece and the square; the mark may be left out.",
      .pgn = "8.2.3.3",
      .look = look_for_missing_capture,
  };
}

}  // namespace planilla::checks
