// incomplete-round-robin: pairings that a round robin lacks or has too often; other colours.
#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/tournaments.h"
#include "checks/facts/names.h"
#include "checks/tournament/berger.h"
#include "rules/incomplete_round_robin.h"

namespace planilla::checks {

namespace {

using Pair = std::pair<std::uint64_t, std::uint64_t>;  // texts, the lower first
using Pairings = std::map<Pair, std::size_t>;          // how often each was played

constexpr std::size_t fewest_players = 4, most_players = 30;

Pairings pairings_of(const Tournament& tournament) {
  Pairings out;
  for (const TournamentGame& game : tournament.games) ++out[std::minmax(game.white, game.black)];
  return out;
}

std::vector<std::uint64_t> players_of(const Pairings& pairings) {
  std::vector<std::uint64_t> out;
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
  const std::size_t all = players * (players - 1) / 2;
  if (pairings.size() * 5 < all * 4) return 0;
  std::map<std::size_t, std::size_t> counts;
  for (const auto& [pair, games] : pairings) ++counts[games];
  const auto usual =
      std::max_element(counts.begin(), counts.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  return usual->second * 5 >= all * 4 ? usual->first : 0;
}

enum class RobinFault : std::uint8_t { missing, twice, colors };

constexpr std::string_view kind_name(RobinFault kind) {
  return kind == RobinFault::missing ? "missing" : kind == RobinFault::twice ? "twice" : "colors";
}

// A game that stands alone under its event and year: of a round robin, perhaps, whose name or year
// it does not bear.
struct StrayGame {
  Pair pair;  // the lower first
  std::uint64_t number = 0, event = 0;

  friend bool operator<(const StrayGame& a, const StrayGame& b) {
    return a.pair != b.pair ? a.pair < b.pair : a.number < b.number;
  }
};

// "RR 8" and "RR8".
bool same_event(std::string_view a, std::string_view b) {
  const auto bare = [](std::string_view text) {
    std::string out = fold_name(text);
    std::erase(out, ' ');
    return out;
  };
  return bare(a) == bare(b);
}

// Pairings to be named in a sentence: a few of them.
struct Named {
  RobinFault kind{};
  std::uint64_t game = 0, event = 0;
  std::vector<Pair> pairings;
  std::vector<TournamentGame> games;  // where their colours are wrong
};

// The games whose colours are not those of the tables, of players numbered by `number`.
template <typename Number>
std::vector<Pair> wrong_colors(std::span<const TournamentGame> games, const Number& number) {
  std::vector<BergerGame> numbered;
  for (const TournamentGame& game : games)
    numbered.push_back({game.round, number(game.white), number(game.black)});
  std::vector<Pair> out;
  for (const std::size_t i : against_berger(numbered))
    out.emplace_back(games[i].white, games[i].black);
  return out;
}

class IncompleteRoundRobins : public AcrossGames {
public:
  void see(const Tournament& tournament) override {
    constexpr std::size_t most_strays = 1 << 16;
    if (tournament.games.size() == 1 && strays_.size() < most_strays) {
      const TournamentGame& game = tournament.games.front();
      strays_.push_back({std::minmax(game.white, game.black), game.number, game.event});
    }
    if (tournament.collected() || tournament.players < fewest_players ||
        tournament.players > most_players)
      return;
    const Pairings pairings = pairings_of(tournament);
    const std::vector<std::uint64_t> players = players_of(pairings);
    const std::size_t cycles = cycles_of(pairings, players.size());
    if (cycles == 0) return;
    const auto named = [&](RobinFault kind) {
      return Named{kind, tournament.games.front().number, tournament.event(), {}, {}};
    };
    Named missing = named(RobinFault::missing), twice = named(RobinFault::twice),
          colors = named(RobinFault::colors);
    for (std::size_t i = 0; i < players.size(); ++i)
      for (std::size_t j = i + 1; j < players.size(); ++j) {
        const auto found = pairings.find({players[i], players[j]});
        const std::size_t count = found == pairings.end() ? 0 : found->second;
        if (count < cycles) missing.pairings.emplace_back(players[i], players[j]);
        if (count > cycles) twice.pairings.emplace_back(players[i], players[j]);
      }
    if (missing.pairings.empty() && twice.pairings.empty() && cycles == 1) {
      colors.pairings = wrong_colors(tournament.games, [&](std::uint64_t player) {
        const auto place = std::lower_bound(players.begin(), players.end(), player);
        return static_cast<std::uint32_t>(place - players.begin() + 1);
      });
      if (!colors.pairings.empty())
        colors.games.assign(tournament.games.begin(), tournament.games.end());
    }
    for (Named* one : {&missing, &twice, &colors})
      if (!one->pairings.empty()) found_.push_back(std::move(*one));
  }

  bool wants(KnownTexts& texts) override {
    std::sort(strays_.begin(), strays_.end());
    for (const Named& one : found_) {
      texts.want(one.event);
      for (const Pair& pair : one.pairings)
        for (const StrayGame& stray : strays_of(pair)) texts.want(stray.event);
      for (const auto& [white, black] : one.pairings) {
        texts.want(white);
        texts.want(black);
      }
      for (const TournamentGame& game : one.games) {
        texts.want(game.white);
        texts.want(game.black);
      }
    }
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (Named& one : found_) {
      const auto count = static_cast<std::int64_t>(one.pairings.size());
      const StrayGame* const stray = stray_of(one, texts);
      const std::string names = names_of(one, texts);
      diagnostics::IncompleteRoundRobin said{.kind = chosen(kind_name(one.kind)),
                                             .event = texts.text(one.event),
                                             .pairings = names,
                                             .count = count};
      if (stray != nullptr) {
        said.stray = stray->number;
        said.as = chosen(stray->event == one.event ? "year" : "event");
      }
      out.add(one.game, Finding(said, {}));
    }
  }

private:
  std::span<const StrayGame> strays_of(const Pair& pair) const {
    const auto [first, last] =
        std::equal_range(strays_.begin(), strays_.end(), StrayGame{pair, 0, 0},
                         [](const StrayGame& a, const StrayGame& b) { return a.pair < b.pair; });
    return {first, last};
  }

  // The game of a pairing that is missing, under another year or a name that is nearly the event's;
  // nullptr: none is there.
  const StrayGame* stray_of(const Named& named, const KnownTexts& texts) const {
    if (named.kind != RobinFault::missing) return nullptr;
    for (const Pair& pair : named.pairings)
      for (const StrayGame& stray : strays_of(pair))
        if (stray.event == named.event ||
            same_event(texts.text(stray.event), texts.text(named.event)))
          return &stray;
    return nullptr;
  }

  // Of pairings that were not played so the players who stand first in the input; of games that
  // were the first games, where more than one numbering of the players fits that of the first.
  static std::string names_of(Named& named, const KnownTexts& texts) {
    constexpr std::size_t most_named = 3;
    std::vector<Pair>& pairings = named.pairings;
    if (named.kind == RobinFault::colors) {
      pairings = wrong_colors(named.games, [&](std::uint64_t player) {
        return static_cast<std::uint32_t>(texts.order(player));
      });
    } else {
      const auto order = [&](const Pair& pair) {
        return std::pair(texts.order(pair.first), texts.order(pair.second));
      };
      for (Pair& pair : pairings)
        if (texts.order(pair.second) < texts.order(pair.first)) std::swap(pair.first, pair.second);
      std::sort(pairings.begin(), pairings.end(),
                [&](const Pair& a, const Pair& b) { return order(a) < order(b); });
    }
    std::string out;
    for (std::size_t i = 0; i < std::min(pairings.size(), most_named); ++i) {
      if (i != 0) out += "; ";
      out.append(texts.text(pairings[i].first))
          .append(" - ")
          .append(texts.text(pairings[i].second));
    }
    return out;
  }

  std::vector<Named> found_;
  std::vector<StrayGame> strays_;
};

}  // namespace

Check incomplete_round_robin() {
  return {
      .rule = rules::incomplete_round_robin,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "Round robin that is not complete",
      .why = R"(In a round robin everybody meets everybody, once or as often as the others. A
pairing that is missing is a game that was lost or a name that is wrong; one too
many is a game of another event, or a wrong name. Where all games are there and
the rounds are those of the tables of Berger, colours other than theirs are told.

Where the game of a missing pairing stands alone under another year, or under a name
that differs from the event's in blanks, signs or capitals, it is named.

An event is taken for a round robin if four fifths of its pairings are there, of
four to thirty players.)",
      .message =
          "{kind, select, missing {the round robin «{event}» lacks {count, plural, one {a pairing} "
          "other {# pairings}}: {pairings}{as, select, year { (game {stray, number, ::group-off} "
          "is one, of another year)} event { (game {stray, number, ::group-off} is one, of an "
          "event "
          "spelt otherwise)} other {}}} twice {the round robin «{event}» has {count, plural, "
          "one {a pairing} other {# pairings}} too often: {pairings}} other {the round robin "
          "«{event}» has other colours than the tables of Berger in {count, plural, one {a game} "
          "other {# games}}: {pairings}}}",
      .args = R"(
kind: word missing twice colors; what is wrong
event: text; the name of the tournament
pairings: text; three of them at most
count: number; pairings, or games
stray?: number; the game of a pairing that is missing, where it stands elsewhere
as?: word year event; what is not that of the round robin
)",
      .across = across<IncompleteRoundRobins>,
  };
}

}  // namespace planilla::checks
