// Words behind a sign, in a row of a sheet that goes on behind them: a remark.
//
//   22. Db4 * ok Dd7     8. Ac4 // teoria Cf6     11. h4 <- ojo c4
//
//   join_marked_remarks(text, tokens);   // the sign and its words become one comment
//
// A star alone may end the game: it does not where the same row, or the next, is still to come.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void join_marked_remarks(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
