// A sheet of two pages: the headings above the second are no new game.
//
//   join_pages(text, lexicon, tokens);   // of a sheet
//
// Where headings name nobody else than those above (`Árbitro: ...`), no result stands before them,
// and the next number goes on from the last one, they are a passage within the game. So is the
// number of a page between dashes, `-- 2 --`, or alone on its line where the numbers of the moves
// stand beside them, the caption of a diagram between two moves, and a line that rules off what
// stands above it.
#pragma once

#include <string_view>
#include <vector>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

// Below PGN tags only lines that are the number of a page, or rules, are sheet-like: these alone.
void pass_page_marks(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens);

void join_pages(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens);

}  // namespace planilla
