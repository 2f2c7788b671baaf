// The words of a stretch on one board, each with what it says besides its move.
#include "game/evidence/later_marks.h"

#include "game/evidence/word_walk.h"

namespace planilla {

FalseMark false_mark(const Position& before, Move move, std::uint16_t claims) {
  if ((claims & claim_capture) != 0 && !before.is_capture(move)) return FalseMark::capture;
  const bool says_check = (claims & (claim_check | claim_mate)) != 0;
  return says_check && !before.gives_check(move) ? FalseMark::check : FalseMark::none;
}

namespace {

// The item of the first false mark that `speaks(mark, move, half_moves_before_it)`; else the end.
template <class Speaks>
std::uint32_t find_false_mark(const Tail& tail, std::span<const Item> items, const Stretch& stretch,
                              Speaks speaks) {
  Position position = stretch.before;
  int half_moves = 0;
  std::uint32_t out = stretch.end;
  walk_words(tail, items, position, stretch.begin, stretch.end,
             [&](std::uint32_t item, const Match& found) {
               if (found.count != 1) return false;
               const FalseMark mark =
                   false_mark(position, found.move, found.reading->pattern.claims);
               if (mark != FalseMark::none && speaks(mark, found.move, half_moves)) out = item;
               ++half_moves;
               return out == stretch.end;
             });
  return out;
}

}  // namespace

std::uint32_t first_false_mark(const Tail& tail, std::span<const Item> items,
                               const Stretch& stretch) {
  return find_false_mark(tail, items, stretch, [](FalseMark, Move, int) { return true; });
}

bool marks_contradict(const Tail& tail, std::span<const Item> items, const Stretch& behind,
                      Bitboard named) {
  constexpr int near = 4;  // half-moves
  const auto speaks = [&](FalseMark mark, Move move, int half_moves) {
    return half_moves < near || (mark == FalseMark::capture && (bit(move.to()) & named) != 0);
  };
  return find_false_mark(tail, items, behind, speaks) < behind.end;
}

bool marks_are_true(const Tail& tail, std::span<const Item> items, const Stretch& stretch) {
  return first_false_mark(tail, items, stretch) >= stretch.end;
}

}  // namespace planilla
