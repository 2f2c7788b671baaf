// The text of an envelope as a move reader takes it: signs joined, pieces by their letters.
//
//   joined("0 - 0")                       // "0-0"
//   with_squares("C f 6")                 // "C f6": a file and a rank that stand apart
//   without_sign("xd5")                   // "d5"
//   with_letters("caballo f3", reader)    // "C f3", in the alphabet of the reader
//   without_preposition("C a f3")         // "C f3"; of "C g e7" and "Sg8 nach f6": "Cge7", "Sg8f6"
//   unwrapped(" (Cf3) ")                  // "Cf3": without one pair of brackets or quotes
//
// Each gives the text as it stands where there is nothing of the kind.
#pragma once

#include <string>
#include <string_view>

#include "board/types.h"
#include "notation/read/move_reader.h"

namespace planilla {

std::string_view without_sign(std::string_view text);
std::string joined(std::string_view text);
std::string with_squares(std::string_view text);
std::string with_letters(std::string_view text, const MoveReader& reader);
std::string without_preposition(std::string_view text);
std::string_view unwrapped(std::string_view text);
std::string square_name(Square square);  // "f3"

}  // namespace planilla
