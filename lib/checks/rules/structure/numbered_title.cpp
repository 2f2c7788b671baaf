// numbered-title: title that looks like a move.
#include "rules/numbered_title.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check numbered_title() {
  return {
      .rule = rules::numbered_title,
      .group = Group::structure,
      .severity = Severity::note,
      .title = "Title that looks like a move",
      .why = R"(A line before the first move begins with a number, as a move would, and holds no
move: a heading such as `1. López - Leonardo, Roma 1560`. It is kept as a comment
before the moves.)",
      .bad = R"(1. Lopez - Leonardo, Roma 1560.
1. e4 e5 2. f4 d6)",
      .good = R"(Lopez - Leonardo, Roma 1560.
1. e4 e5 2. f4 d6)",
      .message = "«{written}» begins like a move and is read as a title",
      .args = R"(
@kept?
)",
      .decided_in = "lib/game/replay/replay_titles.cpp",
  };
}

}  // namespace planilla::checks
