// The fast scanner: algebraic moves, short and long, in letters of one byte.
//
//   Scanner scanner(letters, marks);
//   WordReading out;
//   scanner.scan("exd6e.p.", out);      // adds what the word can mean; true if there is anything
//
// Reads what grammars/algebraic.toml describes, and nothing else: tests/notation/scan_test.cpp
// holds the two against each other. A word is tried with its first letter as a piece in upper case,
// as a piece in lower case (bxc4: a bishop?), and as a file. Whole words only.
#pragma once

#include <array>
#include <string_view>

#include "notation/read/letters.h"
#include "notation/read/marks.h"
#include "notation/read/reading.h"

namespace planilla {

class Scanner {
public:
  // `marks` must live as long as the scanner.
  Scanner(const Letters& letters, const Marks& marks);
  bool scan(std::string_view word, WordReading& out) const;

  // The roles that a letter may stand for: as it is usually meant, and seldom.
  struct Meaning {
    RoleMask usual = 0;
    RoleMask variant = 0;
    RoleMask best() const { return usual ? usual : variant; }
  };

private:
  class Attempt;

  std::array<Meaning, 256> upper_{};  // letters as they stand in the data
  std::array<Meaning, 256> lower_{};  // the same in lower case
  const Marks* marks_;
};

}  // namespace planilla
