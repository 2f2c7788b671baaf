// Places are layers; within one, cheap hypotheses come first, so that steps which stay there find it settled.
#include "game/hypotheses.h"

#include <algorithm>
#include <queue>
#include <tuple>

namespace planilla {

void Hypotheses::run(Expander& expander, const Position& start, std::uint32_t first, std::uint32_t end,
                     std::span<const std::uint32_t> contexts) {
  nodes_.clear();
  edges_.clear();
  index_.clear();
  ends_.clear();
  furthest_nodes_.clear();
  layers_.assign(end - first + 1, {});
  first_ = furthest_ = first;
  exhausted_ = false;
  const std::uint32_t only[] = {0};
  for (const std::uint32_t context : contexts.empty() ? std::span<const std::uint32_t>(only) : contexts) {
    index_[{start.key(), first, context}] = static_cast<std::uint32_t>(nodes_.size());
    layers_[0].push_back(static_cast<std::uint32_t>(nodes_.size()));
    nodes_.push_back({{start, first, context, 0, 0}, 0});
  }
  for (std::uint32_t place = first; place < end; ++place) work_off(expander, place, end);
  ends_ = layers_[end - first];
  if (!ends_.empty()) {
    furthest_ = end;
    furthest_nodes_ = ends_;
  }
}

void Hypotheses::work_off(Expander& expander, std::uint32_t place, std::uint32_t end) {
  std::vector<std::uint32_t>& layer = layers_[place - first_];
  if (layer.empty()) return;
  using Entry = std::pair<std::uint32_t, std::uint32_t>;  // cost, node
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  for (const std::uint32_t node : layer) queue.push({nodes_[node].hypothesis.cost, node});
  const std::uint32_t best = queue.top().first;
  furthest_ = place;
  furthest_nodes_.clear();
  std::vector<Step> steps;
  for (std::uint32_t followed = 0; !queue.empty();) {
    const auto [cost, index] = queue.top();
    queue.pop();
    if (cost > nodes_[index].hypothesis.cost) continue;  // a cheaper way was found since
    if (cost > best + limits_.slack) break;
    if (followed++ == limits_.width || nodes_.size() >= limits_.nodes) {
      exhausted_ = true;
      break;
    }
    furthest_nodes_.push_back(index);
    const Node node = nodes_[index];
    steps.clear();
    expander.expand(node.hypothesis, steps);
    for (const Step& step : steps)
      if (step.place <= end) add(node, index, step);
    for (const std::uint32_t changed : changed_here_) queue.push({nodes_[changed].hypothesis.cost, changed});
    changed_here_.clear();
  }
}

void Hypotheses::add(const Node& from, std::uint32_t from_index, const Step& step) {
  Hypothesis next = from.hypothesis;
  if (step.move) next.position.play(step.move);
  next.place = step.place;
  next.context = step.context;
  next.cost += step.cost;
  next.plies += step.move ? 1 : 0;
  const Key key{next.position.key(), next.place, next.context};
  const auto [found, is_new] = index_.try_emplace(key, static_cast<std::uint32_t>(nodes_.size()));
  if (is_new) {
    nodes_.push_back({next, 0});
    layers_[next.place - first_].push_back(found->second);
  }
  Node& node = nodes_[found->second];
  // A dearer way back to where one came from at the same place would be a circle.
  if (!is_new && step.place == from.hypothesis.place && node.hypothesis.cost <= from.hypothesis.cost) return;
  edges_.push_back({from_index, node.first_edge, step});
  node.first_edge = static_cast<std::uint32_t>(edges_.size());
  const bool cheaper = next.cost < node.hypothesis.cost;
  if (cheaper) {
    node.hypothesis.cost = next.cost;
    node.hypothesis.plies = next.plies;
  }
  if (step.place == from.hypothesis.place && (is_new || cheaper)) changed_here_.push_back(found->second);
}

std::vector<Path> Hypotheses::best(std::size_t count) const { return paths_to(ends_, count); }

std::vector<Path> Hypotheses::best_partial(std::size_t count) const { return paths_to(furthest_nodes_, count); }

// Best first from the ends backwards; the cost of the cheapest way to a node is exactly what is still to come,
// so paths leave the queue in order of their cost.
std::vector<Path> Hypotheses::paths_to(const std::vector<std::uint32_t>& ends, std::size_t count) const {
  struct Partial {
    std::uint32_t total, behind, node, order;
    std::uint32_t edge, rest;  // how it was made: last edge taken, the partial it extends, +1
  };
  std::vector<Partial> all;
  const auto dearer = [&](std::uint32_t a, std::uint32_t b) {
    return std::tie(all[a].total, all[a].order) > std::tie(all[b].total, all[b].order);
  };
  std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, decltype(dearer)> queue(dearer);
  const auto push = [&](Partial partial) {
    partial.order = static_cast<std::uint32_t>(all.size());
    all.push_back(partial);
    queue.push(partial.order);
  };
  for (const std::uint32_t end : ends) push({nodes_[end].hypothesis.cost, 0, end, 0, 0, 0});
  std::vector<Path> out;
  while (!queue.empty() && out.size() < count && all.size() < limits_.nodes) {
    const std::uint32_t top = queue.top();
    queue.pop();
    const Partial partial = all[top];
    if (nodes_[partial.node].first_edge == 0) {
      Path path;
      path.cost = partial.total;
      for (std::uint32_t p = top + 1; all[p - 1].rest != 0; p = all[p - 1].rest)
        path.steps.push_back(edges_[all[p - 1].edge].step);
      path.context = path.steps.empty() ? nodes_[partial.node].hypothesis.context : path.steps.back().context;
      out.push_back(std::move(path));
      continue;
    }
    for (std::uint32_t e = nodes_[partial.node].first_edge; e != 0; e = edges_[e - 1].next) {
      const Edge& edge = edges_[e - 1];
      const std::uint32_t behind = partial.behind + edge.step.cost;
      push({nodes_[edge.from].hypothesis.cost + behind, behind, edge.from, 0, e - 1, top + 1});
    }
  }
  return out;
}

}  // namespace planilla
