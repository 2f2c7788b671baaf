// truncated-input: told of a file, not of a game (batch/input_findings.h).
#include "rules/truncated_input.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check truncated_input() {
  return {
      .rule = rules::truncated_input,
      .group = Group::encoding,
      .severity = Severity::error,
      .title = "Input that breaks off",
      .why = R"(A compressed file or an archive breaks off or is damaged. Everything in front of
the damage was read, and the members of an archive behind it where they could
be found; what is missing is lost to the output. The exit status is 2.

The usual cause is a download or a copy that was not finished: fetch it again.)",
      .message =
          "breaks off: {reason}; {games, plural, one {# game} other {# games}} of it could be read",
      .args = R"(
reason: text; what the system or the archive says
games: number; that were read of the file
)",
      .decided_in = "lib/batch/input_findings.cpp",
  };
}

}  // namespace planilla::checks
