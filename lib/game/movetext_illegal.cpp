// Illegal moves that stood, where the game could not be read to its end.
#include <algorithm>
#include <iterator>

#include "game/carried/kept_illegal.h"
#include "game/movetext_reader.h"

namespace planilla {

namespace {

// What was carried out of a plan that answers asked for; where it stops, nothing was.
std::vector<Edit> carried_out(const RepairPlan& plan) {
  std::vector<Edit> out;
  std::copy_if(plan.fixes.begin(), plan.fixes.end(), std::back_inserter(out),
               [](const Edit& fix) { return !fix.stops; });
  return out;
}

RepairPlan joined(const std::vector<Edit>& answered, const RepairPlan& stood) {
  RepairPlan out = stood;
  out.fixes.insert(out.fixes.end(), answered.begin(), answered.end());
  std::stable_sort(out.fixes.begin(), out.fixes.end(),
                   [](const Edit& a, const Edit& b) { return a.token < b.token; });
  return out;
}

}  // namespace

// `answered`: the plan that the answers asked for; the game is read with it. True: it is read on,
// through illegal moves that stood.
bool MovetextReader::keep_illegal(Game& game, std::size_t from, const LanguageChoice& choice,
                                  const GivenMoves& answers, const RepairPlan& answered) {
  const KeptIllegal search(game.text, tokens_, *choice.white, *choice.black);
  const std::vector<Edit> given = carried_out(answered);
  const auto reach = [&](const RepairPlan& script) {
    ReplayResult result = attempt(movetext_, game, from, choice, {&script, Repair::safe});
    const KeptIllegal::Reach out{result.outcome.fault, result.plies, result.final};
    room_ = std::move(result);
    return out;
  };
  const KeptIllegal::Reach now = reach(joined(given, {}));
  RepairPlan stood =
      search.find(now, [&](const RepairPlan& script) { return reach(joined(given, script)); });
  if (!stood.fixes.empty()) {
    const RepairPlan slips = repairer().find(game, tokens_of(game, from), from, now.fault,
                                             *choice.white, *choice.black, Repair::guess, answers);
    const bool explained = !slips.fixes.empty() &&
                           slips.fixes.size() <= stood.fixes.size() + given.size() &&
                           reach(slips).fault == ReplayOutcome::no_token;
    if (explained) stood.fixes.clear();
  }
  const bool stands = !stood.fixes.empty();
  const RepairPlan plan = stands ? joined(given, stood) : answered;
  run(game, from, choice, &plan);
  return stands;
}

}  // namespace planilla
