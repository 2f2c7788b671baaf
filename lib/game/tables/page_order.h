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

void put_pages_in_order(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
