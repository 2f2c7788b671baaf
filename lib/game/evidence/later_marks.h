// Marks behind a change that speak against it.
//
//   // 6... Thg5, changed to Tg8, and 7. Cxg5 behind it: nothing stands on g5 then
//   if (marks_contradict(tail, items, {position_after_the_change, item + 1, end}, bit(g5)))
//     ask();
//
// An `x` that takes nothing or a `+` that gives no check in the first half-moves behind the change;
// farther on, an `x` on a square that the word names as it is written: there the piece would have
// stood. A word that is no move, or several, ends the look.
#pragma once

#include <cstdint>
#include <span>

#include "board/types.h"
#include "game/evidence/tail.h"

namespace planilla {

enum class FalseMark { none, capture, check };

// What the word says besides its move, where the board says otherwise.
FalseMark false_mark(const Position& before, Move move, std::uint16_t claims);

struct Stretch {
  Position before;  // items[begin]
  std::uint32_t begin = 0, end = 0;
};

// `named`: the squares to which the changed word leads as it is written; 0 if it is no move.
bool marks_contradict(const Tail& tail, std::span<const Item> items, const Stretch& behind,
                      Bitboard named);

// The item of the first word whose marks are not as the board has them; `stretch.end` if there is
// none before the first word that is no move, or several.
std::uint32_t first_false_mark(const Tail& tail, std::span<const Item> items,
                               const Stretch& stretch);

// Are all marks of the stretch as the board has them, as far as it can be read? Of a hand that
// writes others they say nothing.
bool marks_are_true(const Tail& tail, std::span<const Item> items, const Stretch& stretch);

}  // namespace planilla
