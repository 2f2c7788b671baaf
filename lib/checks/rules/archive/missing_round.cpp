// missing-round: a round is missing.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/tournaments.h"
#include "rules/missing_round.h"

namespace planilla::checks {

namespace {

// A tournament is known well enough if its rounds have two games and more, and half of what a round
// of so many players holds.
bool recorded_whole(const Tournament& tournament, std::size_t rounds) {
  constexpr std::size_t fewest_players = 4, fewest_rounds = 3;
  return !tournament.collected() && tournament.players >= fewest_players &&
         rounds >= fewest_rounds &&
         tournament.games.size() >= rounds * std::max<std::size_t>(2, tournament.players / 4);
}

// With as few rounds as there may be: most tournaments of an archive are a few games.
bool may_be_recorded_whole(const Tournament& tournament) {
  constexpr std::size_t fewest_rounds = 3;
  return recorded_whole(tournament, fewest_rounds);
}

struct RoundGap {
  std::uint64_t behind = 0;  // the first: the game
  std::uint64_t event = 0;
  std::string rounds;
  std::int64_t count = 0;
};

class MissingRounds : public AcrossGames {
public:
  void see(const Tournament& tournament) override {
    if (!may_be_recorded_whole(tournament)) return;
    std::map<int, std::uint64_t> first;  // game of each round
    for (const TournamentGame& game : tournament.games) first.try_emplace(game.round, game.number);
    if (!recorded_whole(tournament, first.size())) return;
    RoundGap gap{.event = tournament.event(), .rounds = {}};
    for (int round = 1; round < first.rbegin()->first; ++round) {
      if (first.contains(round)) continue;
      if (++gap.count == 1) gap.behind = first.upper_bound(round)->second;
      gap.rounds += (gap.count == 1 ? "" : ", ") + std::to_string(round);
    }
    if (gap.count != 0 && static_cast<std::size_t>(gap.count) <= first.size())
      gaps_.push_back(std::move(gap));
  }

  bool wants(KnownTexts& texts) override {
    for (const RoundGap& gap : gaps_) texts.want(gap.event);
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (const RoundGap& gap : gaps_)
      out.add(gap.behind, Finding(diagnostics::MissingRound{.event = texts.text(gap.event),
                                                            .rounds = gap.rounds,
                                                            .count = gap.count},
                                  {}));
  }

private:
  std::vector<RoundGap> gaps_;
};

}  // namespace

Check missing_round() {
  return {
      .rule = rules::missing_round,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "A round is missing",
      .why = R"(An event has games of the rounds before and after, and none of a round
between. Either games are missing, or a round is numbered wrongly. Only events
with four players or more, and two games or more a round, are looked at, and
none that the archive shows by the games of one player only.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Tres, Luz"]
[Black "Seis, Mar"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Uno, Ana"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Seis, Mar"]
[Result "1/2-1/2"]

1. Nf3 d5 2. g3 c5 3. Bg2 Nc6 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "4"]
[White "Uno, Ana"]
[Black "Seis, Mar"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "4"]
[White "Dos, Eva"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Tres, Luz"]
[Black "Seis, Mar"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Uno, Ana"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Seis, Mar"]
[Result "1/2-1/2"]

1. Nf3 d5 2. g3 c5 3. Bg2 Nc6 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Seis, Mar"]
[Black "Uno, Ana"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Dos, Eva"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1)",
      .message =
          "{count, plural, one {round {rounds} of «{event}» is} other {rounds {rounds} of"
          " «{event}» are}} missing",
      .args = R"(
event: text; the name of the tournament
rounds: text; the numbers of the rounds of which there is no game, with commas
count: number; how many these are
)",
      .across = across<MissingRounds>,
  };
}

}  // namespace planilla::checks
