// Games grouped by event and year.
#include "checks/engine/tournaments.h"

#include <xxhash.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "checks/facts/names.h"

namespace planilla {

namespace {

struct PlayerCount {
  std::uint64_t name = 0, games = 0;
};

// Lower names first.
std::vector<PlayerCount> count_players(std::span<const TournamentGame> games) {
  std::vector<std::uint64_t> names;
  names.reserve(2 * games.size());
  for (const TournamentGame& game : games) {
    names.push_back(game.white);
    names.push_back(game.black);
  }
  std::sort(names.begin(), names.end());
  std::vector<PlayerCount> out;
  for (const std::uint64_t name : names) {
    if (out.empty() || out.back().name != name) out.push_back({name, 0});
    ++out.back().games;
  }
  return out;
}

// Does a count say "nearly all"?
bool nearly_all(std::uint64_t count, std::uint64_t all) {
  return count * 5 >= all * 4;
}

std::vector<std::uint64_t> collectors_of(std::span<const TournamentGame> games,
                                         std::span<const PlayerCount> players,
                                         const Collectors& files) {
  constexpr std::size_t fewest_games = 3;
  const std::uint64_t of_file = files.of_file(games.front().file);
  if (of_file != 0 && std::all_of(games.begin(), games.end(), [&](const TournamentGame& game) {
        return files.of_file(game.file) != 0;
      }))
    return {of_file};
  if (games.size() < fewest_games) return {};
  std::uint64_t most = 0;
  for (const PlayerCount& one : players) most = std::max(most, one.games);
  std::vector<std::uint64_t> out;
  for (const PlayerCount& one : players)
    if (one.games == most && nearly_all(most, games.size())) out.push_back(one.name);
  return out;
}

}  // namespace

int round_number(std::string_view text) {
  int round = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), round);
  const bool whole = end == text.data() + text.size() || *end == '.';
  return error == std::errc() && whole && round > 0 && round < 1000 ? round : 0;
}

void Collectors::see(const NotedGame& game) {
  constexpr std::size_t most_names = 1 << 16;
  if (game.file != file_) end_file();
  file_ = game.file;
  ++games_;
  for (const NotedText* name : {&game.white, &game.black}) {
    if (!name->known()) continue;
    Count& count = names_[name->hash];
    if (count.games++ == 0) count.name = name->text;
  }
  if (names_.size() > most_names) forget_rare();
}

// Of a file with very many names: nobody counts who does not play a hundredth of its games.
void Collectors::forget_rare() {
  std::erase_if(names_, [&](const auto& entry) { return entry.second.games * 100 < games_; });
}

void Collectors::end_file() {
  constexpr std::size_t fewest_games = 20, rare = 20;
  using Spelt = std::pair<std::uint64_t, const Count*>;
  std::map<std::string, std::pair<std::uint64_t, std::vector<Spelt>>> surnames;
  if (games_ >= fewest_games)
    for (const auto& [name, count] : names_) {
      if (count.games * rare < games_) continue;
      auto& [sum, spellings] = surnames[player_name(count.name).surname];
      sum += count.games;
      spellings.emplace_back(name, &count);
    }
  for (const auto& [surname, spelt] : surnames)
    if (nearly_all(spelt.first, games_))
      found_[file_] = std::min_element(spelt.second.begin(), spelt.second.end(),
                                       [](const Spelt& a, const Spelt& b) {
                                         return a.second->games != b.second->games
                                                    ? a.second->games > b.second->games
                                                    : a.second->name < b.second->name;
                                       })
                          ->first;
  games_ = 0;
  names_.clear();
}

std::uint64_t Collectors::of_file(std::uint32_t file) const {
  const auto found = found_.find(file);
  return found == found_.end() ? 0 : found->second;
}

void TournamentFinder::see(const NotedGame& game) {
  collectors_.see(game);
  if (!game.event.known() || !game.white.known() || !game.black.known()) return;
  const int round = round_number(game.round.text);
  if (round == 0) return;
  const std::uint64_t parts[] = {game.event.hash, static_cast<std::uint64_t>(game.year())};
  games_.add({.key = XXH3_64bits(parts, sizeof parts),
              .number = game.number,
              .event = game.event.hash,
              .white = game.white.hash,
              .black = game.black.hash,
              .site = game.site.hash,
              .round_text = game.round.hash,
              .date = game.date,
              .round = round,
              .file = game.file});
}

void TournamentFinder::for_each(const std::function<void(const Tournament&)>& use) {
  collectors_.finish();
  games_.for_each_group([&](std::span<const TournamentGame> games) {
    const std::vector<PlayerCount> players = count_players(games);
    use({.games = games,
         .players = players.size(),
         .collectors = collectors_of(games, players, collectors_)});
  });
}

}  // namespace planilla
