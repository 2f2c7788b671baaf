// Each pair on the board, and the words behind it as far as they are legal.
#include "game/proof/other_row.h"

namespace planilla {

std::uint32_t OtherRows::marks(Position position, const Row& row) const {
  return hand_.cost(position, row.behind, row.until);
}

bool OtherRows::weigh_more(const Row& row, double enough) const {
  Position planned = row.before;
  for (const Move move : row.planned)
    if (move && planned.is_legal(move)) planned.play(move);
  const std::uint32_t own = marks(planned, row);
  double sum = 0;
  MoveList firsts;
  row.before.legal_moves(firsts);
  for (const Move first : firsts) {
    Position between = row.before;
    between.play(first);
    MoveList seconds;
    between.legal_moves(seconds);
    for (const Move second : seconds) {
      if (first == row.planned[0] && second == row.planned[1]) continue;
      Position after = between;
      after.play(second);
      Position at_end = after;
      if (tail_.play(at_end, row.behind, row.until).item < row.until) continue;
      sum += weight_of(marks(after, row), own);
      if (sum > enough) return true;
    }
  }
  return false;
}

}  // namespace planilla
