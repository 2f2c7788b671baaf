#include "laws/dead/walls.h"

#include <algorithm>

#include "laws/dead/blockade.h"
#include "laws/dead/mating_material.h"
#include "laws/dead/mobility.h"

namespace planilla {

namespace {

constexpr int states_after = 20'000;
constexpr int most_positions = 400;  // positions

class LookAhead {
public:
  LookAhead(Color winner, int limit) : winner_(winner), limit_(limit) {}

  bool rules_out(const Position& p, int depth) {
    if (p.turn() != winner_ && p.is_checkmate()) return false;
    if (too_little_to_mate(p, winner_) || Mobility(p).rules_out_mate_by(winner_) ||
        Blockade(p).rules_out_mate_by(winner_, limit_))
      return true;
    limit_ = std::min(limit_, states_after);
    return all_moves_do(p, depth);
  }

private:
  bool all_moves_do(const Position& p, int depth) {
    MoveList moves;
    p.legal_moves(moves);
    const bool forced = moves.size() <= 1;
    if (depth == 0 && !forced) return false;
    for (const Move move : moves) {
      if (++looked_ > most_positions) return false;
      Position next = p;
      next.play(move);
      if (!rules_out(next, forced ? depth : depth - 1)) return false;
    }
    return true;
  }

  Color winner_;
  int limit_;
  int looked_ = 0;
};

}  // namespace

bool walls_rule_out_mate(const Position& position, Color winner, int limit) {
  return LookAhead(winner, limit).rules_out(position, 1);
}

}  // namespace planilla
