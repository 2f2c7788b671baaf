// fen-without-setup: fEN without SetUp.
#include "rules/fen_without_setup.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

void look(const Game&, const GameFacts& facts, Findings& out) {
  const GameTag* fen = facts.tag(KnownTag::fen);
  if (fen && !fen->added && facts.value(KnownTag::setup) != "1")
    out.push_back(at_tag(rules::fen_without_setup, *fen));
}

}  // namespace

Check fen_without_setup() {
  return {
      .rule = rules::fen_without_setup,
      .group = Group::tags,
      .severity = Severity::note,
      .title = "FEN without SetUp",
      .why = R"(A game that starts from a FEN has a tag SetUp of value 1 beside it, says the
PGN standard; some programs ignore the FEN without it and then find every move
illegal. planilla reads the FEN either way.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

1. e4 Kd7 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

1. e4 Kd7 *)",
      .message = R"(tag FEN without SetUp "1")",
      .args = R"(
@tag
)",
      .pgn = "9.7.1",
      .needs = KnownTag::fen,
      .look = look,
  };
}

}  // namespace planilla::checks
