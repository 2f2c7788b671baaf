// The search from the first item to the last, and what it comes to.
#include <algorithm>

#include "game/cells/spine_search.h"

namespace planilla {

namespace spine {

void Search::take_item(std::uint32_t at) {
  for (const State& state : states_) take(state, at);
  prune();
}

Spine Search::run() {
  for (std::uint32_t at = 0; at < items_.size(); ++at) take_item(at);
  weigh_ends();
  return best_spine();
}

// What is left to choose from agrees for good, since all that will come descends from it.
bool Search::agree_on_second_game() const {
  const std::uint32_t second = states_.front().second_game;
  return second != no_node && std::all_of(states_.begin(), states_.end(), [&](const State& state) {
           return state.second_game == second;
         });
}

Spine Search::run_first_game() {
  for (std::uint32_t at = 0; at < items_.size() && !agree_on_second_game(); ++at) take_item(at);
  const bool settled = agree_on_second_game();
  weigh_ends();
  Spine out = best_spine();
  out.second_settled = settled;
  return out;
}

// "He began with 1.e4. There followed ... e5, 2.Nf3": by the numbers alone nothing is hardly less
// likely than a game in sentences, which the board may tell from citations.
const State& Search::likeliest() const {
  constexpr int fewest = 2;  // half-moves
  if (readers_.known() || states_.front().ply >= fewest) return states_.front();
  const auto game = std::find_if(states_.begin(), states_.end(), [&](const State& state) {
    return state.ply >= fewest && state.score >= -Costs::for_game_in_words;
  });
  return game == states_.end() ? states_.front() : *game;
}

Spine Search::best_spine() {
  Spine out;
  out.move.assign(parts_.size(), Move{});
  out.use.assign(parts_.size(), Use::aside);
  out.starts_game.assign(parts_.size(), false);
  out.behind_gap.assign(parts_.size(), false);
  const State& best = likeliest();
  out.score = best.score;
  if (readers_.known()) out.in_doubt = std::min(first_doubt(), doubt_at_end());
  for (std::uint32_t node = best.node; node != no_node; node = nodes_[node].parent) {
    const Node& one = nodes_[node];
    out.use[one.part] = one.use;
    out.starts_game[one.part] = one.starts;
    out.move[one.part] = one.move;
    out.behind_gap[one.part] = one.gap;
    out.played += one.use == Use::played;
    out.legal += one.legal;
  }
  return out;
}

}  // namespace spine

Spine find_spine(std::string_view text, const Parts& parts, const CellReaders& readers,
                 const Position& start) {
  return spine::Search(text, parts, readers, start).run();
}

Spine find_first_spine(std::string_view text, const Parts& parts, const Position& start) {
  return spine::Search(text, parts, {}, start).run_first_game();
}

}  // namespace planilla
