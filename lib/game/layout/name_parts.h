// The value of a heading of a player, in parts.
//
//   parts_of_name(text, value, lexicon, {})   // `Ana Gómez (1850)`: the name, the rating
#pragma once

#include <cstdint>
#include <string_view>

#include "base/span.h"
#include "game/model/lexicon.h"

namespace planilla {

// A name, and what stands behind it: `(1850)`, `(Elo 1850)`, `(España, 2.412)`, `(Zürich)`, `Elo
// 1850`, `| 10 min`.
struct NameParts {
  Span name;
  Span rating;  // its digits; empty: none
  Span remark;  // what is neither; empty: nothing
};

// `first`: the name of the other player, if it stands before.
NameParts parts_of_name(std::string_view text, Span value, const Lexicon& lexicon,
                        std::string_view first);

// The stop behind which the sentence of a name ends, `J. R. Capablanca. Defensa ...`; none behind
// an initial. `value.end`: there is none.
std::uint32_t end_of_name(std::string_view text, Span value);

// `Capablanca - Negras: ...`, `Rossi; Nero: ...`: the sign before the next heading is of no name.
Span without_signs(std::string_view text, Span value);

}  // namespace planilla
