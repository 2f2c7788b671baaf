// collection-found: what kind of collection a file is, where rules keep silent because of it.
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
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

// What was found in the tournaments of a file.
struct Sum {
  const ArchiveGame* first = nullptr;
  std::string_view name;
  std::int64_t count = 0, places = 0;
};

void tell_rounds(const Archive& archive, std::vector<CrossFinding>& out) {
  std::map<std::tuple<std::uint32_t, RoundHabit, std::uint32_t>, Sum> sums;  // by player, if any
  for (const Expected& one : find_round_conflicts(archive).expected) {
    const ArchiveGame& game = *one.first;
    const bool of_player = one.habit == RoundHabit::player;
    Sum& sum = sums[{game.file, one.habit, of_player ? one.tournament->collector : 0}];
    ++sum.count;
    sum.places += one.places;
    if (sum.first != nullptr && sum.first->number < game.number) continue;
    sum.first = &game;
    sum.name = archive.text(of_player ? one.tournament->collector : one.tournament->event);
  }
  for (const auto& [key, sum] : sums) {
    CrossFinding found = archive.at(*sum.first, rules::collection_found);
    found.finding.say(Said{.kind = chosen(habit_name(std::get<RoundHabit>(key))),
                           .name = sum.name,
                           .count = sum.count,
                           .places = sum.places});
    out.push_back(std::move(found));
  }
}

bool is_known(Result result) {
  return result != Result::none && result != Result::unknown;
}

// Games without players and without a result.
void tell_openings(const Archive& archive, std::vector<CrossFinding>& out) {
  constexpr std::int64_t fewest = 20;
  std::map<std::uint32_t, std::pair<std::int64_t, Sum>> files;
  for (const ArchiveGame& game : archive.games()) {
    auto& [games, sum] = files[game.file];
    ++games;
    if (game.white != 0 || game.black != 0 || is_known(game.result)) continue;
    if (sum.count++ == 0) sum.first = &game;
  }
  for (const auto& [file, counted] : files) {
    const auto& [games, sum] = counted;
    if (sum.count < fewest || sum.count * 10 < games * 9) continue;
    CrossFinding found = archive.at(*sum.first, rules::collection_found);
    found.finding.say(
        Said{.kind = chosen("openings"), .name = "", .count = sum.count, .places = sum.count});
    out.push_back(std::move(found));
  }
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  tell_rounds(archive, out);
  tell_openings(archive, out);
}

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
      .across = across,
  };
}

}  // namespace planilla::checks
