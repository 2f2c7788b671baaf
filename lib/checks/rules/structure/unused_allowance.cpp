// unused-allowance: what is allowed was not found.
#include "rules/unused_allowance.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unused_allowance() {
  return {
      .rule = rules::unused_allowance,
      .group = Group::structure,
      .severity = Severity::note,
      .title = "Allowance that allows nothing",
      .why = R"(A comment `{planilla: allow null-move}` says that this game may have that fault,
and it has none; or what it names is no rule. Whoever mended the game forgot the
comment, or a name is misspelt: then the fault that was meant is still told.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

{planilla: allow null-move} 1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message =
          "{kind, select, unknown {«{rules}»: one of these is no rule, and nothing is "
          "allowed} other {«{rules}» is allowed here, and was not found}}",
      .help = "take the comment away",
      .args = R"(
rules: text; what is allowed, as it is named, with commas
kind: word unused unknown; whether it was not found, or a name is none of a rule
)",
      .decided_in = "lib/checks/engine/allowances.cpp",
  };
}

}  // namespace planilla::checks
