#include "laws/quick_helpmate.h"

#include "laws/mating_material.h"

namespace planilla {

namespace {

constexpr int first_tries = 2, tries = 6;  // goals
constexpr int first_plies = 20, more_plies = 5;
constexpr int rounds = 6;

}  // namespace

bool QuickHelpmate::find(const Position& position, Color winner, int starts) {
  cleared_ = false;
  planned_ = plan_.find(position, winner, first_tries);
  for (int start = 1; !planned_ && start <= starts; ++start) {
    cleared_ = true;
    if (clear_and_plan(position, winner, static_cast<unsigned>(start))) return true;
  }
  return planned_;
}

bool QuickHelpmate::clear_and_plan(const Position& position, Color winner, unsigned seed) {
  clearing_.start(position, winner, seed);
  for (int round = 0; round < rounds; ++round) {
    clearing_.play(round == 0 ? first_plies : more_plies);
    if (clearing_.is_mate()) return true;
    if (clearing_.is_over() || too_little_to_mate(clearing_.here(), winner)) return false;
    planned_ = plan_.find(clearing_.here(), winner, tries);
    if (planned_) return true;
  }
  return false;
}

std::vector<Move> QuickHelpmate::line() const {
  std::vector<Move> out;
  if (cleared_) out.assign(clearing_.line().begin(), clearing_.line().end());
  if (planned_) out.insert(out.end(), plan_.line().begin(), plan_.line().end());
  return out;
}

}  // namespace planilla
