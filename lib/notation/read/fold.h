// Letters that look alike, made one.
//
//   Folded f = fold("Сf3");        // a Cyrillic С: text "Cf3", quirks quirk_homoglyph
//   Folded g = fold("e2–e4");      // "e2-e4", quirk_dash
//
// Cyrillic and Greek look-alikes become Latin, letters lose their accents (ç3 is c3), full-width
// characters become plain, dashes become hyphens, × becomes x (that is no quirk), blanks within the
// word and variation selectors go. A reader folds only what its own letters did not read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

struct Folded {
  std::string text;
  std::vector<std::uint16_t> origin;  // for each byte of text, where it came from; and the end
  std::uint16_t quirks = 0;
  bool changed = false;
};

Folded fold(std::string_view word);

// Is it a small letter of a file, or one of another script that looks like it?
bool looks_like_file(std::string_view letter);

// With hyphens for all dashes, and nothing else changed.
std::string fold_dashes(std::string_view word);

// Of a move from square to square the rank that a scanner took for a letter: `Rgl-f3` is Rg1-f3.
std::string fold_ranks(std::string_view word);

// All letters of a word in one case, for notations that do not care. Unicode, not of one language.
std::string fold_case(std::string_view word);
std::string to_lower(std::string_view word);

}  // namespace planilla
