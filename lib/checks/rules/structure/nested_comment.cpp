// nested-comment: comment inside a comment.
#include "rules/nested_comment.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check nested_comment() {
  return {
      .rule = rules::nested_comment,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Comment inside a comment",
      .why = R"(An opening brace inside a comment. Comments of PGN do not nest: the comment
ends at the first closing brace, and what was meant to follow inside it is
read as moves.)",
      .bad = R"(1. e4 {best {by test} } e5 *)",
      .good = R"(1. e4 {best (by test)} e5 *)",
      .message =
          "brace opened inside a comment: comments do not nest{count, plural, =0 {} one "
          "{} other { (# times)}}",
      .args = R"(
@places?
@kept?
)",
      .decided_in = "lib/game/replay/replay.cpp",
      .pgn = "5",
  };
}

}  // namespace planilla::checks
