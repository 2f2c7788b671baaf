// A sealed move of which characters cannot be read: the legal moves whose spellings it fits.
//
//   masked_moves("C·d2", position, notations, {"es"})   // Nbd2, Nfd2
//
// A mark of repair/doubt.toml stands for one character, wherever it is. Nothing: the text has no
// such mark, or fits no spelling of a legal move in algebraic notation, short or long.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "notation/read/notations.h"

namespace planilla {

// Where the first mark stands that hides a character, and its size in bytes.
struct MaskPlace {
  std::size_t at = std::string_view::npos, size = 0;
};
MaskPlace first_mask(std::string_view text, const Notations& notations);

// `languages`: tags that exist; empty: all.
std::vector<Move> masked_moves(std::string_view text, const Position& position,
                               const Notations& notations,
                               const std::vector<std::string>& languages);

}  // namespace planilla
