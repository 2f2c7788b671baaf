// The games of an archive by tournament: the same event in the same year.
//
//   for (const Tournament& t : archive.tournaments()) for (const Entry& e : t.entries) ...
//
// Only games whose event and round are known and whose round begins with a number ("3", "3.12").
// Entries are in order of their games' numbers.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace planilla {

class Archive;
struct ArchiveGame;

struct Entry {
  const ArchiveGame* game = nullptr;
  int round = 0;
};

struct Tournament {
  std::uint32_t event = 0;
  std::vector<Entry> entries;
  std::size_t players = 0;
  // A player (a text of the archive) of whose collection the games are: he plays nearly all of
  // them, so that they do not show the tournament. 0: none.
  std::uint32_t collector = 0;
};

std::vector<Tournament> find_tournaments(const Archive& archive);

// The number at the front: 3 of "3" and "3.12"; 0 if there is none.
int round_number(std::string_view text);

}  // namespace planilla
