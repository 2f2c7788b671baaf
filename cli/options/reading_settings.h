// How games are read: what the commands share that read sheets and PGN.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "laws/edition.h"
#include "options/option.h"

namespace planilla {

// --game 3,7-9
struct GameRanges {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;  // empty: all
  bool holds(std::uint64_t game) const;
};

// One sheet: its letters, its characters, what is not written on it.
struct SheetSettings {
  std::vector<std::string> languages;  // as they were given (known_names.h); empty: auto
  std::string notation = "auto";
  std::string encoding = "auto";
  std::vector<std::pair<std::string, std::string>> tags;
  std::optional<std::string> fen;

  void add_options(OptionSet& options);
};

// Many games: which of them, by how many workers, how far faults are repaired.
struct ReadingSettings {
  SheetSettings sheet;
  std::string repair = "suggest";  // "off", "suggest", "safe", "guess"
  GameRanges games;
  std::string where;  // an expression (archive/filter/filter.h); empty: all games pass
  std::string laws = "auto";
  unsigned jobs = 0;  // 0: one for each core
  std::uint32_t shard = 1, shards = 1;
  std::string progress = "auto";
  bool keep_illegal = false;

  void add_options(OptionSet& options);
};

// --language of a command that has no other option of reading.
void add_language(OptionSet& options, std::vector<std::string>& languages, const char* text);
void add_notation(OptionSet& options, std::string& notation, const char* text);

// --laws.
void add_laws(OptionSet& options, std::string& laws);

// The edition that it names; none for "auto". Throws UsageError for one that judges no games.
std::optional<Edition> laws_of_games(const std::string& laws);

// Workers for --jobs N, one for each core where nothing was said.
unsigned workers(unsigned jobs);

}  // namespace planilla
