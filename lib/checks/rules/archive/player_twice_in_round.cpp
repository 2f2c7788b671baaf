// player-twice-in-round: one player in two games of a round.
#include <algorithm>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "rules/player_twice_in_round.h"

namespace planilla::checks {

namespace {

struct Seat {
  int round;
  std::uint32_t player, opponent;
  const ArchiveGame* game;
  auto key() const { return std::tuple(round, player, game->number); }
};

// Two or three games of one round against different opponents: more are a simultaneous display, and
// several against one are a match of a knock-out round.
void look_at_player(const Archive& archive, std::span<const Seat> seats,
                    std::vector<CrossFinding>& out) {
  constexpr std::size_t most = 3;
  if (seats.size() < 2 || seats.size() > most) return;
  for (const Seat& seat : seats.subspan(1)) {
    if (seat.opponent == seats.front().opponent) continue;
    CrossFinding found = archive.at(*seat.game, rules::player_twice_in_round);
    found.finding.say(diagnostics::PlayerTwiceInRound{.player = archive.text(seat.player),
                                                      .round = seat.round,
                                                      .other = seats.front().game->number});
    out.push_back(std::move(found));
  }
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  for (const Tournament& tournament : archive.tournaments()) {
    std::vector<Seat> seats;
    for (const Entry& e : tournament.entries) {
      seats.push_back({e.round, e.game->white, e.game->black, e.game});
      seats.push_back({e.round, e.game->black, e.game->white, e.game});
    }
    std::sort(seats.begin(), seats.end(),
              [](const Seat& a, const Seat& b) { return a.key() < b.key(); });
    for (std::size_t begin = 0, end = 0; begin < seats.size(); begin = end) {
      while (end < seats.size() && seats[end].round == seats[begin].round &&
             seats[end].player == seats[begin].player)
        ++end;
      look_at_player(archive, std::span(seats).subspan(begin, end - begin), out);
    }
  }
}

}  // namespace

Check player_twice_in_round() {
  return {
      .rule = rules::player_twice_in_round,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "One player in two games of a round",
      .why = R"(A player has two games against different opponents in one round of an event.
The number of a round is wrong, or a name is.

Simultaneous displays and matches of a knock-out round are left alone.)",
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
      .across = across,
  };
}

}  // namespace planilla::checks
