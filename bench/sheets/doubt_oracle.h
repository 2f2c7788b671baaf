// What a sheet could mean, counted on the board apart from the library's own search.
//
//   std::vector<Move> fit = moves_that_fit(words, 11, language, [&](const Word& w) { ... });
//   std::vector<Open> open = open_plies(words, symbols);         // small letters
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "sheet.h"

namespace planilla::sheets {

// The legal moves at `ply` that `fits` allows, in full spelling, and after which all later words
// are legal as they stand and, if the sheet marks what takes and checks, marked rightly. `words`
// before `ply` are as they should be.
std::vector<Move> moves_that_fit(const std::vector<Word>& words, std::size_t ply,
                                 const Language& language, const TrueGame& game,
                                 const std::function<bool(const std::string& spelled)>& fits);

// Letters of a word without x + # = and with O for the castling nought.
std::string bare(const std::string& word);

// Do they differ in one character, and in nothing else?
bool one_character_apart(const std::string& a, const std::string& b);

// Plies at which the replays that reach the end differ, when letters of pieces are small: all
// readings of each are given in English SAN. Empty where one replay alone is legal.
struct Open {
  std::size_t ply;
  std::vector<Move> moves;
};
std::vector<Open> open_plies(const std::vector<std::string>& small_words, const Language& language);

}  // namespace planilla::sheets
