// The fast scanner: algebraic moves, short and long.
//
//   Scanner scanner(letters, marks);
//   WordReading out;
//   scanner.scan("exd6e.p.", out);      // adds what the word can mean; true if there is anything
//
// Reads what grammars/algebraic.toml describes, and nothing else: tests/notation/scan_test.cpp
// holds the two against each other. A word is tried with its first letter as a piece in upper case,
// as a piece in lower case (bxc4: a bishop?), and as a file. Whole words only.
//
// A letter may be of several bytes (♘, С, Sp). Where one letter is the beginning of another (К and
// Кр) a word that holds the longer one can be cut in two ways, and the patterns have to be asked:
// ambiguous_letters() are those.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "notation/read/letters.h"
#include "notation/read/marks.h"
#include "notation/read/reading.h"

namespace planilla {

class Scanner {
public:
  // `marks` must live as long as the scanner.
  Scanner(const Letters& letters, const Marks& marks);
  // The word must hold none of ambiguous_letters().
  bool scan(std::string_view word, WordReading& out) const;

  // The roles that a letter may stand for: as it is usually meant, and seldom.
  struct Meaning {
    RoleMask usual = 0;
    RoleMask variant = 0;
    RoleMask best() const { return usual ? usual : variant; }
  };

private:
  class Attempt;
  struct LongLetter {
    std::string text;
    Meaning upper, lower;
  };
  // What stands at the beginning of a text, as a letter in upper and in lower case.
  struct LetterFound {
    Meaning upper, lower;
    std::size_t size = 1;  // bytes
  };
  LetterFound letter_of(std::string_view text) const;
  void add_letter(const std::string& text, Meaning LongLetter::*form, const Letter& letter);

  std::array<Meaning, 256> upper_{};     // letters as they stand in the data
  std::array<Meaning, 256> lower_{};     // the same in lower case
  std::vector<LongLetter> long_;         // letters of several bytes
  std::array<bool, 256> starts_long_{};  // by their first byte
  const Marks* marks_;
};

// Letters, in either case, at whose beginning another one stands.
std::vector<std::string> ambiguous_letters(const Letters& letters);

}  // namespace planilla
