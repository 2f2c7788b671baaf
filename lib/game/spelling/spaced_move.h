// Descriptive moves with blanks between their parts, as books print them: `P - K 4`, `Kt - Q B 3`,
// `Q P × B`, `Q × P (Q 2)`, `R - K sq`, `P. to Q's 4th`, `K's B. takes P`, `P 4 R`, `C 3 A R`.
//
//   match_spaced_move("Kt - Q B 3  B - Kt 5", 0)   // 10
//   match_spaced_move("P-K4", 0)                   // 0: no blank in it
//
// By its shape alone: capitals, a sign and a rank. Whether it is a move, the grammar knows.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// Bytes of the move at `at`, where a word begins; 0: there is none.
std::size_t match_spaced_move(std::string_view text, std::size_t at);

// Is a text written so? A letter and a number in a sentence are no move.
bool has_spaced_moves(std::string_view text);

// Each move one word, where the text is written so.
void join_spaced_moves(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
