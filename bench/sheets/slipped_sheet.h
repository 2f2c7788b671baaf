// A sheet with slips, its truth, and whether anybody could see that something is wrong.
//
//   SlippedSheet sheet = write_slipped(game, 3, manner, Random(seed, index));
//   if (!sheet.legal) ...  sheet.text
#pragma once

#include <array>
#include <string>
#include <vector>

#include "plain_reading.h"
#include "sheet.h"
#include "slips.h"

namespace planilla::sheets {

struct Manner {
  Pens pens;
  std::array<int, slip_kinds> mix = standard_mix;
  bool tags = false;  // PGN tags before the moves; else a bare sheet with its result at the end
};

struct SlippedSheet {
  const TrueGame* game = nullptr;
  std::string text;
  std::vector<Slip> slips;
  bool legal = false;        // another game, legal from beginning to end: nobody can see the slips
  bool marks_agree = false;  // ... and no mark (x + #) speaks against it
  // Slips of spelling or of order that would each leave a legal game if all others were mended:
  // those cannot be seen for themselves, whatever is done about the others.
  std::size_t hidden = 0;
};

// Slips that change nothing (the same game is read) are drawn again.
SlippedSheet write_slipped(const TrueGame& game, std::size_t slips, const Manner& manner,
                           Random random);

// Other languages whose letters people mix with their own.
Pens pens_of(const Languages& languages, const Language& own);

// A page of `bytes` that is no game: characters, words that look like moves, or a game's moves in
// disorder.
enum class Noise { characters, move_words, disorder };
std::string noise_page(Noise kind, std::size_t bytes, const TrueGame& game,
                       const Language& language, Random random);

}  // namespace planilla::sheets
