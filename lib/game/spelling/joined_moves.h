// Two half-moves that a hyphen joins in one word: `Cf3-Cc6`, `e4-e5`, `O-O-Ae7`.
//
//   hyphen_between_moves("Cf3-Cc6")   // 3
//   has_joined_moves(text)            // are most words behind numbers such pairs?
#pragma once

#include <cstddef>
#include <string_view>

namespace planilla {

// Where the hyphen stands; npos for none, and where two of them may be it: `O-O-O-O-O`.
std::size_t hyphen_between_moves(std::string_view word);

// `e4-c5`, `d4-cxd4`, `Cf3-Cc6`: is the word no move from one square to another? A piece letter
// stands behind the hyphen, one side takes or castles, a pawn would leave its file; `is_first`:
// White's first move comes from the second rank.
bool is_no_long_move(std::string_view word, std::size_t hyphen, bool is_first);

// How many words behind numbers are pairs, how many are others, and how many of the pairs are
// certainly no moves in long notation.
struct JoinedMoves {
  std::size_t pairs = 0, others = 0, certain = 0;
  bool are_usual(std::size_t to_one) const;  // so many pairs to each other word
};

// Words behind `12.` with a blank or none between.
bool has_joined_moves(std::string_view text);

}  // namespace planilla
