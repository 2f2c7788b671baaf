// incomplete-round-robin: pairings that a round robin lacks or has too often; other colours.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "checks/facts/berger.h"
#include "rules/incomplete_round_robin.h"

namespace planilla::checks {

namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;  // texts, the lower first
using Pairings = std::map<Pair, std::vector<const ArchiveGame*>>;

constexpr std::size_t most_named = 3;

Pairings pairings_of(const Tournament& tournament) {
  Pairings out;
  for (const Entry& entry : tournament.entries)
    out[std::minmax(entry.game->white, entry.game->black)].push_back(entry.game);
  return out;
}

std::vector<std::uint32_t> players_of(const Pairings& pairings) {
  std::vector<std::uint32_t> out;
  for (const auto& [pair, games] : pairings) {
    out.push_back(pair.first);
    out.push_back(pair.second);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

// How often each pairing is played: what most of them are; 0 where it is no round robin.
std::size_t cycles_of(const Pairings& pairings, std::size_t players) {
  constexpr std::size_t fewest = 4, most = 30;
  const std::size_t all = players * (players - 1) / 2;
  if (players < fewest || players > most || pairings.size() * 5 < all * 4) return 0;
  std::map<std::size_t, std::size_t> counts;
  for (const auto& [pair, games] : pairings) ++counts[games.size()];
  const auto usual =
      std::max_element(counts.begin(), counts.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  return usual->second * 5 >= all * 4 ? usual->first : 0;
}

// Pairings to be named in a sentence: a few of them.
struct Named {
  std::string names;
  std::int64_t count = 0;

  void add(const Archive& archive, std::uint32_t white, std::uint32_t black) {
    if (++count > static_cast<std::int64_t>(most_named)) return;
    if (!names.empty()) names += "; ";
    names.append(archive.text(white)).append(" - ").append(archive.text(black));
  }
};

void tell(const Archive& archive, const Tournament& tournament, std::string_view kind,
          const Named& named, std::vector<CrossFinding>& out) {
  if (named.count == 0) return;
  CrossFinding found = archive.at(*tournament.entries.front().game, rules::incomplete_round_robin);
  found.finding.say(diagnostics::IncompleteRoundRobin{.kind = chosen(kind),
                                                      .event = archive.text(tournament.event),
                                                      .pairings = named.names,
                                                      .count = named.count});
  out.push_back(std::move(found));
}

void look_at_colors(const Archive& archive, const Tournament& tournament,
                    std::vector<CrossFinding>& out) {
  std::vector<BergerGame> games;
  for (const Entry& entry : tournament.entries)
    games.push_back({entry.round, entry.game->white, entry.game->black});
  Named named;
  for (const std::size_t i : against_berger(games))
    named.add(archive, games[i].white, games[i].black);
  tell(archive, tournament, "colors", named, out);
}

void look_at(const Archive& archive, const Tournament& tournament, std::vector<CrossFinding>& out) {
  const Pairings pairings = pairings_of(tournament);
  const std::vector<std::uint32_t> players = players_of(pairings);
  const std::size_t cycles = cycles_of(pairings, players.size());
  if (cycles == 0) return;
  Named missing, twice;
  for (std::size_t i = 0; i < players.size(); ++i)
    for (std::size_t j = i + 1; j < players.size(); ++j) {
      const auto found = pairings.find({players[i], players[j]});
      const std::size_t count = found == pairings.end() ? 0 : found->second.size();
      if (count < cycles) missing.add(archive, players[i], players[j]);
      if (count > cycles) twice.add(archive, players[i], players[j]);
    }
  tell(archive, tournament, "missing", missing, out);
  tell(archive, tournament, "twice", twice, out);
  if (missing.count == 0 && twice.count == 0 && cycles == 1)
    look_at_colors(archive, tournament, out);
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  for (const Tournament& tournament : archive.tournaments())
    if (tournament.collector == 0) look_at(archive, tournament, out);
}

}  // namespace

Check incomplete_round_robin() {
  return {
      .rule = rules::incomplete_round_robin,
      .group = Group::archive,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Round robin that is not complete",
      .why = R"(In a round robin everybody meets everybody, once or as often as the others. A
pairing that is missing is a game that was lost or a name that is wrong; one too
many is a game of another event, or a wrong name. Where all games are there and
the rounds are those of the tables of Berger, colours other than theirs are told.

An event is taken for a round robin if four fifths of its pairings are there, of
four to thirty players.)",
      .message =
          "{kind, select, missing {the round robin «{event}» lacks {count, plural, one {a pairing} "
          "other {# pairings}}: {pairings}} twice {the round robin «{event}» has {count, plural, "
          "one {a pairing} other {# pairings}} too often: {pairings}} other {the round robin "
          "«{event}» has other colours than the tables of Berger in {count, plural, one {a game} "
          "other {# games}}: {pairings}}}",
      .args = R"(
kind: word missing twice colors; what is wrong
event: text; the name of the tournament
pairings: text; three of them at most
count: number; pairings, or games
)",
      .across = across,
  };
}

}  // namespace planilla::checks
