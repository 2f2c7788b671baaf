// duplicate-game: the same game twice.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "checks/facts/names.h"
#include "checks/facts/seen_twice.h"
#include "rules/duplicate_game.h"

namespace planilla::checks {

namespace {

// What two entries of one game have in common: the moves, and the players' surnames. Short games
// are played again and again: those must be of one day too.
std::uint64_t key_of(const Archive& archive, const ArchiveGame& game) {
  constexpr std::uint32_t short_game = 30;
  const auto surname = [&](std::uint32_t name) {
    const std::string folded = player_name(archive.text(name)).surname;
    return XXH3_64bits(folded.data(), folded.size());
  };
  const std::uint64_t parts[] = {
      game.moves, surname(game.white), surname(game.black),
      game.plies < short_game ? static_cast<std::uint64_t>(game.date) : 0};
  return XXH3_64bits(parts, sizeof parts);
}

bool is_compared(const ArchiveGame& game) {
  constexpr std::uint32_t anonymous_game = 40;
  if (game.moves == 0 || !game.whole) return false;  // of what could not be read nobody knows
  return game.white != 0 || game.black != 0 || game.plies >= anonymous_game;
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  const std::vector<ArchiveGame>& games = archive.games();
  SeenTwice moves(games.size());
  for (const ArchiveGame& game : games) moves.note(game.moves);
  std::vector<std::pair<std::uint64_t, std::size_t>> keys;
  for (std::size_t i = 0; i < games.size(); ++i)
    if (is_compared(games[i]) && moves.maybe(games[i].moves))
      keys.emplace_back(key_of(archive, games[i]), i);
  std::sort(keys.begin(), keys.end());
  for (std::size_t i = 1, first = 0; i < keys.size(); ++i) {
    if (keys[i].first != keys[first].first) {
      first = i;
      continue;
    }
    CrossFinding found = archive.at(games[keys[i].second], rules::duplicate_game);
    found.finding.say(diagnostics::DuplicateGame{.other = games[keys[first].second].number});
    out.push_back(std::move(found));
  }
}

}  // namespace

Check duplicate_game() {
  return {
      .rule = rules::duplicate_game,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "The same game twice",
      .why = R"(A game with the same moves between players of the same surnames stands earlier
in the input. Archives that were joined count such games twice. Short games,
which are played more than once, must also bear the same date. A game of which some
text could not be read is compared with none.

`planilla clean` keeps the better of the two.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *)",
      .message = "the same game as game {other, number, ::group-off}",
      .args = R"(
other: number; number of the other game, over the whole input
)",
      .across = across,
  };
}

}  // namespace planilla::checks
