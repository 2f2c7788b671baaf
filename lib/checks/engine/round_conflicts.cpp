// By player and round, and by pairing and round; then what speaks against telling it.
#include "checks/engine/round_conflicts.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace planilla {

namespace {

struct Seat {
  int round;
  std::uint32_t player, opponent;
  const ArchiveGame* game;
  auto key() const { return std::tuple(round, player, game->number); }
};

// Two or three games of one round against different opponents: more are a simultaneous display, and
// several against one are a match of a knock-out round.
void look_at_player(std::span<const Seat> seats, std::vector<RoundConflict>& out) {
  constexpr std::size_t most = 3;
  if (seats.size() < 2 || seats.size() > most) return;
  for (const Seat& seat : seats.subspan(1))
    if (seat.opponent != seats.front().opponent)
      out.push_back({seat.game, seats.front().game, seat.player, seat.round});
}

std::vector<RoundConflict> players_twice(const Tournament& tournament) {
  std::vector<Seat> seats;
  for (const Entry& e : tournament.entries) {
    seats.push_back({e.round, e.game->white, e.game->black, e.game});
    seats.push_back({e.round, e.game->black, e.game->white, e.game});
  }
  std::sort(seats.begin(), seats.end(),
            [](const Seat& a, const Seat& b) { return a.key() < b.key(); });
  std::vector<RoundConflict> out;
  for (std::size_t begin = 0, end = 0; begin < seats.size(); begin = end) {
    while (end < seats.size() && seats[end].round == seats[begin].round &&
           seats[end].player == seats[begin].player)
      ++end;
    look_at_player(std::span(seats).subspan(begin, end - begin), out);
  }
  return out;
}

// With the same colours, and the round spelt alike.
std::vector<RoundConflict> pairings_twice(const Tournament& tournament) {
  std::vector<Entry> entries = tournament.entries;
  const auto key = [](const Entry& e) {
    return std::tuple(e.game->round, e.game->white, e.game->black);
  };
  std::stable_sort(entries.begin(), entries.end(),
                   [&](const Entry& a, const Entry& b) { return key(a) < key(b); });
  std::vector<RoundConflict> out;
  for (std::size_t i = 1, first = 0; i < entries.size(); ++i) {
    if (key(entries[i]) != key(entries[first]))
      first = i;
    else
      out.push_back({entries[i].game, entries[first].game, 0, entries[i].round});
  }
  return out;
}

// The pairing stands in the round with the other colours too: a match.
bool is_match(const RoundConflict& conflict, const Tournament& tournament) {
  return std::any_of(tournament.entries.begin(), tournament.entries.end(), [&](const Entry& entry) {
    return entry.round == conflict.round && entry.game->white == conflict.game->black &&
           entry.game->black == conflict.game->white;
  });
}

// A fault is rare: where a quarter of the games are so, the rounds are meant to be so. Of one
// player's games fewer are known.
bool is_usual(const Tournament& tournament, std::size_t conflicts) {
  constexpr std::size_t share = 4;
  const std::size_t fewest = tournament.collector != 0 ? 2 : 4;
  return conflicts >= fewest && conflicts * share >= tournament.entries.size();
}

const ArchiveGame* first_of(std::span<const RoundConflict> conflicts, const ArchiveGame* first) {
  for (const RoundConflict& one : conflicts)
    if (first == nullptr || one.game->number < first->number) first = one.game;
  return first;
}

// Conflicts that are none, taken out of the list.
class Excused {
public:
  Excused(RoundHabit habit, const Tournament& tournament) : said_{habit, &tournament} {}

  template <class Is>
  void take(std::vector<RoundConflict>& conflicts, Is&& is) {
    const auto excused = std::stable_partition(conflicts.begin(), conflicts.end(),
                                               [&](const RoundConflict& one) { return !is(one); });
    said_.first = first_of(std::span(excused, conflicts.end()), said_.first);
    said_.places += conflicts.end() - excused;
    conflicts.erase(excused, conflicts.end());
  }
  void say(std::vector<Expected>& out) const {
    if (said_.places != 0) out.push_back(said_);
  }

private:
  Expected said_;
};

bool at_two_sites(const RoundConflict& conflict) {
  const std::uint32_t one = conflict.game->site, other = conflict.other->site;
  return one != 0 && other != 0 && one != other;
}

void look_at(const Tournament& tournament, RoundConflicts& out) {
  std::vector<RoundConflict> players = players_twice(tournament),
                             pairings = pairings_twice(tournament);
  const bool usual = is_usual(tournament, players.size() + pairings.size());
  const bool of_one_player = usual && tournament.collector != 0;
  Excused habit(of_one_player ? RoundHabit::player : RoundHabit::matches, tournament);
  habit.take(players, [&](const RoundConflict&) { return usual; });
  habit.take(pairings,
             [&](const RoundConflict& one) { return usual || is_match(one, tournament); });
  habit.say(out.expected);
  Excused events(RoundHabit::events, tournament);
  events.take(players, at_two_sites);
  events.take(pairings, at_two_sites);
  events.say(out.expected);
  out.players.insert(out.players.end(), players.begin(), players.end());
  out.pairings.insert(out.pairings.end(), pairings.begin(), pairings.end());
}

}  // namespace

RoundConflicts find_round_conflicts(const Archive& archive) {
  RoundConflicts out;
  for (const Tournament& tournament : archive.tournaments()) look_at(tournament, out);
  return out;
}

}  // namespace planilla
