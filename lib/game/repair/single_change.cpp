// The sheet is walked once; at each word the walk is left by every change.
#include "game/repair/single_change.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::size_t most_steps = 60000;  // of all walks: no game takes longer than that

void take(const Step& step, Position& position) {
  if (step.move) position.play(step.move);
}

}  // namespace

// Reads on as it stands until `end`; false: it cannot be, or not in one way only.
bool SingleChange::advance(Walk& walk, std::uint32_t end) {
  while (walk.place < end) {
    next_.clear();
    sheet_.expand({walk.position, walk.place, walk.context, walk.cost, 0, walk.cost}, next_);
    ++made_;
    if (next_.empty()) return false;
    if (next_.size() > 1 || made_ > most_steps) {
      left_out_ = true;
      return false;
    }
    const Step step = next_.front();
    take(step, walk.position);
    walk.place = step.place;
    walk.context = step.context;
    walk.cost += step.cost;
    walk.steps.push_back(step);
  }
  return true;
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

void SingleChange::run(std::uint32_t first, std::uint32_t fault) {
  paths_.clear();
  furthest_ = fault;
  made_ = 0;
  left_out_ = false;
  sheet_.trust_all();
  Walk walk{.position = start_};
  if (!advance(walk, first)) {
    left_out_ = true;
    return;
  }
  std::vector<Step> changes;
  while (walk.place <= fault && walk.place < items_.size()) {
    const std::uint32_t at = walk.place;
    sheet_.doubt(at, at + 1);
    changes.clear();
    sheet_.expand({walk.position, at, walk.context, walk.cost, 0, walk.cost}, changes);
    sheet_.trust_all();
    for (const Step& change : changes)
      if (change.label != static_cast<std::uint32_t>(StepKind::written)) try_change(walk, change);
    if (at == fault || !advance(walk, at + 1)) break;
  }
  std::stable_sort(paths_.begin(), paths_.end(),
                   [](const Path& a, const Path& b) { return a.cost < b.cost; });
}

}  // namespace planilla
