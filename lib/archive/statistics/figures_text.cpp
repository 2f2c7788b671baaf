// Figures as text and as JSON.
#include <fmt/format.h>

#include <iterator>
#include <nlohmann/json.hpp>

#include "archive/statistics/figures.h"
#include "write/findings/display.h"

namespace planilla {

namespace {

using Object = nlohmann::ordered_json;

constexpr std::size_t most_rows = 20;

double percent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

void line(std::string_view name, const Score& score, std::string& out) {
  out += fmt::format("{:<28} {:>9}   {:5.1f} % {:5.1f} % {:5.1f} %\n", one_line(name), score.games,
                     percent(score.white_wins, score.games), percent(score.draws, score.games),
                     percent(score.black_wins, score.games));
}

Object object_of(const Score& score) {
  return {{"games", score.games},
          {"white_wins", score.white_wins},
          {"draws", score.draws},
          {"black_wins", score.black_wins},
          {"unknown", score.open()}};
}

template <typename Map>
Object counts_of(const Map& map) {
  Object out = Object::object();
  for (const auto& [key, count] : map) out[fmt::format("{}", key)] = count;
  return out;
}

}  // namespace

void append_text(const Figures& figures, Messages& messages, std::string& out) {
  const std::uint64_t games = figures.score.games;
  const auto heading = [&](const char* key) { out += "\n" + messages.text(key) + "\n"; };
  out += fmt::format("{:<28} {:>9}   1-0     1/2     0-1\n", "", messages.text("stats-games"));
  line(messages.text("stats-all"), figures.score, out);
  if (figures.score.open() != 0)
    out += fmt::format("{:<28} {:>9}\n", messages.text("stats-no-result"), figures.score.open());
  if (games != 0) {
    const double average = static_cast<double>(figures.plies) / static_cast<double>(games);
    out += "\n" +
           messages.text("stats-length", {{"plies", std::to_string(figures.plies)},
                                          {"shortest", std::to_string(figures.shortest)},
                                          {"longest", std::to_string(figures.longest)},
                                          {"average", fmt::format("{:.1f}", average)}}) +
           "\n";
  }
  if (!figures.openings.empty()) heading("stats-openings");
  for (const auto& [eco, score] : most_played(figures, most_rows)) line(eco, score, out);
  if (!figures.years.empty()) heading("stats-years");
  for (const auto& [year, score] : figures.years) line(std::to_string(year), score, out);
  if (!figures.ratings.empty()) heading("stats-ratings");
  for (const auto& [rating, count] : figures.ratings)
    out += fmt::format("{:<28} {:>9}\n", fmt::format("{}-{}", rating, rating + 99), count);
  if (!figures.players.empty()) heading("stats-players");
  for (const auto& [name, player] : busiest_players(figures, most_rows))
    out += fmt::format("{:<28} {:>9}   +{} ={} -{}\n", one_line(name), player.games, player.wins,
                       player.draws, player.losses);
  if (!figures.findings.empty()) heading("stats-findings");
  for (const auto& [rule, count] : figures.findings)
    out += fmt::format("{:<28} {:>9}\n", rule, count);
}

void append_json(const Figures& figures, std::string& out) {
  Object all = object_of(figures.score);
  all["plies"] = figures.plies;
  all["shortest"] = figures.score.games == 0 ? 0 : figures.shortest;
  all["longest"] = figures.longest;
  all["lengths"] = counts_of(figures.lengths);
  all["years"] = Object::object();
  for (const auto& [year, score] : figures.years)
    all["years"][std::to_string(year)] = object_of(score);
  all["openings"] = Object::object();
  for (const auto& [eco, score] : figures.openings) all["openings"][eco] = object_of(score);
  all["ratings"] = counts_of(figures.ratings);
  all["players"] = Object::array();
  for (const auto& [name, player] : busiest_players(figures, 100))
    all["players"].push_back({{"name", name},
                              {"games", player.games},
                              {"wins", player.wins},
                              {"draws", player.draws},
                              {"losses", player.losses}});
  all["player_count"] = figures.players.size();
  all["findings"] = counts_of(figures.findings);
  out += harmless_json(all.dump(-1, ' ', false, Object::error_handler_t::replace));
  out += '\n';
}

}  // namespace planilla
