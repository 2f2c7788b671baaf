// The second page of a sheet, copied out above the first:
//
//   21. Cf5 Ch5
//   22. a4 bxa4
//
//   1. d4 d6
//   ...
//   20. Cd4 Ted8
//
//   put_pages_in_order(text, tokens);   // the tokens of the first page stand first
//
// Numbers alone say so: those above count on, those below from 1 to the one before the first above.
// The words of a page that stand above a part (game/layout/pages.h, passages by now) go with it.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// Rows that stand twice, one run behind the other, as where the second page begins with the last
// rows of the first: `9. Rh1 Rh8  10. Rg1 Rg8   Página 2   9. Rh1 Rh8  10. Rg1 Rg8  11. d4`. The
// same words under the same numbers, two rows at least, and the numbers go on behind them.
// The first run becomes a passage.
void drop_repeated_rows(std::string_view text, std::vector<Token>& tokens);

void put_pages_in_order(std::string_view text, std::vector<Token>& tokens);

// The rows of a game in the order of their numbers, where one or two stand elsewhere:
//
//   13. ...  15. ...  14. ...  16. ...        // exchanged with their numbers
//   ... 30. ...  32. ...  1-0  31. ...        // forgotten, and written below the result
//
// Each number from the first on stands once, and each row but that of the last number holds both
// half-moves. Whether the game
// was played so the board must say: somebody may have exchanged the numbers alone.
struct RowsByNumber {
  std::vector<Token> tokens;       // all; empty: the rows stand in order, or are others
  std::vector<std::size_t> moved;  // numbers that stood elsewhere: places among the old tokens
};
RowsByNumber rows_by_number(std::string_view text, const std::vector<Token>& tokens,
                            std::size_t from);

}  // namespace planilla
