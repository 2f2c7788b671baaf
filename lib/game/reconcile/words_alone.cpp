// The word at which each sheet stopped; then the moves that stand on one.
#include "game/reconcile/words_alone.h"

#include <algorithm>

#include "game/reconcile/same_word.h"

namespace planilla {

namespace {

// The half-move for which the word was read, or before which it was passed over.
std::size_t ply_of(Span word, std::size_t sheet, const Agreement& game) {
  for (std::size_t ply = 0; ply < game.words.size(); ++ply)
    if (game.words[ply][sheet] == word) return ply;
  for (const Departure& one : game.departures)
    if (one.sheet == sheet && one.kind == SheetReading::doubled && one.span == word)
      return static_cast<std::size_t>(one.ply) - 1;
  return SIZE_MAX;
}

bool goes_on(Position position, Move move, std::size_t ply, const Agreement& game) {
  position.play(move);
  for (std::size_t next = ply + 1; next < game.moves.size(); ++next) {
    if (!position.is_legal(game.moves[next])) return false;
    position.play(game.moves[next]);
  }
  return true;
}

}  // namespace

std::size_t stop_of_all_alone(const std::vector<SheetLine>& sheets,
                              const std::vector<Position>& positions, const Agreement& game) {
  const Span first = sheets[0].stopped_alone();
  const std::size_t out = first.size() == 0 ? SIZE_MAX : ply_of(first, 0, game);
  if (out >= positions.size()) return SIZE_MAX;
  for (std::size_t i = 1; i < sheets.size(); ++i) {
    const Span word = sheets[i].stopped_alone();
    if (word.size() == 0 || ply_of(word, i, game) != out ||
        !says_same(sheets[0], first, sheets[i], word, positions[out]))
      return SIZE_MAX;
  }
  return out;
}

bool take_plain_move(const std::vector<SheetLine>& sheets, const Position& position,
                     std::size_t ply, const std::vector<Meaning>& meanings, Agreement& game) {
  const auto plain = std::find_if(meanings.begin(), meanings.end(), [&](const Meaning& one) {
    return one.plain && goes_on(position, one.move, ply, game);
  });
  if (plain == meanings.end()) return false;
  game.moves[ply] = plain->move;
  std::erase_if(game.departures, [&](const Departure& one) {
    return one.ply == static_cast<int>(ply) + 1 &&
           sheets[one.sheet].says(one.span, position, plain->move);
  });
  return true;
}

}  // namespace planilla
