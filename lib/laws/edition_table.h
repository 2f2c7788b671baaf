// laws/editions.toml as values. Only lib/laws reads them; others ask edition.h and penalties.h.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "laws/penalties.h"

namespace planilla {

inline constexpr int tempo_count = 3;

struct EditionEntry {
  std::string name;
  int first_day = 0;  // year * 10000 + month * 100 + day; 0: none
  std::string from, until;
  std::string rules_as;
  Fivefold fivefold = Fivefold::none;
  bool seventy_five = false;
  std::optional<bool> two_moves;
  bool resignation_may_draw = false;
  std::array<std::string, topic_count> articles;
  std::map<std::string, std::string, std::less<>> rules;
  int blitz_below = 0, blitz_up_to = 0, rapid_below = 0;  // minutes; 0: not told
  // By tempo, twice: without supervision and with it.
  std::array<std::optional<IllegalMoveRule>, std::size_t{2} * tempo_count> illegal_moves;
  std::array<std::optional<WrongClaimRule>, tempo_count> wrong_claims;
  std::array<std::string, tempo_count> flag, both_flags, quickplay;
  GuidelineUse guidelines;
  SealedDoctrine doctrine = SealedDoctrine::strict;
};

struct EditionTable {
  std::vector<EditionEntry> entries;
  std::vector<Edition> all;
  Edition newest{};

  static EditionTable read(const Data& data);
};

// Of the embedded data, or what use_editions() read.
const EditionTable& edition_table();
inline const EditionEntry& entry_of(Edition edition) {
  return edition_table().entries[static_cast<std::size_t>(edition)];
}

}  // namespace planilla
