// One word by all the alphabets of a reader, with what can be forgiven.
//
// In this order, until something is found: words that stand for a null move or a hole; the word as
// it stands, by every alphabet; marks alone (a suffix); the word without a stop or comma at its
// ends; the word with look-alike letters folded. Then, where the word may be two moves run
// together, the first of them.
#pragma once

#include <array>
#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "notation/read/alphabet_reader.h"
#include "notation/read/move_reader.h"
#include "notation/read/reading.h"

namespace planilla {

class WordReader {
public:
  static constexpr std::size_t longest_word = 80;  // bytes; nothing longer is a move
  static constexpr std::size_t longest_run = 40;   // bytes of moves run together

  WordReader(const Grammar& grammar, const Alphabet& alphabet);

  WordReading read(std::string_view word) const;
  // The same where only the first reading is asked for, and only if it takes the whole word.
  WordReading read_whole(std::string_view word) const;
  // Marks of one or more words, blanks ignored: "e. p.", "jaque mate".
  bool read_suffix(std::string_view words, WordReading& out) const;
  bool may_begin_suffix(char first) const;

private:
  bool read_native(std::string_view word, WordReading& out) const;
  bool read_folded(std::string_view word, WordReading& out) const;
  bool read_stripped(std::string_view word, WordReading& out) const;
  WordReading read_spaced(std::string_view word) const;
  bool read_special(std::string_view word, WordReading& out) const;
  // Of a word that was folded, or (nullptr) as it stands.
  bool read_part(std::string_view part, const Folded* folded, WordReading& out) const;
  std::bitset<longest_run + 1> chains(std::string_view word, const Folded* folded) const;
  void split(std::string_view word, const Folded* folded, WordReading& out) const;
  void add_foreign(const WordReading& found, std::size_t alphabet, WordReading& out) const;

  const Grammar* grammar_;
  std::vector<AlphabetReader> alphabets_;
  std::array<bool, 256> begins_special_{};  // by byte: words for a null move, a hole, a separator
  bool folds_ascii_ = false;                // folding may change what a word in ASCII means
};

}  // namespace planilla
