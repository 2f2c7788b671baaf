// Games grouped by event and year.
#include "checks/engine/tournaments.h"

#include <algorithm>
#include <charconv>
#include <tuple>

#include "checks/engine/archive.h"

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
  for (Tournament& tournament : out) tournament.players = count_players(tournament.entries);
  return out;
}

}  // namespace planilla
