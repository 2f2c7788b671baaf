// Would anybody see that something is wrong? The words of a sheet taken at their letter, in one
// language.
//
//   PlainReading plain = read_plainly(words, language);
//   if (plain.legal) ...                       // every word is exactly one legal move, to the end
//
// Made apart from the library's reading, of legal moves and their spellings: letter, any departure
// that fits, destination, promotion. Marks (x + #) are compared, not obeyed.
#pragma once

#include <vector>

#include "sheet.h"

namespace planilla::sheets {

struct PlainReading {
  bool legal = false;        // from beginning to end, with no cell left empty
  bool marks_agree = false;  // and every x, + and # is there where it should be, and nowhere else
  std::vector<Move> moves;
};

PlainReading read_plainly(const std::vector<Word>& words, const Language& language);

}  // namespace planilla::sheets
