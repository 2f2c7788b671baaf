// How far the words of a sheet can be read in some letters if one of them is a slip of the pen.
//
//   OneSlip one(slips);                       // notation/slips/slips.h; it must outlive it
//   const SlipReach reach = one.read({text, words, start}, reader, reader);
//   reach.words == words.size()      // all of them
//   reach.cost                       // of the slip, in hundredths of a nat; 0: none was needed
//
// Letters in which a word is illegal may be those of the sheet all the same: that a slip explains
// it is a rival of letters in which every word is legal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "notation/read/move_reader.h"
#include "notation/slips/slips.h"

namespace planilla {

// The words of a main line, one a half-move.
struct LineOfWords {
  std::string_view text;
  std::vector<Span> words;
  Position start;
};

struct SlipReach {
  std::size_t words = 0;           // read, the slip among them
  std::size_t as_written = 0;      // read with nothing changed
  std::uint32_t cost = 0;          // of the slip
  std::uint32_t pawn_letters = 0;  // words with a letter for the pawn, which few people write
};

class OneSlip {
public:
  explicit OneSlip(Slips& slips) : slips_(slips) {}

  SlipReach read(const LineOfWords& line, MoveReader& white, MoveReader& black);
  // Nothing changed: up to the first word that is no legal move.
  static SlipReach read_as_written(const LineOfWords& line, MoveReader& white, MoveReader& black,
                                   std::vector<Position>* before = nullptr);

private:
  Slips& slips_;
};

}  // namespace planilla
