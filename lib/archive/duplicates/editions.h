// Editions of one event: `Tata Steel Masters 2023` and `2024`, `61st` and `62nd`, `XXIV` and `XXV`.
//
//   are_editions("linares xv", "linares xvi")    // true
//   are_editions("linares", "linares 1994")      // false: one may say less
//   are_sisters("zagreb rapid", "zagreb blitz")  // true
//
// Names are folded (fold_name).
#pragma once

#include <string_view>

namespace planilla {

// Both are numbered, by years, ordinals or Roman numerals, and have no number of one kind in
// common.
bool are_editions(std::string_view a, std::string_view b);

// Two events of one festival: all their words are the same but for one, which is no slip.
bool are_sisters(std::string_view a, std::string_view b);

}  // namespace planilla
