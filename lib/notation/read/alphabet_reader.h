// One alphabet in one notation: what a whole word can mean, without memory.
//
//   AlphabetReader reader(grammar, letters, languages);
//   WordReading out;
//   reader.read(word, out) || reader.read_folded(word, out);
//
// The scanner reads what is written in letters of one byte, if the grammar is one that it knows.
// The patterns of the grammar read the rest: words that hold a longer letter (Кр, Kt, Ž). They are
// compiled when first needed.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/read/fold.h"
#include "notation/read/grammar.h"
#include "notation/read/marks.h"
#include "notation/read/pattern_set.h"
#include "notation/read/scan.h"

namespace planilla {

class AlphabetReader {
public:
  AlphabetReader(const Grammar& grammar, Letters letters,
                 const std::vector<const Language*>& languages);

  // The word as it stands.
  bool read(std::string_view word, WordReading& out) const;
  // A word after fold(), in the letters as they look, and in figurines. Readings that owe something
  // to a look-alike have quirk_homoglyph.
  bool read_folded(const Folded& word, WordReading& out) const;

  // Does a letter of it look like one of ASCII, so that a word in ASCII may have been meant for it?
  bool letters_fold() const { return letters_fold_; }

  const Marks& marks() const { return *marks_; }

private:
  struct Side {  // one set of letters with its readers, made when first needed
    Letters letters;
    bool is_prepared = false;
    std::optional<Scanner> scanner;
    std::vector<std::string> beyond_scanner;  // spellings that only the patterns know
    std::array<bool, 256> begins_beyond{};    // their first bytes
    std::unique_ptr<PatternSet> patterns;
  };
  static bool is_beyond_scanner(const Side& side, std::string_view word);
  bool read_with(Side& side, std::string_view word, WordReading& out) const;
  void prepare(Side& side) const;

  const Grammar* grammar_;
  std::vector<std::string> captures_;
  std::unique_ptr<Marks> marks_;
  mutable Side native_, folded_;
  bool letters_fold_ = false;  // some letter looks like another one
};

}  // namespace planilla
