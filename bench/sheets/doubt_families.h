// The kinds of doubtful sheets, one function each; for doubt.cpp alone.
#pragma once

#include "doubt.h"

namespace planilla::sheets {

using Doubtful = std::optional<DoubtSheet>;

// Of the moves themselves: doubt_moves.cpp, doubt_stood.cpp.
Doubtful live_board_tail(const TrueGame& game, const Language& english, Random& random);
Doubtful last_move_slip(const TrueGame& game, const Language& language, Random& random);
Doubtful masked(const TrueGame& game, const Language& language, Random& random);
Doubtful letters(const TrueGame& game, const Language& language, Random& random);
Doubtful lower_case(const TrueGame& game, const Language& language, Random& random);
Doubtful stood(const TrueGame& game, const Language& language, Random& random);

// Of how they are laid out: doubt_layouts.cpp, doubt_texts.cpp, doubt_descriptive.cpp.
Doubtful dashes(const TrueGame& game, const Language& language, Random& random);
Doubtful separators(const TrueGame& game, const Language& language, Random& random);
Doubtful two_halves(const TrueGame& game, const Language& white, const Language& black,
                    Random& random);
Doubtful prose(const TrueGame& game, const Language& language, Random& random);
Doubtful brackets(const TrueGame& game, const Language& language, Random& random);
Doubtful mixed_notation(const TrueGame& game, const Language& language, Random& random);

// Of what people write beside moves: doubt_beside.cpp.
Doubtful offers(const TrueGame& game, const Language& language, Random& random);
Doubtful crossed_out(const TrueGame& game, const Language& language, Random& random);
Doubtful times(const TrueGame& game, const Language& language, Random& random);
Doubtful castling_words(const TrueGame& game, const Language& language, Random& random);
Doubtful remarks(const TrueGame& game, const Language& language, Random& random);
Doubtful pages(const TrueGame& game, const Language& language, Random& random);

// Of rows: doubt_rows.cpp.
Doubtful two_columns(const TrueGame& game, const Language& language, Random& random);
Doubtful capitals(const TrueGame& game, const Language& language, Random& random);
Doubtful wrong_numbers(const TrueGame& game, const Language& language, Random& random);
Doubtful copied_row(const TrueGame& game, const Language& language, Random& random);
Doubtful missing_row(const TrueGame& game, const Language& language, Random& random);
Doubtful exchanged_rows(const TrueGame& game, const Language& language, Random& random);
Doubtful exchanged_columns(const TrueGame& game, const Language& language, Random& random);
Doubtful shifted_column(const TrueGame& game, const Language& language, Random& random);

// A line a move, or all moves run on.
std::string lay_out_somehow(const std::vector<Word>& words, const std::string& result,
                            Random& random);
std::vector<Position> positions_of(const TrueGame& game);
Move random_move(const Position& position, Random& random);  // none: there is no legal move
std::string spelled(const Position& before, Move move, const Language& language);

}  // namespace planilla::sheets
