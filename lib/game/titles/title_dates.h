// Dates in a title's words: `5 de mayo del 2001`, `12.03.1928`, `1960`.
//
//   const TitleDates dates(languages);
//   dates.begin(words, 5);                          // 1: the word `5`
//   dates.pgn("5 de mayo del 2001", "2001");        // 2001.05.05
//
// Months and orders of dates are those of the languages that it was made of, which it points at.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/model/lexicon.h"
#include "game/titles/title_words.h"

namespace planilla {

class TitleDates {
public:
  explicit TitleDates(std::vector<const Language*> languages) : languages_(std::move(languages)) {}

  // The first word of the date that ends with the year at words[year].
  std::size_t begin(const std::vector<TitleWord>& words, std::size_t year) const;

  // As the Date tag has it; of the year alone where no language reads more.
  std::string pgn(std::string_view text, std::string_view year) const;

private:
  bool names_month(std::string_view word) const;

  std::vector<const Language*> languages_;
};

}  // namespace planilla
