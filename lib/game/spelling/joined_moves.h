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

// Has the move behind the hyphen a piece letter, of whatever alphabet? No move in long notation has
// one there.
bool begins_with_piece(std::string_view move);

// How many words behind numbers are pairs, how many are others, and in how many of the pairs a
// piece letter stands behind the hyphen.
struct JoinedMoves {
  std::size_t pairs = 0, others = 0, pieces = 0;
  bool are_usual(std::size_t to_one) const;  // so many pairs to each other word
};

// Words behind `12.` with a blank or none between.
bool has_joined_moves(std::string_view text);

}  // namespace planilla
