// wrong-ply-count: plyCount that is wrong.
#include <charconv>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/wrong_ply_count.h"

namespace planilla::checks {

namespace {

void look_for_wrong_ply_count(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::ply_count);
  if (!tag || tag->value.empty() || tag->value == "?") return;
  std::uint32_t count = 0;
  const char* const last = tag->value.data() + tag->value.size();
  const auto [end, error] = std::from_chars(tag->value.data(), last, count);
  if (error == std::errc() && end == last && count == game.plies) return;
  out.push_back(
      at_tag(rules::wrong_ply_count, *tag).say(diagnostics::WrongPlyCount{.plies = game.plies}));
}

}  // namespace

Check wrong_ply_count() {
  return {
      .rule = rules::wrong_ply_count,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "PlyCount that is wrong",
      .why = R"(The tag PlyCount is not the number of half-moves of the main line. Either the
game was cut or changed after the tag was written, or it was copied from
another game.

Silent where the reading stopped at a bad move.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[PlyCount "3"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[PlyCount "2"]

1. e4 e5 *)",
      .message =
          "PlyCount says {value}, the game has {plies, plural, one {# half-move} other {#"
          " half-moves}}",
      .args = R"(
@tag
plies: number; half-moves of the game
)",
      .pgn = "9.9.3",
      .needs = KnownTag::ply_count,
      .look = look_for_wrong_ply_count,
  };
}

}  // namespace planilla::checks
