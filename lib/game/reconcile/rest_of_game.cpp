// All positions that can be reached, half-move by half-move.
#include "game/reconcile/rest_of_game.h"

#include <algorithm>

#include "game/reconcile/joint_proof.h"

namespace planilla {

namespace {

// What the words for a half-move say in that position; the agreed move where they say nothing
// legal, or need a change. Does a sheet that counts have one?
bool read_on(const RestOfGame& rest, std::size_t ply, const Position& position,
             const Meaning& rival, MoveList& moves) {
  bool speaks = false;
  for (std::size_t i = 0; i < rest.sheets.size() && moves.empty(); ++i) {
    const Span word = rest.game.words[ply][i];
    const bool counts = !rival.plain || rival.costs[i] == 0;
    if (!counts || !rest.sheets[i].has_word(word)) continue;
    speaks = true;
    rest.sheets[i].moves_at(word, position, moves);
  }
  const Move agreed = rest.game.moves[ply];
  if (moves.empty() && (!speaks || !rest.stands[ply]) && position.is_legal(agreed))
    moves.push(agreed);
  return speaks;
}

void add_after(const Position& position, const MoveList& moves, std::vector<Position>& out) {
  for (const Move move : moves) {
    Position after = position;
    after.play(move);
    const bool is_known = std::any_of(
        out.begin(), out.end(), [&](const Position& one) { return one.key() == after.key(); });
    if (!is_known) out.push_back(after);
  }
}

}  // namespace

bool lives_to_end(const RestOfGame& rest, std::size_t ply, const Position& position,
                  const Meaning& rival) {
  constexpr std::size_t most_ways = 32;
  std::vector<Position> ways = {position};
  for (std::size_t next = ply + 1; next < rest.game.proved; ++next) {
    std::vector<Position> on;
    for (const Position& way : ways) {
      MoveList moves;
      const bool speaks = read_on(rest, next, way, rival, moves);
      if (moves.empty() && rival.plain && !speaks) return true;
      add_after(way, moves, on);
    }
    if (on.empty()) return false;
    if (on.size() > most_ways) return true;  // not followed any further
    ways = std::move(on);
  }
  return std::any_of(ways.begin(), ways.end(), [&](const Position& end) {
    return rest.final == nullptr || same_pieces(end, *rest.final);
  });
}

}  // namespace planilla
