// Openings that a sentence cites, beside games that begin lines of their own.
//
//   // "Otra idea es 1.e4 e5 2.Cf3 Ac5, de Cordel."
//   set_citations_apart(text, {lexicon, names_players}, tokens);
//
// The line in which such moves begin, up to the end of the paragraph, becomes one passage, so that
// it is no game. Set apart is: what the game behind it begins with as well (`Apertura: 1.e4 c5
// 2.Cf3` above it, or words behind it in the first line of the text); a short sentence above the
// first moves of a line, or below a game that began a line. What has a result or ends with mate, or
// stands behind the names of two players, is a game.
#pragma once

#include <string_view>
#include <vector>

#include "game/cells/sheet_words.h"
#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

// How a line above the moves is asked for the names of two players, which titles/ knows.
struct TitleReading {
  const Lexicon& lexicon;
  bool (*names_players)(std::string_view line, const Lexicon& lexicon);
};

// `tokens` of a sheet, in the order of the text.
void set_citations_apart(std::string_view text, const TitleReading& titles,
                         std::vector<Token>& tokens);

// What stands between the moves and is of none of them: an engine's values (`-0.31`), the dates of
// a game by post, the numbers of a thread (`2/6`), diagrams with the numbers of their
// ranks, the squares of each side's pieces, boards drawn
// square by square (board_lists.h), notes below the game (footnotes.h). Each becomes a passage: a
// comment in its place. Values have a sign, or stand in a text that has some with one; dates are
// three at least, each behind a move of its line; the number of a thread begins a line, and one
// more begins another.
void set_asides_apart(std::string_view text, const Languages& languages,
                      std::vector<Token>& tokens);

// Lines that name rooms, boards and teams as squares are named, and remarks in a sheet without
// numbers: no moves, each becomes a passage.
//
//   "Club B4, C3" above "1. d4 Pf6"      // capitals, in a sheet that writes its squares small
//   "D4 - E5" below the moves
//   "si e5 d5" between "g3 b5" and "Ag2 Ab7"
void set_labels_apart(std::string_view text, const SheetWords& words, std::vector<Token>& tokens);

}  // namespace planilla
