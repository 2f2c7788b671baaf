// Words of a text that are neither moves nor prose, in all languages.
//
//   SheetWords words(languages);
//   words.is_suffix("jaque")     // check, mate, en passant: belongs to the move before
//
// Gathered when the first question is asked. For one thread.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "notation/data/language.h"

namespace planilla {

class SheetWords {
public:
  explicit SheetWords(const Languages& languages) : languages_(&languages) {}

  bool is_suffix(std::string_view word) const;
  // Does it speak of moves that were not played: `si`, `better`?
  bool cites(std::string_view word) const;
  bool plays(std::string_view word) const;    // "jugó", "played"
  bool negates(std::string_view word) const;  // "no", "not"
  // May a move follow it in a sentence: "with", "and"? No move follows a remark that ends with
  // another word, but the next one of the game.
  bool leads(std::string_view word) const;
  // Does castling in words begin with it: `enroque`?
  bool names_castling(std::string_view word) const;
  // Is it a whole name of castling, to either side: `Castles`?
  bool is_castling(std::string_view word) const;
  // Bytes of the phrase of several words that `text` begins with, if it names castling to one side:
  // `enroque largo`; 0: none.
  std::size_t castling_phrase(std::string_view text) const;
  // Does a phrase of a few words hold one of resigning: `las negras abandonaron`?
  bool says_resigns(std::string_view phrase) const;

private:
  const Languages* languages_;
  mutable std::set<std::string, std::less<>> suffixes_, resigns_, cites_, plays_, castling_,
      castles_, negates_, leads_;
  mutable std::map<std::string, std::set<std::string>, std::less<>> castling_phrases_;
};

}  // namespace planilla
