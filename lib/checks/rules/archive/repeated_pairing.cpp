// repeated-pairing: the same pairing twice in a round.
#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "rules/repeated_pairing.h"

namespace planilla::checks {

namespace {

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  std::vector<Entry> entries;
  for (const Tournament& tournament : archive.tournaments())
    entries.insert(entries.end(), tournament.entries.begin(), tournament.entries.end());
  const auto key = [](const Entry& e) {
    return std::tuple(e.game->event, e.game->year(), e.game->round, e.game->white, e.game->black);
  };
  std::stable_sort(entries.begin(), entries.end(),
                   [&](const Entry& a, const Entry& b) { return key(a) < key(b); });
  for (std::size_t i = 1, first = 0; i < entries.size(); ++i) {
    if (key(entries[i]) != key(entries[first])) {
      first = i;
      continue;
    }
    const ArchiveGame& game = *entries[i].game;
    CrossFinding found = archive.at(game, rules::repeated_pairing);
    found.finding.say(diagnostics::RepeatedPairing{.white = archive.text(game.white),
                                                   .black = archive.text(game.black),
                                                   .round = archive.text(game.round),
                                                   .other = entries[first].game->number});
    out.push_back(std::move(found));
  }
}

}  // namespace

Check repeated_pairing() {
  return {
      .rule = rules::repeated_pairing,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "The same pairing twice in a round",
      .why = R"(Two players meet twice in one round of an event, with the same colours and
other moves: the number of the round is wrong, or two versions of one game
stand in the archive.

Where they are one game, it is a duplicate and told as such.)",
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
[White "Uno, Ana"]
[Black "Dos, Eva"]
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
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .message =
          "{white} and {black} meet in round {round} again: they did in game {other, "
          "number, ::group-off}",
      .args = R"(
white: text; the name of White
black: text; the name of Black
round: text; the round of this game as it is written
other: number; number of the other game, over the whole input
)",
      .across = across,
  };
}

}  // namespace planilla::checks
