// The words of a stretch on one board, each with what it says besides its move.
#include "game/evidence/later_marks.h"

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
  for (std::uint32_t at = stretch.begin; at < stretch.end;) {
    if (items[at].is_number) {
      ++at;
      continue;
    }
    const WordReading& reading = tail.reading(position, at);
    std::uint32_t tokens = reading.tokens;
    if (reading.kind != WordKind::suffix) {
      const Match found = tail.word(position, at);
      if (found.count != 1 || found.bytes != 0) return stretch.end;
      const FalseMark mark = false_mark(position, found.move, found.reading->pattern.claims);
      if (mark != FalseMark::none && speaks(mark, found.move, half_moves)) return at;
      position.play(found.move);
      ++half_moves;
      tokens = found.tokens;
    }
    at = item_at(items, at + 1, items[at].token + tokens);
  }
  return stretch.end;
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
