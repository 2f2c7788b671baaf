// A word or an odd sign for taking, between a letter and a square of a sheet in letters:
//
//   3. d4 c por d4        4. C toma d4        4. S schlägt d4        3. d4 c/d4        3. d4 ctd4
//
//   drop_capture_words(text, languages, tokens);     // `c d4`, which a reader joins
//
// What a piece took may stand behind its move, `Txb8(T)`: a comment.
//
// The words stand in the locales (`capture`). A `t` is one where two words at least have it.
#pragma once

#include <string_view>
#include <vector>

#include "notation/data/language.h"
#include "pgn/token.h"

namespace planilla {

void drop_capture_words(std::string_view text, const Languages& languages,
                        std::vector<Token>& tokens);

}  // namespace planilla
