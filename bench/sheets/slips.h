// The slips of people who write moves down, by chance and by seed: the noise that repair is
// measured with.
//
//   Random random(7);
//   std::vector<Slip> made;
//   make_slips(words, 3, pens, random, made);     // three of the standard mix, in three places
//
// Chosen from handwriting alone: nothing here is taken from what the library believes about slips,
// and nothing there may be taken from here. Each slip is made in words that no other has touched.
// Where a game has no place for a kind (no departure to leave out), another kind is drawn.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "random.h"
#include "sheet.h"

namespace planilla::sheets {

enum class SlipKind {
  look_alike,      // a file or rank of a square becomes a character that looks like it
  neighbour,       // the destination is a file or a rank off
  wrong_piece,     // the letter of another piece, of the same language
  other_language,  // the right piece, in the letters of another language
  no_departure,    // Cbd2 -> Cd2
  left_out,        // a half-move is missing: the rest moves up, or its cell is left empty
  twice,           // a half-move is written twice; the rest moves down
  swapped,         // two half-moves one after the other change places
  swapped_own,     // two moves of one player, one after the other, change places
};
inline constexpr std::size_t slip_kinds = 9;
// How many in a hundred slips.
inline constexpr std::array<int, slip_kinds> standard_mix = {25, 20, 20, 10, 7, 7, 5, 3, 3};
std::string_view slip_name(SlipKind kind);

struct Slip {
  SlipKind kind;
  std::string before, after;  // what should stand there, what does
  std::size_t ply = 0;        // of the true game, from 0
};

// The letters that the writer has in his head.
struct Pens {
  const Language* own = nullptr;
  std::vector<const Language*> others;  // for other_language; those that differ from `own` are used
};

// Makes `count` slips, fewer only if the sheet is too short. `mix`: weights by kind.
void make_slips(std::vector<Word>& words, std::size_t count, const Pens& pens, Random& random,
                std::vector<Slip>& made, const std::array<int, slip_kinds>& mix = standard_mix);

}  // namespace planilla::sheets
