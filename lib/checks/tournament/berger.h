// The tables of Berger: who meets whom in which round of a round robin, and with which colours.
//
//   for (const std::size_t i : against_berger(games)) tell(games[i]);
//
// The numbers that players drew are found out from the rounds. Source: FIDE Handbook C.05, annex 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace planilla {

struct BergerGame {
  int round = 0;  // from 1
  std::uint32_t white = 0, black = 0;
};

// Indexes of the games whose colours are not those of the tables. None where the rounds are not
// theirs for any numbers, or an eighth of the colours and more differ. `games`: of a complete round
// robin of one cycle.
std::vector<std::size_t> against_berger(const std::vector<BergerGame>& games);

}  // namespace planilla
