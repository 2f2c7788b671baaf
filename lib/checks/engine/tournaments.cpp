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

void take_seats(std::span<const TournamentGame> games, std::vector<Seat>& out) {
  out.clear();
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::uint64_t order = static_cast<std::uint64_t>(games[i].round) << 48 | i << 1;
    out.push_back({games[i].white, order});
    out.push_back({games[i].black, order | 1});
  }
  std::sort(out.begin(), out.end());
}

// Lower names first.
void count_players(std::span<const Seat> seats, std::vector<PlayerCount>& out) {
  out.clear();
  for (const Seat& seat : seats) {
    if (out.empty() || out.back().name != seat.player) out.push_back({seat.player, 0});
    ++out.back().games;
  }
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

void Collectors::see(std::uint32_t file, const TextUses& uses) {
  constexpr std::size_t most_names = 1 << 16;
  if (file != file_) end_file();
  file_ = file;
  games_ += uses.games();
  for (const TextUse& name : uses.of(TextRole::player)) count(name);
  if (names_.size() > most_names) forget_rare();
}

void Collectors::count(const TextUse& name) {
  if (names_.size() * 2 >= places_.size()) place_all(std::max<std::size_t>(64, 2 * places_.size()));
  const std::size_t last = places_.size() - 1;
  std::size_t at = name.text.hash & last;
  while (places_[at] != 0 && names_[places_[at] - 1].name != name.text.hash) at = (at + 1) & last;
  if (places_[at] == 0) {
    names_.push_back({name.text.hash, 0, static_cast<std::uint32_t>(texts_.size()),
                      static_cast<std::uint32_t>(name.text.text.size())});
    texts_ += name.text.text;
    places_[at] = static_cast<std::uint32_t>(names_.size());
  }
  names_[places_[at] - 1].games += name.games;
}

void Collectors::place_all(std::size_t places) {
  places_.assign(places, 0);
  for (std::uint32_t i = 0; i < names_.size(); ++i) {
    std::size_t at = names_[i].name & (places - 1);
    while (places_[at] != 0) at = (at + 1) & (places - 1);
    places_[at] = i + 1;
  }
}

// Of a file with very many names: nobody counts who does not play a hundredth of its games.
void Collectors::forget_rare() {
  std::string texts;
  std::erase_if(names_, [&](const Count& one) { return one.games * 100 < games_; });
  for (Count& one : names_) {
    const auto begin = static_cast<std::uint32_t>(texts.size());
    texts.append(texts_, one.begin, one.size);
    one.begin = begin;
  }
  texts_ = std::move(texts);
  place_all(places_.size());
}

void Collectors::end_file() {
  constexpr std::size_t fewest_games = 20, rare = 20;
  std::map<std::string, std::pair<std::uint64_t, std::vector<const Count*>>> surnames;
  const auto text_of = [&](const Count& one) {
    return std::string_view(texts_).substr(one.begin, one.size);
  };
  if (games_ >= fewest_games)
    for (const Count& one : names_) {
      if (one.games * rare < games_) continue;
      auto& [sum, spellings] = surnames[player_name(text_of(one)).surname];
      sum += one.games;
      spellings.push_back(&one);
    }
  for (const auto& [surname, spelt] : surnames)
    if (nearly_all(spelt.first, games_))
      found_[file_] = (*std::min_element(spelt.second.begin(), spelt.second.end(),
                                         [&](const Count* a, const Count* b) {
                                           return a->games != b->games ? a->games > b->games
                                                                       : text_of(*a) < text_of(*b);
                                         }))
                          ->name;
  games_ = 0;
  names_.clear();
  texts_.clear();
  place_all(64);
}

std::uint64_t Collectors::of_file(std::uint32_t file) const {
  const auto found = found_.find(file);
  return found == found_.end() ? 0 : found->second;
}

void TournamentFinder::see(const NotedGame& game) {
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
  std::vector<Seat> seats;
  std::vector<PlayerCount> players;
  games_.for_each_group([&](std::span<const TournamentGame> games) {
    take_seats(games, seats);
    count_players(seats, players);
    use({.games = games,
         .seats = seats,
         .players = players.size(),
         .collectors = collectors_of(games, players, collectors_)});
  });
}

}  // namespace planilla
