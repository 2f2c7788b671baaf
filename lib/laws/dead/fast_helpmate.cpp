#include "laws/dead/fast_helpmate.h"

#include "laws/dead/mating_material.h"

namespace planilla {

namespace {

constexpr int first_tries = 2, tries = 6;  // goals
constexpr int first_plies = 20, more_plies = 5;
constexpr int rounds = 6;
constexpr int few_starts = 8;

}  // namespace

bool FastHelpmate::is_for_corner(const Position& p, Color winner) {
  return single(p.pieces(winner) & ~p.pieces(king)) &&
         (p.pieces(winner) & (p.pieces(knight) | p.pieces(bishop)));
}

bool FastHelpmate::find(const Position& position, Color winner) {
  if (is_for_corner(position, winner)) {
    way_ = Way::corner;
    return corner_.find(position, winner);
  }
  way_ = Way::drive;
  if (drive_.find(position, winner)) return true;
  way_ = Way::plan;
  return plan_.find(position, winner, first_tries) || insist(position, winner, few_starts);
}

bool FastHelpmate::insist(const Position& position, Color winner, int starts) {
  if (is_for_corner(position, winner)) return false;
  for (int start = 1; start <= starts; ++start)
    if (clear_and_plan(position, winner, static_cast<unsigned>(start))) return true;
  return false;
}

bool FastHelpmate::clear_and_plan(const Position& position, Color winner, unsigned seed) {
  clearing_.start(position, winner, seed);
  for (int round = 0; round < rounds; ++round) {
    clearing_.play(round == 0 ? first_plies : more_plies);
    way_ = Way::clearing;
    if (clearing_.is_mate()) return true;
    if (clearing_.is_over() || too_little_to_mate(clearing_.here(), winner)) return false;
    way_ = Way::clearing_and_plan;
    if (plan_.find(clearing_.here(), winner, tries)) return true;
  }
  return false;
}

std::vector<Move> FastHelpmate::line() const {
  if (way_ == Way::drive) return drive_.line();
  if (way_ == Way::corner) return corner_.line();
  std::vector<Move> out;
  if (way_ != Way::plan) out.assign(clearing_.line().begin(), clearing_.line().end());
  if (way_ != Way::clearing) out.insert(out.end(), plan_.line().begin(), plan_.line().end());
  return out;
}

}  // namespace planilla
