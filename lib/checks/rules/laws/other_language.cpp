// other-language: the letters that were named are not those of the sheet.
#include "rules/other_language.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check other_language() {
  return {
      .rule = rules::other_language,
      .group = Group::laws,
      .severity = Severity::error,
      .title = "Written in another language than was named",
      .why = R"(With the piece letters of `--language` the game breaks off after a few
half-moves; with those of another language it can be read on. No repair is
looked for, since the moves are not wrong.

Name that language, or leave `--language` out: then it is found out. The
example is found with `-l en`.)",
      .bad = R"(1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 Cf6 5.0-0 Ae7 6.Te1 b5 7.Ab3 d6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 *)",
      .message =
          R"(reads as {language}: {plies, plural, one {# half-move is legal} other {# half-moves are legal}} in its letters, {own} in those that were named)",
      .help = "--language {tag}",
      .args = R"(
language: text; the language in which it reads, by its English name
native: text; its own name
tag: text; its tag
plies: number; half-moves that are legal in its letters
own: number; half-moves that are legal in the letters that were named
)",
      .decided_in = "lib/game/letters/other_language.cpp",
  };
}

}  // namespace planilla::checks
