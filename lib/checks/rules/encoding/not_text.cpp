// not-text: told of a file, not of a game (batch/input_findings.h).
#include "rules/not_text.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check not_text() {
  return {
      .rule = rules::not_text,
      .group = Group::encoding,
      .severity = Severity::error,
      .title = "Input that is no text",
      .why = R"(The bytes are those of a program, a picture or another file that holds no text.
No game is looked for in it: its bytes would be reported as hundreds of faults.

Photographs, PDF and files of word processors have to be turned into text
first.)",
      .message = "is no text: no game was looked for in it",
      .decided_in = "lib/batch/input_findings.cpp",
  };
}

}  // namespace planilla::checks
