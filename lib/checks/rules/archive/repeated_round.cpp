// repeated-round: a round with all the pairings of another.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/tournaments.h"
#include "rules/repeated_round.h"

namespace planilla::checks {

namespace {

using Pairing = std::pair<std::uint64_t, std::uint64_t>;  // White, Black

struct RoundPairings {
  int round = 0;
  std::uint64_t first_game = 0;
  std::set<Pairing> pairings;

  // Do two players meet in both rounds, with whatever colours?
  bool meets_again(const RoundPairings& other) const {
    return std::any_of(pairings.begin(), pairings.end(), [&](const Pairing& one) {
      return other.pairings.contains(one) || other.pairings.contains({one.second, one.first});
    });
  }
};

std::vector<RoundPairings> pairings_by_round(const Tournament& tournament) {
  std::map<int, RoundPairings> rounds;
  for (const TournamentGame& game : tournament.games) {
    RoundPairings& round = rounds[game.round];
    if (round.pairings.empty()) round.round = game.round, round.first_game = game.number;
    round.pairings.insert({game.white, game.black});
  }
  std::vector<RoundPairings> out;
  for (auto& [number, round] : rounds) out.push_back(std::move(round));
  return out;
}

struct RepeatedRound {
  std::uint64_t game = 0, event = 0;
  int round = 0, other = 0;
};

class RepeatedRounds : public AcrossGames {
public:
  void see(const Tournament& tournament) override {
    constexpr std::size_t fewest_players = 4, fewest_rounds = 3, most_rounds = 60;
    if (tournament.collected() || tournament.players < fewest_players) return;
    const std::vector<RoundPairings> rounds = pairings_by_round(tournament);
    if (rounds.size() < fewest_rounds || rounds.size() > most_rounds) return;
    // Matches meet in all rounds, cycles of a round robin in many.
    std::optional<RepeatedRound> found;
    for (std::size_t i = 0; i < rounds.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        if (!rounds[i].meets_again(rounds[j])) continue;
        if (found || rounds[i].pairings != rounds[j].pairings || rounds[i].pairings.size() < 2)
          return;
        found = {rounds[i].first_game, tournament.event(), rounds[i].round, rounds[j].round};
      }
    if (found) found_.push_back(*found);
  }

  bool wants(KnownTexts& texts) override {
    for (const RepeatedRound& one : found_) texts.want(one.event);
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (const RepeatedRound& one : found_)
      out.add(one.game, Finding(diagnostics::RepeatedRound{.event = texts.text(one.event),
                                                           .round = one.round,
                                                           .other = one.other},
                                {}));
  }

private:
  std::vector<RepeatedRound> found_;
};

}  // namespace

Check repeated_round() {
  return {
      .rule = rules::repeated_round,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "A round with all the pairings of another",
      .why = R"(In one round of an event the same players meet, with the same colours, as in
another, and nobody meets anybody twice besides: the pairings of that round were
copied, or its number is wrong. Matches and several cycles, where it is meant so, are
not told.)",
      .message =
          "round {round, number, ::group-off} of «{event}» has the pairings and colours of round "
          "{other, number, ::group-off}",
      .args = R"(
event: text; the name of the tournament
round: number; the later round
other: number; the round whose pairings it has
)",
      .across = across<RepeatedRounds>,
  };
}

}  // namespace planilla::checks
