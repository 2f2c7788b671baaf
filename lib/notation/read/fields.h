// What was found in a word, part by part, and the reading that follows from it.
//
//   Fields f;                       // exd6
//   f.from_files = 1 << 4; f.capture = true; f.to_files = 1 << 3; f.to_ranks = 1 << 5;
//   std::optional<Reading> r = reading_of(f);
//
// The scanner and the RE2 grammars both end here, so that what a written move may mean is said
// once: no letter is a pawn, unless the square of departure is named; pawns capture onto the next
// file; a promotion letter without a sign before it needs the last rank.
#pragma once

#include <cstdint>
#include <optional>

#include "notation/read/reading.h"

namespace planilla {

struct Fields {
  static constexpr std::uint8_t unnamed = 0xff;

  RoleMask roles = 0;                                       // 0: no letter
  RoleMask captured = 0;                                    // 0: not named
  RoleMask promotion = 0;                                   // 0: not named
  std::uint8_t from_files = unnamed, from_ranks = unnamed;  // bit 0 is the a-file, the first rank
  std::uint8_t to_files = unnamed, to_ranks = unnamed;
  std::uint8_t castle = castle_none;
  Wing wing = Wing::unknown;
  bool relative = false;
  bool capture = false;           // a sign of capture
  bool promotion_sign = false;    // =, / or ( before the letter; a colon says less
  bool promotion_equals = false;  // as SAN has it: e8=Q
  std::uint16_t claims = 0;       // from marks
  std::uint16_t quirks = 0;
  std::uint16_t cost = 0;
};

// nullopt: these parts make no move.
std::optional<Reading> reading_of(const Fields& fields);

}  // namespace planilla
