// collection-found: what kind of collection a file is, where rules keep silent because of it.
#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/round_conflicts.h"
#include "rules/collection_found.h"

namespace planilla::checks {

namespace {

using Said = diagnostics::CollectionFound;

constexpr std::string_view habit_name(RoundHabit habit) {
  switch (habit) {
    case RoundHabit::player:
      return "player";
    case RoundHabit::matches:
      return "matches";
    case RoundHabit::events:
      return "events";
  }
  return "";
}

bool is_known(Result result) {
  return result != Result::none && result != Result::unknown;
}

// What was found in tournaments.
struct Sum {
  std::uint64_t first = 0;  // game
  std::uint64_t event = 0;  // its
  std::int64_t count = 0, places = 0;

  void add(const Sum& other) {
    count += other.count;
    places += other.places;
    if (first != 0 && first < other.first) return;
    first = other.first;
    event = other.event;
  }
};

// By file, habit and name: of the player, if he is what it is about.
using Sums = std::map<std::tuple<std::uint32_t, RoundHabit, std::string_view>, Sum>;

// Games without players and without a result.
struct Openings {
  std::uint64_t first = 0;
  std::int64_t games = 0, count = 0;
};

class KindsOfCollections : public AcrossGames {
public:
  void see(const NotedGame& game) override {
    Openings& file = openings_[game.file];
    ++file.games;
    if (game.white.known() || game.black.known() || is_known(game.result)) return;
    if (file.count++ == 0) file.first = game.number;
  }

  void see(const Tournament& tournament) override {
    for (const Expected& one : find_round_conflicts(tournament).expected) {
      Players players;
      if (one.habit == RoundHabit::player) players = tournament.collectors;
      rounds_[{one.first->file, one.habit, std::move(players)}].add({.first = one.first->number,
                                                                     .event = tournament.event(),
                                                                     .count = 1,
                                                                     .places = one.places});
    }
  }

  bool wants(KnownTexts& texts) override {
    for (const auto& [key, sum] : rounds_) {
      texts.want(sum.event);
      for (const std::uint64_t player : std::get<Players>(key)) texts.want(player);
    }
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    tell_rounds(texts, out);
    tell_openings(out);
  }

private:
  using Players = std::vector<std::uint64_t>;  // of whom the one with the first name counts

  void tell_rounds(const KnownTexts& texts, CrossFindings& out) const {
    Sums sums;
    for (const auto& [key, sum] : rounds_) {
      const auto& [file, habit, players] = key;
      std::string_view name;
      for (const std::uint64_t player : players)
        if (name.empty() || texts.text(player) < name) name = texts.text(player);
      sums[{file, habit, name}].add(sum);
    }
    for (const auto& [key, sum] : sums) {
      const auto& [file, habit, player] = key;
      out.add(sum.first, Finding(Said{.kind = chosen(habit_name(habit)),
                                      .name = player.empty() ? texts.text(sum.event) : player,
                                      .count = sum.count,
                                      .places = sum.places},
                                 {}));
    }
  }

  void tell_openings(CrossFindings& out) const {
    constexpr std::int64_t fewest = 20;
    for (const auto& [file, found] : openings_) {
      if (found.count < fewest || found.count * 10 < found.games * 9) continue;
      out.add(found.first, Finding(Said{.kind = chosen("openings"),
                                        .name = "",
                                        .count = found.count,
                                        .places = found.count},
                                   {}));
    }
  }

  std::map<std::tuple<std::uint32_t, RoundHabit, Players>, Sum> rounds_;
  std::map<std::uint32_t, Openings> openings_;
};

}  // namespace

Check collection_found() {
  return {
      .rule = rules::collection_found,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "Kind of collection found out",
      .why = R"(What would be a fault in a tournament is none in every file: a player's
collection shows one game a round, a knock-out has several games of a pairing
in a round, two events may bear one name, and the lines of an opening book have
neither players nor a result. Where rules kept silent because of that, this note
says so, once a file (of a player's collections once a player), with the number
of places, at the first of them.)",
      .message =
          R"({kind, select,
  player {a player''s collection: of {count, plural, one {an event} other {# events}} nearly all games known are of «{name}», and what does not fit in their rounds is not told ({places, plural, one {# place} other {# places}})}
  matches {{count, plural, one {the rounds of «{name}» hold} other {the rounds of # events, «{name}» first, hold}} several games of a pairing, as in a knock-out or in mini-matches: that is not told ({places, plural, one {# place} other {# places}})}
  events {«{name}» names two events at different sites{count, plural, one {} other {, and so do other names}}: that a player or a pairing stands in a round twice is not told there ({places, plural, one {# place} other {# places}})}
  other {an opening book: {count, number} games have neither players nor a result, and none is asked for}})",
      .args = R"(
kind: word player matches events openings; what the file is
name: text; the player, or the first of the events
count: number; events, or games
places: number; places where a rule kept silent
)",
      .across = across<KindsOfCollections>,
  };
}

}  // namespace planilla::checks
