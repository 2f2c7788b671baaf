// fen-without-setup: FEN without SetUp.
#include "rules/fen_without_setup.h"

#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

void look_for_fen_without_setup(const Game&, const GameFacts& facts, Findings& out) {
  const GameTag* fen = facts.tag(KnownTag::fen);
  const bool says_so = facts.value(KnownTag::setup) == "1";
  if (fen && !fen->added && !says_so) out.push_back(at_tag(rules::fen_without_setup, *fen));
  if (fen || !says_so || facts.tag(KnownTag::setup)->added) return;
  Finding finding = at_tag(rules::fen_without_setup, *facts.tag(KnownTag::setup));
  finding.say(diagnostics::FenWithoutSetup{.kind = "no-fen"});
  finding.severity = Severity::warning;
  out.push_back(std::move(finding));
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
illegal. planilla reads the FEN either way.

SetUp "1" without a FEN, a warning, says that the game did not start from the usual
position, and not from which: its moves are tried from that one.)",
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
      .message =
          R"({kind, select, no_fen {SetUp says "1", and no tag FEN says where the game starts} other {tag FEN without SetUp "1"}})",
      .args = R"(
@tag
kind?: word no-fen; `no-fen`: the other way about
)",
      .pgn = "9.7.1",
      .needs = {KnownTag::fen, KnownTag::setup},
      .look = look_for_fen_without_setup,
  };
}

}  // namespace planilla::checks
