// missing-round: a round is missing.
#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "rules/missing_round.h"

namespace planilla::checks {

namespace {

// A tournament is known well enough if its rounds have two games and more, and half of what a round
// of so many players holds.
bool recorded_whole(const Tournament& tournament, std::size_t rounds) {
  constexpr std::size_t fewest_players = 4, fewest_rounds = 3;
  return tournament.collector == 0 && tournament.players >= fewest_players &&
         rounds >= fewest_rounds &&
         tournament.entries.size() >= rounds * std::max<std::size_t>(2, tournament.players / 4);
}

void look_at(const Archive& archive, const Tournament& tournament, std::vector<CrossFinding>& out) {
  std::map<int, const ArchiveGame*> first;  // of each round
  for (const Entry& entry : tournament.entries) first.try_emplace(entry.round, entry.game);
  if (!recorded_whole(tournament, first.size())) return;
  std::string missing;
  std::int64_t count = 0;
  const ArchiveGame* behind = nullptr;  // the first gap
  for (int round = 1; round < first.rbegin()->first; ++round) {
    if (first.count(round) != 0) continue;
    if (++count == 1) behind = first.upper_bound(round)->second;
    missing += (count == 1 ? "" : ", ") + std::to_string(round);
  }
  if (count == 0 || static_cast<std::size_t>(count) > first.size()) return;
  CrossFinding found = archive.at(*behind, rules::missing_round);
  found.finding.say(diagnostics::MissingRound{
      .event = archive.text(tournament.event), .rounds = missing, .count = count});
  out.push_back(std::move(found));
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  for (const Tournament& tournament : archive.tournaments()) look_at(archive, tournament, out);
}

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
      .across = across,
  };
}

}  // namespace planilla::checks
