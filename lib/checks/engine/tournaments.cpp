// Games grouped by event and year.
#include "checks/engine/tournaments.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "checks/engine/archive.h"
#include "checks/facts/names.h"

namespace planilla {

namespace {

std::size_t count_players(const std::vector<Entry>& entries) {
  std::vector<std::uint32_t> names;
  for (const Entry& entry : entries) {
    names.push_back(entry.game->white);
    names.push_back(entry.game->black);
  }
  std::sort(names.begin(), names.end());
  return static_cast<std::size_t>(std::unique(names.begin(), names.end()) - names.begin());
}

// Does a count say "nearly all"?
bool nearly_all(std::size_t count, std::size_t all) {
  return count * 5 >= all * 4;
}

using Counts = std::unordered_map<std::uint32_t, std::size_t>;

// The most frequent one, of equals the first text; 0 if there is none.
std::pair<std::uint32_t, std::size_t> most_frequent(const Archive& archive, const Counts& counts) {
  std::pair<std::uint32_t, std::size_t> out{0, 0};
  for (const auto& [name, count] : counts)
    if (count > out.second || (count == out.second && archive.text(name) < archive.text(out.first)))
      out = {name, count};
  return out;
}

// The players whose collections files are, each under his most frequent name there, by file.
std::map<std::uint32_t, std::uint32_t> collectors(const Archive& archive) {
  constexpr std::size_t fewest_games = 20, rare = 20;
  std::map<std::uint32_t, std::pair<std::size_t, Counts>> files;
  for (const ArchiveGame& game : archive.games()) {
    auto& [games, names] = files[game.file];
    ++games;
    for (const std::uint32_t name : {game.white, game.black})
      if (name != 0) ++names[name];
  }
  std::map<std::uint32_t, std::uint32_t> out;
  for (const auto& [file, counted] : files) {
    const auto& [games, names] = counted;
    if (games < fewest_games) continue;
    std::map<std::string, std::pair<std::size_t, Counts>> surnames;
    for (const auto& [name, count] : names) {
      if (count * rare < games) continue;
      auto& [sum, spellings] = surnames[player_name(archive.text(name)).surname];
      sum += count;
      spellings[name] = count;
    }
    for (const auto& [surname, spelt] : surnames)
      if (nearly_all(spelt.first, games)) out[file] = most_frequent(archive, spelt.second).first;
  }
  return out;
}

std::uint32_t collector_of(const Archive& archive, const Tournament& tournament,
                           const std::map<std::uint32_t, std::uint32_t>& files) {
  constexpr std::size_t fewest_games = 5;
  Counts counts;
  bool collected = true;
  for (const Entry& entry : tournament.entries) {
    ++counts[entry.game->white];
    ++counts[entry.game->black];
    collected = collected && files.contains(entry.game->file);
  }
  if (collected) return files.at(tournament.entries.front().game->file);
  const auto [name, count] = most_frequent(archive, counts);
  const std::size_t games = tournament.entries.size();
  return games >= fewest_games && nearly_all(count, games) ? name : 0;
}

}  // namespace

int round_number(std::string_view text) {
  int round = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), round);
  const bool whole = end == text.data() + text.size() || *end == '.';
  return error == std::errc() && whole && round > 0 && round < 1000 ? round : 0;
}

std::vector<Tournament> find_tournaments(const Archive& archive) {
  std::vector<Entry> all;
  for (const ArchiveGame& game : archive.games()) {
    const int round = game.event == 0 ? 0 : round_number(archive.text(game.round));
    if (round != 0 && game.white != 0 && game.black != 0) all.push_back({&game, round});
  }
  const auto key = [](const Entry& e) {
    return std::tuple(e.game->event, e.game->year(), e.game->number);
  };
  std::sort(all.begin(), all.end(),
            [&](const Entry& a, const Entry& b) { return key(a) < key(b); });

  std::vector<Tournament> out;
  for (const Entry& entry : all) {
    const bool same = !out.empty() && out.back().event == entry.game->event &&
                      out.back().entries.back().game->year() == entry.game->year();
    if (!same) out.push_back({entry.game->event, {}, 0});
    out.back().entries.push_back(entry);
  }
  const std::map<std::uint32_t, std::uint32_t> files = collectors(archive);
  for (Tournament& tournament : out) {
    tournament.players = count_players(tournament.entries);
    tournament.collector = collector_of(archive, tournament, files);
  }
  return out;
}

}  // namespace planilla
