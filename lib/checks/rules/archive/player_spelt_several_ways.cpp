// player-spelt-several-ways: one player under several spellings.
#include <algorithm>
#include <unordered_set>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "checks/facts/spellings.h"
#include "rules/player_spelt_several_ways.h"

namespace planilla::checks {

namespace {

struct Player {
  const ArchiveGame* first = nullptr;
  std::uint64_t games = 0;
  std::uint32_t fide_id = 0;
};

std::vector<Player> players_of(const Archive& archive) {
  std::vector<Player> out(archive.text_count());
  for (const ArchiveGame& game : archive.games())
    for (const auto& [name, id] :
         {std::pair(game.white, game.white_id), std::pair(game.black, game.black_id)}) {
      if (name == 0) continue;
      Player& player = out[name];
      if (player.games++ == 0) player.first = &game;
      if (player.fide_id == 0) player.fide_id = id;
    }
  return out;
}

// Those who played each other are two. Asked only of those who may be one.
std::unordered_set<std::uint64_t> met(const Archive& archive, const std::vector<SpelledAs>& pairs) {
  std::vector<bool> asked(archive.text_count());
  for (const auto& [odd, usual] : pairs) asked[odd] = true;
  std::unordered_set<std::uint64_t> out;
  for (const ArchiveGame& game : archive.games())
    if (asked[game.white] || asked[game.black])
      out.insert(std::uint64_t{std::min(game.white, game.black)} << 32 |
                 std::max(game.white, game.black));
  return out;
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  const std::vector<Player> players = players_of(archive);
  std::vector<Spelling> spellings;
  for (std::uint32_t id = 1; id < players.size(); ++id)
    if (players[id].games != 0)
      spellings.push_back({archive.text(id), players[id].games, players[id].first->number, id});
  const std::vector<SpelledAs> pairs = same_players(std::move(spellings));
  if (pairs.empty()) return;
  const std::unordered_set<std::uint64_t> opponents = met(archive, pairs);
  for (const auto& [odd, usual] : pairs) {
    const Player &a = players[odd], &b = players[usual];
    if (a.fide_id != 0 && b.fide_id != 0 && a.fide_id != b.fide_id) continue;
    if (opponents.count(std::uint64_t{std::min(odd, usual)} << 32 | std::max(odd, usual)) != 0)
      continue;
    CrossFinding found = archive.at(*a.first, rules::player_spelt_several_ways);
    found.finding.say(diagnostics::PlayerSpeltSeveralWays{
        .name = archive.text(static_cast<std::uint32_t>(odd)),
        .games = a.games,
        .usual = archive.text(static_cast<std::uint32_t>(usual)),
        .usual_games = b.games});
    out.push_back(std::move(found));
  }
}

}  // namespace

Check player_spelt_several_ways() {
  return {
      .rule = rules::player_spelt_several_ways,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "One player under several spellings",
      .why = R"(Two names of the archive differ in accents, capitals, punctuation, the order
of the names, in initials for given names, or in one letter of a long name:
probably one player. His games are then counted for two. Told once, at the
first game of the rarer spelling.

A guess. Names that met each other, or have different FIDE ids, are taken for
two players; names of one word, as online, are left alone.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Petrosian, Tigran"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Petrosian, Tigran"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Petrosjan, Tigran"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Petrosian, Tigran"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Petrosian, Tigran"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Petrosian, Tigran"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1)",
      .message =
          "«{name}» ({games, plural, one {# game} other {# games}}) is probably «{usual}»"
          " ({usual_games, plural, one {# game} other {# games}})",
      .args = R"(
name: text; the name as it is spelt here
games: number; games under this name
usual: text; as it is spelt most often
usual_games: number; games under that one
)",
      .across = across,
  };
}

}  // namespace planilla::checks
