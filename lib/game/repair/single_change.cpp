// The sheet is walked once; from each word, the last one first, the walk is left by every change.
#include "game/repair/single_change.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::size_t most_steps = 60000;  // of all walks: no game takes longer than that
constexpr std::size_t most_steps_far = 20000;
constexpr std::uint32_t far_back = 80;  // items before those that are changed in all ways

constexpr bool is(const Step& step, StepKind kind) {
  return step.label == static_cast<std::uint32_t>(kind);
}

}  // namespace

void SingleChange::take(const Step& step, Walk& walk, std::vector<Step>& steps) {
  if (step.move) walk.position.play(step.move);
  walk.place = step.place;
  walk.context = step.context;
  walk.cost += step.cost;
  steps.push_back(step);
  walk.steps = steps.size();
}

// Reads on as it stands until `end`; false: it cannot be, or not in one way only.
bool SingleChange::advance(Walk& walk, std::uint32_t end, std::vector<Step>& steps) {
  while (walk.place < end) {
    next_.clear();
    sheet_.expand({walk.position, walk.place, walk.context, walk.cost, 0, walk.cost}, next_);
    ++made_;
    if (next_.empty()) return false;
    is_ambiguous_ |= next_.size() > 1;
    is_cut_ |= made_ > budget_;
    if (next_.size() > 1 || is_cut_) return false;
    take(next_.front(), walk, steps);
  }
  return true;
}

// Without a look at the evidence. Of two words in each other's place only the full way can tell.
bool SingleChange::may_reach_end(const Walk& before, const Step& change) {
  if (is(change, StepKind::exchanged)) return true;
  Position after = before.position;
  if (change.move) after.play(change.move);
  const auto end = static_cast<std::uint32_t>(items_.size());
  const Distance read = tail_.play(after, change.place, end);
  made_ += static_cast<std::size_t>(read.half_moves) + 1;
  is_cut_ |= made_ > budget_;
  is_ambiguous_ |= read.is_ambiguous;
  furthest_ = std::max(furthest_, read.item);
  return read.item == end;
}

void SingleChange::try_change(const Walk& before, const Step& change) {
  Walk walk = before;
  const auto known = static_cast<std::ptrdiff_t>(before.steps);
  changed_.assign(as_written_.begin(), as_written_.begin() + known);
  take(change, walk, changed_);
  const auto end = static_cast<std::uint32_t>(items_.size());
  if (advance(walk, end, changed_)) paths_.push_back({walk.cost, walk.context, 0, changed_});
  furthest_ = std::max(furthest_, walk.place);
}

// By all changes that cost no more than `most`.
void SingleChange::change_word(const Walk& before, std::uint32_t most) {
  const std::uint32_t at = before.place;
  sheet_.doubt(at, at + 1);
  changes_.clear();
  sheet_.expand({before.position, at, before.context, before.cost, 0, before.cost}, changes_);
  sheet_.trust_all();
  for (const Step& change : changes_)
    if (!is(change, StepKind::written) && change.cost <= most && !is_cut_ &&
        may_reach_end(before, change))
      try_change(before, change);
}

// Can a change there make the illegal word legal, as far as can be said without trying? `mover`:
// whose word that is; behind a half-move more or less it is the other player's.
bool SingleChange::may_help(const Walk& before, Color mover, FaultNeeds& needs) {
  needs.extend_to(before.place);
  for (const Color color : {mover, ~mover}) {
    const FaultNeeds::Need need = needs.judge(before.position, color);
    if (need == FaultNeeds::Need::nothing) return true;
    if (need == FaultNeeds::Need::landing && color == before.position.turn() &&
        needs.landings().take_any(before.position))
      return true;
  }
  return false;
}

std::uint32_t SingleChange::half_moves_behind() const {
  const std::vector<Step>& steps = paths_.front().steps;
  std::uint32_t out = 0;
  for (std::size_t i = steps.size(); i-- > 0 && is(steps[i], StepKind::written);)
    out += steps[i].move ? 1 : 0;
  return out;
}

std::vector<Path> SingleChange::likely_paths(std::uint32_t apart, std::size_t most) const {
  std::vector<Path> out;
  for (const Path& path : paths_)
    if (path.cost <= paths_.front().cost + apart && out.size() < most) out.push_back(path);
  return out;
}

// What a change farther back may cost to be a rival of those that were found.
std::uint32_t SingleChange::rival_cost() const {
  std::uint32_t least = UINT32_MAX;
  for (const Path& path : paths_) least = std::min(least, path.cost);
  return paths_.empty() ? 0 : least + margin_;
}

void SingleChange::run(std::uint32_t first, std::uint32_t fault) {
  paths_.clear();
  furthest_ = fault;
  made_ = 0;
  budget_ = most_steps;
  is_ambiguous_ = is_cut_ = false;
  sheet_.trust_all();
  as_written_.clear();
  std::vector<Walk> walks(1);
  walks[0].position = start_;
  is_cut_ = !advance(walks[0], first - std::min(first, far_back), as_written_);
  while (!is_cut_ && walks.back().place < fault && walks.back().place < items_.size()) {
    Walk next = walks.back();
    if (!advance(next, next.place + 1, as_written_)) break;
    walks.push_back(next);
  }
  is_cut_ |= walks.back().place < first;
  const bool is_fault_met = !is_cut_ && walks.back().place == fault && fault < items_.size();
  const Color mover = walks.back().position.turn();
  FaultNeeds needs(tail_, items_, fault);
  bool is_near = true;
  for (std::size_t i = walks.size(); i-- > 0 && !is_cut_;) {
    if (walks[i].place > fault || walks[i].place >= items_.size()) continue;
    if (is_near && walks[i].place < first) is_near = false, budget_ = made_ + most_steps_far;
    const std::uint32_t most = is_near ? UINT32_MAX : rival_cost();
    if (most == 0) break;
    if (is_fault_met && walks[i].place < fault && !may_help(walks[i], mover, needs)) continue;
    const auto known = static_cast<std::ptrdiff_t>(paths_.size());
    change_word(walks[i], most);  // of the same cost, those of the first word come first
    std::rotate(paths_.begin(), paths_.begin() + known, paths_.end());
  }
  if (!is_near) is_cut_ = false;  // those that are near were all tried
  std::stable_sort(paths_.begin(), paths_.end(),
                   [](const Path& a, const Path& b) { return a.cost < b.cost; });
}

}  // namespace planilla
