// eco-mismatch: ECO that is not the opening of the moves.
#include "rules/eco_mismatch.h"
#include "archive/eco/openings.h"
#include "base/data.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

// The embedded table, read when the rule is first asked.
const Openings& openings() {
  static const Openings table = [] {
    const Data data = Data::embedded();
    const Notations notations(data);
    return Openings(data, notations);
  }();
  return table;
}

// "B9" of "B90a": sources draw the lines between the ten codes of a family each in its own place.
std::string_view family_of(std::string_view value) {
  const bool code = value.size() >= 3 && value[0] >= 'A' && value[0] <= 'E' && value[1] >= '0' &&
                    value[1] <= '9' && value[2] >= '0' && value[2] <= '9';
  return code ? value.substr(0, 2) : std::string_view();
}

void look_for_eco_mismatch(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::eco);
  if (!tag || family_of(tag->value).empty()) return;
  const Opening* found = openings().find(game);
  if (found == nullptr || openings().passes(game, family_of(tag->value))) return;
  const std::string name =
      found->variation.empty() ? found->name : found->name + ": " + found->variation;
  out.push_back(at_tag(rules::eco_mismatch, *tag)
                    .say(diagnostics::EcoMismatch{.eco = found->eco, .opening = name}));
}

}  // namespace

Check eco_mismatch() {
  return {
      .rule = rules::eco_mismatch,
      .group = Group::tags,
      .severity = Severity::warning,
      .on_by_default = false,
      .title = "ECO that is not the opening of the moves",
      .why = R"(The main line comes through no position to which the table of openings gives the
code of the ECO tag, or one of the nine codes beside it (B90 to B99): sources
differ in where one code ends, and in how far they follow a line.

Off by default, and on with `planilla clean --eco`. The code stays as it is. The
table is that of lichess-org/chess-openings; other sources class some lines
otherwise.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[ECO "A00"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[ECO "C60"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *)",
      .message = "«{value}» is not the opening of these moves, which are {eco}, {opening}",
      .args = R"(
@tag
eco: text; the code of the last position that stands in the table
opening: text; its name
)",
      .pgn = "9.4.1",
      .needs = KnownTag::eco,
      .look = look_for_eco_mismatch,
  };
}

}  // namespace planilla::checks
