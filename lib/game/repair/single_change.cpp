// The sheet is walked once; from each word, the last one first, the walk is left by every change.
#include "game/repair/single_change.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::size_t most_steps = 60000;  // of all walks: no game takes longer than that
constexpr std::size_t most_steps_far = 20000;
constexpr std::uint32_t far_back = 80;  // items before those that are changed in all ways

void take(const Step& step, Position& position) {
  if (step.move) position.play(step.move);
}

constexpr bool is(const Step& step, StepKind kind) {
  return step.label == static_cast<std::uint32_t>(kind);
}

}  // namespace

// Reads on as it stands until `end`; false: it cannot be, or not in one way only.
bool SingleChange::advance(Walk& walk, std::uint32_t end) {
  while (walk.place < end) {
    next_.clear();
    sheet_.expand({walk.position, walk.place, walk.context, walk.cost, 0, walk.cost}, next_);
    ++made_;
    if (next_.empty()) return false;
    is_ambiguous_ |= next_.size() > 1;
    is_cut_ |= made_ > budget_;
    if (next_.size() > 1 || is_cut_) return false;
    const Step step = next_.front();
    take(step, walk.position);
    walk.place = step.place;
    walk.context = step.context;
    walk.cost += step.cost;
    walk.steps.push_back(step);
  }
  return true;
}

// Without a look at the evidence. Of two words in each other's place only the full way can tell.
bool SingleChange::may_reach_end(const Walk& before, const Step& change) {
  if (is(change, StepKind::exchanged)) return true;
  Position after = before.position;
  take(change, after);
  const auto end = static_cast<std::uint32_t>(items_.size());
  const Reach reach = tail_.read(after, change.place, end);
  made_ += static_cast<std::size_t>(reach.half_moves) + 1;
  is_cut_ |= made_ > budget_;
  is_ambiguous_ |= reach.is_ambiguous;
  furthest_ = std::max(furthest_, reach.item);
  return reach.item == end;
}

void SingleChange::try_change(const Walk& before, const Step& change) {
  Walk walk = before;
  take(change, walk.position);
  walk.place = change.place;
  walk.context = change.context;
  walk.cost += change.cost;
  walk.steps.push_back(change);
  const auto end = static_cast<std::uint32_t>(items_.size());
  if (advance(walk, end)) paths_.push_back({walk.cost, walk.context, 0, std::move(walk.steps)});
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
  std::vector<Walk> walks(1);
  walks[0].position = start_;
  is_cut_ = !advance(walks[0], first - std::min(first, far_back));
  while (!is_cut_ && walks.back().place < fault && walks.back().place < items_.size()) {
    Walk next = walks.back();
    if (!advance(next, next.place + 1)) break;
    walks.push_back(std::move(next));
  }
  is_cut_ |= walks.back().place < first;
  bool is_near = true;
  for (std::size_t i = walks.size(); i-- > 0 && !is_cut_;) {
    if (walks[i].place > fault || walks[i].place >= items_.size()) continue;
    if (is_near && walks[i].place < first) is_near = false, budget_ = made_ + most_steps_far;
    const std::uint32_t most = is_near ? UINT32_MAX : rival_cost();
    if (most == 0) break;
    const auto known = static_cast<std::ptrdiff_t>(paths_.size());
    change_word(walks[i], most);  // of the same cost, those of the first word come first
    std::rotate(paths_.begin(), paths_.begin() + known, paths_.end());
  }
  if (!is_near) is_cut_ = false;  // those that are near were all tried
  std::stable_sort(paths_.begin(), paths_.end(),
                   [](const Path& a, const Path& b) { return a.cost < b.cost; });
}

}  // namespace planilla
