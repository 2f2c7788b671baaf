// The games of an archive by tournament: the same event in the same year.
//
//   TournamentFinder finder;
//   finder.see(game);                                            // every game, in order
//   finder.see(file, uses);                                      // and the texts of such a file
//   finder.for_each([&](const Tournament& tournament) { ... });  // once, after the last
//
// Only games whose event and round are known and whose round begins with a number ("3", "3.12").
// What does not fit into memory lies on disk, but one tournament at a time is held.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spill/grouped_entries.h"
#include "checks/engine/text_uses.h"

namespace planilla {

// A game of a tournament; its texts are hashes.
struct TournamentGame {
  std::uint64_t key = 0;  // of event and year
  std::uint64_t number = 0;
  std::uint64_t event = 0, white = 0, black = 0, site = 0, round_text = 0;
  std::int32_t date = 0, round = 0;
  std::uint32_t file = 0;

  friend bool operator<(const TournamentGame& a, const TournamentGame& b) {
    return a.key != b.key ? a.key < b.key : a.number < b.number;
  }
};

// A player's place in a game, known by its index in the tournament.
struct Seat {
  std::uint64_t player = 0;
  std::uint64_t order = 0;  // round, game, colour

  int round() const { return static_cast<int>(order >> 48); }
  std::size_t game() const { return order >> 1 & 0x7FFFFFFFFFFF; }
  bool black() const { return (order & 1) != 0; }
  friend bool operator<(const Seat& a, const Seat& b) {
    return a.player != b.player ? a.player < b.player : a.order < b.order;
  }
};

struct Tournament {
  std::span<const TournamentGame> games;  // in order of their numbers
  std::span<const Seat> seats;            // two of each: by player, round, game, White before Black
  std::size_t players = 0;
  // The player of whose collection the games are: he plays nearly all of them, so that they do not
  // show the tournament. Of several who play equally many it is the one whose name is the first
  // text. Empty: it is no collection.
  std::vector<std::uint64_t> collectors;  // lower ones first

  std::uint64_t event() const { return games.front().event; }
  bool collected() const { return !collectors.empty(); }
};

// Whose collection the files of an archive are. The games of a file come one after another.
class Collectors {
public:
  void see(std::uint32_t file, const TextUses& uses);
  void finish() { end_file(); }
  // Under his most frequent name there; 0: nobody's.
  std::uint64_t of_file(std::uint32_t file) const;

private:
  struct Count {
    std::uint64_t name = 0;  // its hash
    std::uint64_t games = 0;
    std::uint32_t begin = 0, size = 0;  // of its text in texts_
  };
  void count(const TextUse& name);
  void place_all(std::size_t places);
  void end_file();
  void forget_rare();

  std::uint32_t file_ = 0;
  std::uint64_t games_ = 0;
  std::vector<Count> names_;           // of this file, in the order in which they came
  std::vector<std::uint32_t> places_;  // of names by their hashes, from 1; 0: free
  std::string texts_;
  std::map<std::uint32_t, std::uint64_t> found_;
};

class TournamentFinder {
public:
  explicit TournamentFinder(std::size_t memory) : games_(memory) {}
  void see(const NotedGame& game);
  void see(std::uint32_t file, const TextUses& uses) { collectors_.see(file, uses); }
  void for_each(const std::function<void(const Tournament&)>& use);

private:
  Collectors collectors_;
  GroupedEntries<TournamentGame> games_;
};

// The number at the front: 3 of "3" and "3.12"; 0 if there is none.
int round_number(std::string_view text);

}  // namespace planilla
