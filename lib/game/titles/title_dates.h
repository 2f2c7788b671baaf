// Dates in a title's words: `5 de mayo del 2001`, `12.03.1928`, `1960`.
//
//   const TitleDates dates(languages);
//   dates.begin(words, 5);                          // 1: the word `5`
//   dates.pgn("5 de mayo del 2001", "2001");        // 2001.05.05
//
// Months and orders of dates are those of the languages that it was made of, which it points at.
#pragma once

#include <cstddef>
#include <optional>
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

// The line below the players in texts that ChessBase exports, "WCh 2014 Sochi RUS (2), 09.11.2014":
// two years, the first of the event; what stands between it and the round is the place.
struct ExportLine {
  std::string_view event, site, round, date;
};

// Nothing for a line of any other form.
std::optional<ExportLine> export_line(std::string_view line);

}  // namespace planilla
