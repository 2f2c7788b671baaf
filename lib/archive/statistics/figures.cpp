// Counting.
#include "archive/statistics/figures.h"

#include <algorithm>
#include <charconv>

#include "checks/facts/dates.h"

namespace planilla {

namespace {

int number_of(std::string_view text) {
  int out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size() ? out : 0;
}

void count(Result result, Score& score) {
  ++score.games;
  score.white_wins += result == Result::white_wins;
  score.black_wins += result == Result::black_wins;
  score.draws += result == Result::draw;
}

bool known(std::string_view value) {
  return !value.empty() && value != "?" && value != "-";
}

template <typename Map>
auto most_of(const Map& map, std::size_t most) {
  std::vector<std::pair<std::string, typename Map::mapped_type>> all(map.begin(), map.end());
  const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()));
  std::partial_sort(all.begin(), end, all.end(), [](const auto& a, const auto& b) {
    return a.second.games != b.second.games ? a.second.games > b.second.games : a.first < b.first;
  });
  all.erase(end, all.end());
  return all;
}

}  // namespace

void Score::merge(const Score& other) {
  games += other.games;
  white_wins += other.white_wins;
  draws += other.draws;
  black_wins += other.black_wins;
}

void PlayerScore::merge(const PlayerScore& other) {
  games += other.games;
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
}

void Figures::add(const Game& game, const Opening* opening) {
  count(game.result, score);
  plies += game.plies;
  shortest = std::min<std::uint64_t>(shortest, game.plies);
  longest = std::max<std::uint64_t>(longest, game.plies);
  ++lengths[(game.plies + 1) / 2 / 10 * 10];
  const Date date = parse_date(game.tag_value("Date"));
  if (date.fault == DateFault::none && date.year != 0) count(game.result, years[date.year]);
  if (const std::string_view eco = game.tag_value("ECO"); known(eco))
    count(game.result, openings[std::string(eco.substr(0, 3))]);
  else if (opening != nullptr)
    count(game.result, openings[opening->eco]);
  for (const char* tag : {"WhiteElo", "BlackElo"})
    if (const int elo = number_of(game.tag_value(tag)); elo > 0) ++ratings[elo / 100 * 100];
  for (const bool white : {true, false}) {
    const std::string_view name = game.tag_value(white ? "White" : "Black");
    if (!known(name)) continue;
    auto found = players.find(name);
    if (found == players.end()) found = players.emplace(std::string(name), PlayerScore{}).first;
    PlayerScore& player = found->second;
    const Result wins = white ? Result::white_wins : Result::black_wins;
    const Result loses = white ? Result::black_wins : Result::white_wins;
    ++player.games;
    player.wins += game.result == wins;
    player.losses += game.result == loses;
    player.draws += game.result == Result::draw;
  }
}

void Figures::merge(const Figures& other) {
  score.merge(other.score);
  plies += other.plies;
  shortest = std::min(shortest, other.shortest);
  longest = std::max(longest, other.longest);
  for (const auto& [key, games] : other.lengths) lengths[key] += games;
  for (const auto& [key, games] : other.ratings) ratings[key] += games;
  for (const auto& [key, games] : other.findings) findings[key] += games;
  for (const auto& [key, value] : other.years) years[key].merge(value);
  for (const auto& [key, value] : other.openings) openings[key].merge(value);
  for (const auto& [key, value] : other.players) players[key].merge(value);
}

std::vector<std::pair<std::string, PlayerScore>> busiest_players(const Figures& figures,
                                                                 std::size_t most) {
  return most_of(figures.players, most);
}

std::vector<std::pair<std::string, Score>> most_played(const Figures& figures, std::size_t most) {
  return most_of(figures.openings, most);
}

}  // namespace planilla
