// date-outside-round: a date that does not fit into the order of the rounds.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/tournaments.h"
#include "rules/date_outside_round.h"

namespace planilla::checks {

namespace {

constexpr int most_apart = 7;  // days: a game may be put off

// Days since 1970 of a date that is known to the day.
std::optional<int> day_of(std::int32_t date) {
  using namespace std::chrono;
  const year_month_day day{year{date / 10000}, month{static_cast<unsigned>(date / 100 % 100)},
                           std::chrono::day{static_cast<unsigned>(date % 100)}};
  if (!day.ok()) return std::nullopt;
  return static_cast<int>(sys_days{day}.time_since_epoch().count());
}

std::string date_text(std::int32_t date) {
  return fmt::format("{:04}.{:02}.{:02}", date / 10000, date / 100 % 100, date % 100);
}

struct RoundDates {
  int round = 0;
  std::int32_t usual = 0;  // that of the most games; of several the first
  int day = 0;
  std::size_t games = 0;  // with that date
  std::uint64_t first_game = 0;
};

// In order of their numbers; of each the date on which most of its games were played.
std::vector<RoundDates> rounds_of(const Tournament& tournament) {
  std::map<int, std::map<std::int32_t, std::pair<std::size_t, std::uint64_t>>> dates;
  for (const TournamentGame& game : tournament.games) {
    if (!day_of(game.date)) continue;
    auto& [count, first] = dates[game.round][game.date];
    if (count++ == 0) first = game.number;
  }
  std::vector<RoundDates> out;
  for (const auto& [round, of_round] : dates) {
    const auto usual = std::max_element(
        of_round.begin(), of_round.end(),
        [](const auto& a, const auto& b) { return a.second.first < b.second.first; });
    out.push_back(
        {round, usual->first, *day_of(usual->first), usual->second.first, usual->second.second});
  }
  return out;
}

bool in_order(const std::vector<RoundDates>& rounds) {
  return std::is_sorted(rounds.begin(), rounds.end(),
                        [](const RoundDates& a, const RoundDates& b) { return a.day < b.day; });
}

// The round without which the others follow each other, if it is the only such one and lies far
// outside of those around it.
std::optional<RoundDates> round_out_of_order(const std::vector<RoundDates>& rounds) {
  std::optional<RoundDates> found;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    std::vector<RoundDates> others = rounds;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (!in_order(others)) continue;
    const bool early = i > 0 && rounds[i].day < rounds[i - 1].day - most_apart;
    const bool late = i + 1 < rounds.size() && rounds[i].day > rounds[i + 1].day + most_apart;
    if (found || (!early && !late)) return std::nullopt;
    found = rounds[i];
  }
  return found;
}

struct OddDate {
  std::uint64_t game = 0, event = 0;
  int round = 0;
  std::int32_t date = 0, usual = 0;  // usual 0: the whole round
};

class DatesOutsideRounds : public AcrossGames {
public:
  void see(const Tournament& tournament) override {
    constexpr std::size_t fewest_rounds = 4, fewest_players = 4;
    if (tournament.collected() || tournament.players < fewest_players) return;
    const std::vector<RoundDates> rounds = rounds_of(tournament);
    if (rounds.size() < fewest_rounds ||
        std::any_of(rounds.begin(), rounds.end(),
                    [](const RoundDates& round) { return round.games < 2; }))
      return;
    if (in_order(rounds))
      see_games(tournament, rounds);
    else if (const auto odd = round_out_of_order(rounds))
      found_.push_back({odd->first_game, tournament.event(), odd->round, odd->usual, 0});
  }

  bool wants(KnownTexts& texts) override {
    for (const OddDate& one : found_) texts.want(one.event);
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (const OddDate& one : found_)
      out.add(one.game, Finding(
                            diagnostics::DateOutsideRound{
                                .kind = chosen(one.usual != 0 ? "game" : "round"),
                                .event = texts.text(one.event),
                                .round = one.round,
                                .date = date_text(one.date),
                                .usual = one.usual != 0 ? date_text(one.usual) : std::string()},
                            {}));
  }

private:
  // Games that lie outside of the whole tournament, and far from their round.
  void see_games(const Tournament& tournament, const std::vector<RoundDates>& rounds) {
    for (const TournamentGame& game : tournament.games) {
      const std::optional<int> day = day_of(game.date);
      if (!day || (*day >= rounds.front().day && *day <= rounds.back().day)) continue;
      const auto own = std::find_if(rounds.begin(), rounds.end(), [&](const RoundDates& round) {
        return round.round == game.round;
      });
      const int apart = *day > own->day ? *day - own->day : own->day - *day;
      if (apart > most_apart)
        found_.push_back({game.number, tournament.event(), game.round, game.date, own->usual});
    }
  }

  std::vector<OddDate> found_;
};

}  // namespace

Check date_outside_round() {
  return {
      .rule = rules::date_outside_round,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "A date outside of its round",
      .why = R"(The rounds of an event follow each other by their dates, and one game, or one
round, does not fit in: it lies outside of the whole event, more than a week from
the other games of its round, or from the rounds before and after. The date or the
number of the round is wrong, or the game was put off for long.

Only events of four players and four rounds or more are looked at, of each round of
which two games bear one date.)",
      .message =
          "{kind, select, game {this game of round {round, number, ::group-off} of «{event}» bears "
          "{date}, the others {usual}} other {round {round, number, ::group-off} of «{event}» "
          "bears "
          "{date}, out of the order of the rounds around it}}",
      .args = R"(
kind: word game round; what does not fit in
event: text; the name of the tournament
round: number; its round
date: text; the date that does not fit in
usual: text; the date of most games of the round; empty where it is the round
)",
      .across = across<DatesOutsideRounds>,
  };
}

}  // namespace planilla::checks
