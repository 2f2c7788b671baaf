// Which hypotheses nobody gets past: from the ends backwards over all that is alive, then in order
// over what it found.
#include <algorithm>
#include <map>
#include <tuple>

#include "game/search/beam_search.h"

namespace planilla {

// Nodes through which every path goes that costs no more than `within` above the best, in order;
// the start not among them. An edge leads to a later place, or to a higher cost at the same.
std::vector<std::uint32_t> BeamSearch::cuts(const std::vector<std::uint32_t>& ends,
                                            std::uint32_t within) const {
  struct Alive {
    std::uint32_t behind = UINT32_MAX;  // the least cost from here to an end
    int in = 0, out = 0;                // edges
  };
  using Order = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;  // place, cost, node
  const auto order = [&](std::uint32_t node) {
    return Order{nodes_[node].place, nodes_[node].cost, node};
  };
  std::map<Order, Alive> alive;
  std::uint32_t most = UINT32_MAX;
  for (const std::uint32_t end : ends) most = std::min(most, nodes_[end].cost);
  most += within;
  int open = 0, starts = 0;  // edges that are still to arrive
  for (const std::uint32_t end : ends)
    if (nodes_[end].cost <= most) alive[order(end)] = {0, 0, 1};
  for (auto at = alive.end(); at != alive.begin();) {
    --at;
    const Node& node = nodes_[std::get<2>(at->first)];
    if (node.first_edge == 0) ++starts;
    for (std::uint32_t e = node.first_edge; e != 0; e = edges_[e - 1].next) {
      const Edge& edge = edges_[e - 1];
      const std::uint32_t behind = at->second.behind + edge.step.cost;
      if (nodes_[edge.from].cost + behind > most) continue;
      Alive& from = alive[order(edge.from)];
      from.behind = std::min(from.behind, behind);
      ++from.out;
      ++at->second.in;
    }
  }
  std::vector<std::uint32_t> out;
  open = starts;
  for (const auto& [key, node] : alive) {
    const std::uint32_t index = std::get<2>(key);
    open -= nodes_[index].first_edge == 0 ? 1 : node.in;
    if (open == 0 && nodes_[index].first_edge != 0) out.push_back(index);
    open += node.out;
  }
  return out;
}

std::vector<Segment> BeamSearch::stretches(std::uint32_t within, std::size_t count) const {
  const std::vector<std::uint32_t>& ends = ends_.empty() ? furthest_nodes_ : ends_;
  std::vector<Segment> out;
  std::uint32_t start = nowhere;
  bool plain = false;  // the last stretch has but one path
  const auto add = [&](const std::vector<std::uint32_t>& to) {
    std::uint32_t best = UINT32_MAX;
    for (const std::uint32_t node : to) best = std::min(best, nodes_[node].cost);
    std::vector<Path> paths = paths_between(start, to, best + within, count);
    if (paths.empty()) return;
    if (plain && paths.size() == 1) {
      Path& known = out.back().paths.front();
      known.cost += paths[0].cost;
      known.context = paths[0].context;
      known.steps.insert(known.steps.end(), paths[0].steps.begin(), paths[0].steps.end());
    } else {
      plain = paths.size() == 1;
      out.push_back({std::move(paths)});
    }
  };
  for (const std::uint32_t cut : cuts(ends, within)) {
    add({cut});
    start = cut;
  }
  if (std::find(ends.begin(), ends.end(), start) == ends.end()) add(ends);
  return out;
}

}  // namespace planilla
