// The letters of the pieces that a reader goes by.
//
//   Letters letters = letters_of(languages.class_of(es));   // {"R", king, 0}, {"D", queen, 0}, ...
//   fold_letters(letters)                                   // as they look in plain Latin letters
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "notation/data/language.h"

namespace planilla {

struct Letter {
  std::string text;
  Role role = no_role;
  std::uint16_t cost = 0;  // cost_variant where it is not the usual letter
};

using Letters = std::vector<Letter>;

Letters letters_of(const LanguageClass& group);

// Figurines of both colours, whatever side moves: ♘ and ♞ are knights.
Letters figurines();

// Each letter as its nearest Latin look-alike: К (Cyrillic) K, Ž Z. See fold.h.
Letters fold_letters(const Letters& letters);

// Is every letter one ASCII character?
bool all_one_byte(const Letters& letters);

}  // namespace planilla
