// Which hypotheses stay in the beam: the best ones, one of those that will go on alike.
#include <algorithm>
#include <numeric>

#include "game/cells/spine_search.h"

namespace planilla::spine {

void Search::prune() {
  // By their places: a State is large, and most are dropped.
  order_.resize(next_.size());
  std::iota(order_.begin(), order_.end(), 0u);
  std::stable_sort(order_.begin(), order_.end(), [this](std::uint32_t a, std::uint32_t b) {
    return next_[a].score > next_[b].score;
  });
  std::vector<State> kept;
  kept.reserve(std::min(next_.size(), beam_width));
  for (const std::uint32_t place : order_) {
    const State& state = next_[place];
    if (kept.size() == beam_width) break;
    const bool known = std::any_of(kept.begin(), kept.end(), [&](const State& other) {
      return other.position.key() == state.position.key() && other.ply == state.ply &&
             other.lost == state.lost && other.ended == state.ended &&
             other.last_item == state.last_item && other.cited_item == state.cited_item &&
             (other.cited_item == no_node || other.cited.key() == state.cited.key());
    });
    if (!known) kept.push_back(state);
  }
  states_ = std::move(kept);
  next_.clear();
}

}  // namespace planilla::spine
