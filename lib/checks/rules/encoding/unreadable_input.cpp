// unreadable-input: told of a file, not of a game (batch/input_findings.h).
#include "rules/unreadable_input.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unreadable_input() {
  return {
      .rule = rules::unreadable_input,
      .group = Group::encoding,
      .severity = Severity::error,
      .title = "Input that cannot be read",
      .why = R"(A file that was named, or found in a folder, could not be opened or read: it is
not there, a link leads nowhere, permission is missing, or an archive is broken
or holds no games. Nothing of it was checked, so the exit status is 2.

The other files were read all the same.)",
      .message = "cannot be read: {reason}",
      .args = R"(
reason: text; what the system or the archive says
)",
      .decided_in = "lib/batch/input_findings.cpp",
  };
}

}  // namespace planilla::checks
