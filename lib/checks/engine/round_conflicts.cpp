// By player and round, and by pairing and round; then what speaks against telling it.
#include "checks/engine/round_conflicts.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

namespace planilla {

namespace {

// The seats of a player in one round.
class Sitting {
public:
  Sitting(const Tournament& tournament, std::span<const Seat> seats)
      : tournament_(tournament), seats_(seats) {}

  // Two or three games of one round against different opponents: more are a simultaneous display,
  // and several against one are a match of a knock-out round.
  void look_at_player(std::vector<RoundConflict>& out) const {
    constexpr std::size_t most = 3;
    if (seats_.size() > most) return;
    for (const Seat& seat : seats_.subspan(1))
      if (opponent(seat) != opponent(seats_.front()))
        out.push_back({&game(seat), &game(seats_.front()), seat.player});
  }

  // The same pairing with White here, the round spelt alike.
  void look_at_pairings(std::vector<RoundConflict>& out) const {
    std::vector<const TournamentGame*> games;
    for (const Seat& seat : seats_)
      if (!seat.black()) games.push_back(&game(seat));
    const auto pairing = [](const TournamentGame* one) {
      return std::pair(one->black, one->round_text);
    };
    std::sort(games.begin(), games.end(), [&](const TournamentGame* a, const TournamentGame* b) {
      return std::pair(pairing(a), a->number) < std::pair(pairing(b), b->number);
    });
    for (std::size_t i = 1, first = 0; i < games.size(); ++i) {
      if (pairing(games[i]) != pairing(games[first]))
        first = i;
      else
        out.push_back({games[i], games[first], 0});
    }
  }

private:
  const TournamentGame& game(const Seat& seat) const { return tournament_.games[seat.game()]; }
  std::uint64_t opponent(const Seat& seat) const {
    return seat.black() ? game(seat).white : game(seat).black;
  }

  const Tournament& tournament_;
  std::span<const Seat> seats_;
};

// Of those who sit twice in a round: most do not.
void look_at_seats(const Tournament& tournament, RoundConflicts& out) {
  const std::span<const Seat> seats = tournament.seats;
  for (std::size_t begin = 0, end = 0; begin < seats.size(); begin = end) {
    end = begin + 1;
    while (end < seats.size() && seats[end].round() == seats[begin].round() &&
           seats[end].player == seats[begin].player)
      ++end;
    if (end - begin < 2) continue;
    const Sitting sitting(tournament, seats.subspan(begin, end - begin));
    sitting.look_at_player(out.players);
    sitting.look_at_pairings(out.pairings);
  }
}

// Who played whom in which round.
using Met = std::tuple<int, std::uint64_t, std::uint64_t>;

std::vector<Met> met(const Tournament& tournament) {
  std::vector<Met> out;
  for (const TournamentGame& game : tournament.games)
    out.emplace_back(game.round, game.white, game.black);
  std::sort(out.begin(), out.end());
  return out;
}

// The pairing stands in the round with the other colours too: a match.
bool is_match(const RoundConflict& conflict, const std::vector<Met>& met) {
  const TournamentGame& game = *conflict.game;
  return std::binary_search(met.begin(), met.end(), Met(game.round, game.black, game.white));
}

// A fault is rare: where a quarter of the games are so, the rounds are meant to be so. Of one
// player's games fewer are known.
bool is_usual(const Tournament& tournament, std::size_t conflicts) {
  constexpr std::size_t share = 4;
  const std::size_t fewest = tournament.collected() ? 2 : 4;
  return conflicts >= fewest && conflicts * share >= tournament.games.size();
}

const TournamentGame* first_of(std::span<const RoundConflict> conflicts,
                               const TournamentGame* first) {
  for (const RoundConflict& one : conflicts)
    if (first == nullptr || one.game->number < first->number) first = one.game;
  return first;
}

// Takes conflicts that are none out of the list.
template <class Is>
void excuse(std::vector<RoundConflict>& conflicts, Expected& expected, Is&& is) {
  const auto excused = std::stable_partition(conflicts.begin(), conflicts.end(),
                                             [&](const RoundConflict& one) { return !is(one); });
  const auto taken = static_cast<std::size_t>(conflicts.end() - excused);
  expected.first = first_of(std::span(conflicts).last(taken), expected.first);
  expected.places += taken;
  conflicts.erase(excused, conflicts.end());
}

// All games of the event that a player's collection holds stand in one round, and he has the same
// colour in all, against as many opponents: a simultaneous display.
bool is_display(const Tournament& tournament) {
  if (!tournament.collected()) return false;
  const std::span<const TournamentGame> games = tournament.games;
  const auto all = [&](auto&& is) { return std::all_of(games.begin(), games.end(), is); };
  const TournamentGame& first = games.front();
  if (!all([&](const TournamentGame& game) { return game.round == first.round; })) return false;
  std::vector<std::uint64_t> opponents;
  const bool white = all([&](const TournamentGame& game) { return game.white == first.white; });
  if (!white && !all([&](const TournamentGame& game) { return game.black == first.black; }))
    return false;
  for (const TournamentGame& game : games) opponents.push_back(white ? game.black : game.white);
  std::sort(opponents.begin(), opponents.end());
  return std::adjacent_find(opponents.begin(), opponents.end()) == opponents.end();
}

bool at_two_sites(const RoundConflict& conflict) {
  const std::uint64_t one = conflict.game->site, other = conflict.other->site;
  return one != 0 && other != 0 && one != other;
}

}  // namespace

RoundConflicts find_round_conflicts(const Tournament& tournament) {
  RoundConflicts out;
  look_at_seats(tournament, out);
  if (out.players.empty() && out.pairings.empty()) return out;
  excuse(out.players, out.expected, at_two_sites);
  excuse(out.pairings, out.expected, at_two_sites);
  if (is_display(tournament) || is_usual(tournament, out.players.size() + out.pairings.size())) {
    const auto all = [](const RoundConflict&) { return true; };
    excuse(out.players, out.expected, all);
    excuse(out.pairings, out.expected, all);
  } else if (!out.pairings.empty()) {
    const std::vector<Met> all_met = met(tournament);
    excuse(out.pairings, out.expected,
           [&](const RoundConflict& one) { return is_match(one, all_met); });
  }
  return out;
}

}  // namespace planilla
