// language-found: language found out.
#include "rules/language_found.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check language_found() {
  return {
      .rule = rules::language_found,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "Language found out",
      .why = R"(The moves are not in English letters; which language they are in was found out
by playing the game in all of them. The note says after how many half-moves
only one was left; where more than a dozen have these letters, how many they are.

Name it with `--language` to skip the search.)",
      .bad = R"(1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *)",
      .message = R"(read as {notation} notation{shared, plural,
  =0 {{languages, select, none {} other { with the letters of {languages}}}{plies, plural,
    =0 {}
    one {, certain after # half-move}
    other {, certain after # half-moves}}}
  one { with letters that # languages share, {some} among them}
  other { with letters that # languages share, {some} among them}})",
      .args = R"(
languages: text; tags of the languages that the letters fit, with commas; `none` if the moves hold no letters
notation: text; the notation
plies: number; half-moves after which it was certain
shared?: number; how many languages have these letters, if more than a dozen: nothing is certain of the language then
some?: text; three of them
)",
      .decided_in = "lib/game/letters/language_found.cpp",
  };
}

}  // namespace planilla::checks
