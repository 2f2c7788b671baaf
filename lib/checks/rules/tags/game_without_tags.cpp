// game-without-tags: a game behind another one, with no tag of its own.
#include <algorithm>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "rules/game_without_tags.h"

namespace planilla::checks {

namespace {

bool is_of_the_text(const GameTag& tag) {
  return !tag.added;
}

// In a scoresheet nothing has tags.
void look_for_game_without_tags(const Game& game, const GameFacts&, Findings& out) {
  if (game.is_sheet || game.extent.begin == 0) return;
  if (std::any_of(game.tags.begin(), game.tags.end(), is_of_the_text)) return;
  out.emplace_back(diagnostics::GameWithoutTags{}, Span{game.extent.begin, game.extent.begin});
}

}  // namespace

Check game_without_tags() {
  return {
      .rule = rules::game_without_tags,
      .group = Group::tags,
      .severity = Severity::note,
      .title = "Game without tags among games that have them",
      .why = R"(Behind the result of a game more moves follow, which begin anew, and no tag stands
before them: a game whose tags were lost, or one that belongs to nobody. It is
read as a game of its own, without players or event.

Write its tags before it, or take it out.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0

1. d4 d5 2. c4 e6 0-1)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Uno, Ana"]
[Result "0-1"]

1. d4 d5 2. c4 e6 0-1)",
      .message = "this game has no tags: who played it is not said",
      .needs = Fact::no_tag,
      .look = look_for_game_without_tags,
  };
}

}  // namespace planilla::checks
