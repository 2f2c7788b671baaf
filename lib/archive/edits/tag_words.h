// Words of all languages that stand in the values of tags.
//
//   const TagWords words({&spanish, &russian});
//   words.of_round.contains("тур");
//
// Folded as people compare them (fold_words). Made once; any number of threads may ask.
#pragma once

#include <string>
#include <unordered_set>
#include <vector>

#include "notation/data/language.h"

namespace planilla {

struct TagWords {
  using Set = std::unordered_set<std::string>;

  TagWords() = default;
  explicit TagWords(std::vector<const Language*> all);

  std::vector<const Language*> languages;
  Set of_round, of_board;  // "ronda", "mesa"
  Set undated;             // in place of a date: "sin fecha"
  char round_initial = 0;  // with which most of `of_round` begin: `R4`
};

}  // namespace planilla
