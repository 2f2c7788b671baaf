// color-sequence: colours out of balance.
#include <algorithm>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "rules/color_sequence.h"

namespace planilla::checks {

namespace {

struct Turn {
  std::uint32_t player;
  int round;
  bool black;
  const ArchiveGame* game;
  // White's turn first where a player meets himself: no two keys are equal.
  auto key() const { return std::tuple(player, round, game->number, black); }
};

constexpr std::int64_t one_too_many = 3;

// Turns of one player. A run counts in rounds that follow each other, with one game each.
void look_at_player(const Archive& archive, std::span<const Turn> turns,
                    std::vector<CrossFinding>& out) {
  std::int64_t run = 1;
  for (std::size_t i = 1; i <= turns.size(); ++i) {
    const bool goes_on = i < turns.size() && turns[i].round == turns[i - 1].round + 1 &&
                         turns[i].black == turns[i - 1].black;
    if (goes_on) {
      ++run;
      continue;
    }
    if (run >= one_too_many) {
      const Turn& last = turns[i - 1];
      CrossFinding found = archive.at(*last.game, rules::color_sequence);
      found.finding.say(diagnostics::ColorSequence{.player = archive.text(last.player),
                                                   .color = chosen(last.black ? "black" : "white"),
                                                   .count = run,
                                                   .round = last.round});
      out.push_back(std::move(found));
    }
    run = 1;
  }
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  constexpr std::size_t fewest_players = 4;
  for (const Tournament& tournament : archive.tournaments()) {
    if (tournament.players < fewest_players || tournament.collector != 0) continue;
    std::vector<Turn> turns;
    for (const Entry& e : tournament.entries) {
      turns.push_back({e.game->white, e.round, false, e.game});
      turns.push_back({e.game->black, e.round, true, e.game});
    }
    std::sort(turns.begin(), turns.end(),
              [](const Turn& a, const Turn& b) { return a.key() < b.key(); });
    for (std::size_t begin = 0, end = 0; begin < turns.size(); begin = end) {
      while (end < turns.size() && turns[end].player == turns[begin].player) ++end;
      look_at_player(archive, std::span(turns).subspan(begin, end - begin), out);
    }
  }
}

}  // namespace

Check color_sequence() {
  return {
      .rule = rules::color_sequence,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "Colours out of balance",
      .why = R"(A player has the same colour in three rounds of an event that follow each
other. No pairing system of FIDE does that without need, so White and Black
may be exchanged in one of the games, or a round may be numbered wrongly.)",
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
[Round "2"]
[White "Uno, Ana"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Seis, Mar"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
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
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Seis, Mar"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .message =
          "{player} has {color, select, white {White} other {Black}} {count, plural, one "
          "{once} other {# times}} in a row, up to round {round}",
      .args = R"(
player: text; the player's name
color: word white black; the colour that was given
count: number; how many rounds running
round: number; the last of these rounds
)",
      .across = across,
  };
}

}  // namespace planilla::checks
