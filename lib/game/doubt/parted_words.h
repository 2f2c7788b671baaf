// Half-moves of a sheet of which a sign or a blank parts the characters, or that stand in quotation
// marks, in the place of a half-move:
//
//   "4. e4 d 6"  "4. e4 d-6"  "4. e4 d:6"     // one word, token_masked: what stands there without
//   it "4. e4 \"d6\""  "4. «f3» d6"              // d6, f3 "4. ¡f3! ¿d6?"  "4. f3² d6" // f3, d6,
//   and the signs behind them "3. Ab5 d5->d6"  "5. O-O.Ae7"             // two half-moves, and the
//   arrow "4. A[b]3 d[6]"                           // token_masked: Ab3, d6 "4. G f3 d6" // one
//   word, token_masked: G is no piece of the sheet "5. Cf3 Q-Q"                              //
//   token_masked: castling
//
//   mark_parted_words(text, tokens);          // of a sheet
//
// Where a digit may be the number of the next row, or a letter that of a word, nothing is joined.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void mark_parted_words(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
