// not-chess: a text that is no game.
#include "rules/not_chess.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check not_chess() {
  return {
      .rule = rules::not_chess,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Text that is no game of chess",
      .why = R"(A text without tags or headings in which no moves are found: a licence, a log, a
letter. It is told once, and kept unread. Nothing in it is taken for a misspelt
move.)",
      .bad = R"(Copies of this text may be given to anybody who asks for one, as long as nothing
is added to it and nothing is left out of it. Who gives a copy away may ask for
the cost of the paper and of the post, and for no more than that. No promise is
made that the text is of use to anybody for anything, nor that it is free of any
faults; whoever relies on it does so at his own risk, and has to bear the cost of
whatever comes of it, as far as the law of the place where he lives allows that.)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 *)",
      .message = "this is no game of chess: «{written}»",
      .help = "leave the file out, or name the notation with --notation",
      .args = R"(
words?: number; words and signs of the text
@kept?
)",
      .decided_in = "lib/game/layout/noise.cpp",
  };
}

}  // namespace planilla::checks
