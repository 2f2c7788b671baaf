// Is a word spelt as descriptive notation spells a move, and as algebraic notation never does?
//
//   looks_descriptive("C3AR")    // true: N-KB3
//   looks_descriptive("N-QB3")   // true
//   looks_descriptive("CF3")     // false: a square in capitals
#pragma once

#include <algorithm>
#include <string_view>

namespace planilla {

inline bool looks_descriptive(std::string_view word) {
  const auto is_rank = [](char c) { return c >= '1' && c <= '8'; };
  const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  const auto rank = std::find_if(word.begin(), word.end(), is_rank);
  if (rank == word.end() || !is_capital(word.front()) ||
      std::count_if(word.begin(), word.end(), is_rank) != 1)
    return false;
  const bool is_whole = std::all_of(word.begin(), word.end(), [&](char c) {
    return is_rank(c) || is_capital(c) || c == '-' || c == 't';  // Kt
  });
  const bool has_file_behind = rank + 1 != word.end() && is_capital(*(rank + 1));  // C3AR
  const bool has_dash = word.find('-') != word.npos;                               // N-QB3
  return is_whole && has_file_behind != has_dash;
}

}  // namespace planilla
