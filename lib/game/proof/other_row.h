// The rival of changes in one row: both its words were copied from elsewhere, and what was played
// in their place nobody knows.
//
//   const OtherRows rows(tail, hand);
//   rows.weigh_more({.before = board, .behind = item, .until = end, .planned = {Nf3, Nc6}}, 2)
//
// A foreign row says nothing of what was played: every pair of legal half-moves comes into question
// behind which the words can be read as far as behind the changes. Where there is none, the words
// behind the row prove its changes by themselves.
#pragma once

#include <array>
#include <cstdint>

#include "game/evidence/hand_marks.h"
#include "game/evidence/tail.h"

namespace planilla {

class OtherRows {
public:
  struct Row {
    Position before;              // White is to move
    std::uint32_t behind = 0;     // the first item behind the row
    std::uint32_t until = 0;      // the item up to which words must be legal behind it
    std::array<Move, 2> planned;  // what is put there; none: the row is passed over
  };

  OtherRows(const Tail& tail, const HandMarks& hand) : tail_(tail), hand_(hand) {}

  // Are there more than `enough` other pairs that fit, each counted as much as its marks leave of
  // it beside what is planned?
  bool weigh_more(const Row& row, double enough) const;

private:
  std::uint32_t marks(Position position, const Row& row) const;

  const Tail& tail_;
  const HandMarks& hand_;
};

}  // namespace planilla
