// play-after-dead-position: a game in which nobody could mate any more went on.
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/main_line.h"
#include "laws/dead/unwinnable.h"
#include "rules/play_after_dead_position.h"

namespace planilla::checks {

namespace {

// The last man taken, and the draw agreed: nothing depends on the half-moves too many.
constexpr int few = 2;

// Of games before the first edition at hand nobody knows here whether such a position ended them.
bool is_before_all_editions(const GameFacts& facts) {
  const EditionChoice choice = edition_for(facts.value(KnownTag::date));
  return choice.older_than_any_text && choice.edition == facts.edition;
}

// Once dead, always dead: the end of the game tells whether there is anything to look for.
void look_for_play_after_dead_position(const Game& game, const GameFacts& facts, Findings& out) {
  if (game.plies < 2 || !is_dead_at_sight(game.final) || !is_whole(game, facts)) return;
  if (is_before_all_editions(facts)) return;
  const std::vector<Position> positions = positions_of(game);
  int ply = static_cast<int>(game.plies);
  while (ply > 0 && is_dead_at_sight(positions[static_cast<std::size_t>(ply - 1)])) --ply;
  const int after = static_cast<int>(game.plies) - ply;
  if (ply == 0 || after <= (game.result == Result::draw ? few : 0)) return;
  Finding finding = at_ply(rules::play_after_dead_position, game, ply);
  finding.say(diagnostics::PlayAfterDeadPosition{.after = after});
  out.push_back(std::move(finding));
}

}  // namespace

Check play_after_dead_position() {
  return {
      .rule = rules::play_after_dead_position,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "Play after neither side could give mate any more",
      .why = R"(After this move no series of legal moves leads to mate for either side. That is
a dead position, and it ends the game in a draw at once: what was played
afterwards does not count. Blitz games often end so: a note. A half-move or two
behind the last capture, where the result is a draw, are not told; nor are games
before July 1997, whose Laws are not at hand.

Only what is proved is told: too few men on both sides, or walls of pawns that
can never open.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "8/8/8/3k4/8/3K4/7r/6B1 w - - 0 50"]

50. Bxh2 Kc5 51. Bg1+ Kd5 52. Kc3 1/2-1/2)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "8/8/8/3k4/8/3K4/7r/6B1 w - - 0 50"]

50. Bxh2 1/2-1/2)",
      .message =
          R"(neither side can give mate any more: the game was drawn here, and play went on (half-moves: {after}))",
      .args = R"(
after: number; half-moves played since
)",
      .laws = {.y1997 = "9.6", .y2009 = "5.2.b", .y2018 = "5.2.2", .y2023 = "5.2.2"},
      .law =
          "The game is drawn, and over, when neither player can mate by any series of legal moves.",
      .needs = Fact::dead_end,
      .look = look_for_play_after_dead_position,
  };
}

}  // namespace planilla::checks
