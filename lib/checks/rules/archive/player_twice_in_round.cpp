// player-twice-in-round: one player in two games of a round.
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/round_conflicts.h"
#include "rules/player_twice_in_round.h"

namespace planilla::checks {

namespace {

struct PlayerConflict {
  std::uint64_t game = 0, other = 0, player = 0;
  int round = 0;
};

class PlayersTwice : public AcrossGames {
public:
  void see(const Tournament&, const RoundConflicts& found) override {
    for (const RoundConflict& one : found.players)
      conflicts_.push_back({one.game->number, one.other->number, one.player, one.game->round});
  }

  bool wants(KnownTexts& texts) override {
    for (const PlayerConflict& one : conflicts_) texts.want(one.player);
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (const PlayerConflict& one : conflicts_)
      out.add(one.game, Finding(diagnostics::PlayerTwiceInRound{.player = texts.text(one.player),
                                                                .round = one.round,
                                                                .other = one.other},
                                {}));
  }

private:
  std::vector<PlayerConflict> conflicts_;
};

}  // namespace

Check player_twice_in_round() {
  return {
      .rule = rules::player_twice_in_round,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "One player in two games of a round",
      .why = R"(A player has two games against different opponents in one round of an event.
The number of a round is wrong, or a name is.

Simultaneous displays and matches of a knock-out round are left alone, and so
are tournaments of which the archive shows one player only, or whose games
stand at two sites (`collection-found` says so).)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "4"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .message = "{player} has another game in round {round}: game {other, number, ::group-off}",
      .args = R"(
player: text; the player's name
round: number; the round
other: number; number of the other game, over the whole input
)",
      .across = across<PlayersTwice>,
  };
}

}  // namespace planilla::checks
