// Places are layers; within one, cheap hypotheses come first, so that steps which stay there find
// it settled.
#include "game/search/beam_search.h"

#include <algorithm>
#include <queue>
#include <tuple>
#include <utility>

namespace planilla {

namespace {

constexpr std::size_t fewest_slots = 64;  // of a place; a power of two
constexpr int node_bits = 32;             // of a slot; the others are of the hash

std::uint64_t hash_of(std::uint64_t key, std::uint32_t context) {
  const std::uint64_t mixed = key ^ context * 0x9e3779b97f4a7c15ull;
  return (mixed ^ mixed >> node_bits) & UINT32_MAX;
}

}  // namespace

void BeamSearch::run(Expander& expander, const Position& start, std::uint32_t first,
                     std::uint32_t end, std::span<const std::uint32_t> contexts) {
  nodes_.clear();
  edges_.clear();
  for (Layer& layer : layers_) give_back(layer);
  positions_.clear();
  free_positions_.clear();
  ends_.clear();
  furthest_nodes_.clear();
  if (layers_.size() < end - first + 1) layers_.resize(end - first + 1);
  for (std::uint32_t i = 0; i <= end - first; ++i) layers_[i].nodes.clear();
  first_ = furthest_ = first;
  exhausted_ = false;
  const std::uint32_t only[] = {0};
  for (const std::uint32_t context :
       contexts.empty() ? std::span<const std::uint32_t>(only) : contexts)
    make(start, first, context);
  for (std::uint32_t place = first; place < end; ++place) work_off(expander, place, end);
  ends_ = layers_[end - first].nodes;
  if (!ends_.empty()) {
    furthest_ = end;
    furthest_nodes_ = ends_;
  }
}

// A node, or the one there is.
std::uint32_t BeamSearch::make(const Position& position, std::uint32_t place,
                               std::uint32_t context) {
  Layer& layer = layers_[place - first_];
  Table& table = table_of(layer);
  if (table.used * 2 >= table.slots.size()) grow(table);
  const std::uint64_t hash = hash_of(position.key(), context);
  std::uint64_t& slot = slot_of(table, position.key(), context, hash);
  if (slot != 0) return static_cast<std::uint32_t>(slot) - 1;
  const auto fresh = static_cast<std::uint32_t>(nodes_.size());
  slot = hash << node_bits | (fresh + 1);
  ++table.used;
  layer.nodes.push_back(fresh);
  nodes_.push_back({position.key(), place, context, 0, 0, 0, keep(position)});
  return fresh;
}

BeamSearch::Table& BeamSearch::table_of(Layer& layer) {
  if (layer.table != nowhere) return tables_[layer.table];
  if (free_tables_.empty()) {
    free_tables_.push_back(static_cast<std::uint32_t>(tables_.size()));
    tables_.push_back({std::vector<std::uint64_t>(fewest_slots, 0), 0});
  }
  layer.table = free_tables_.back();
  free_tables_.pop_back();
  return tables_[layer.table];
}

// No node is added to the layer any more.
void BeamSearch::give_back(Layer& layer) {
  if (layer.table == nowhere) return;
  Table& table = tables_[layer.table];
  std::fill(table.slots.begin(), table.slots.end(), 0);
  table.used = 0;
  free_tables_.push_back(layer.table);
  layer.table = nowhere;
}

// Where the node stands, or would.
std::uint64_t& BeamSearch::slot_of(Table& table, std::uint64_t key, std::uint32_t context,
                                   std::uint64_t hash) {
  for (std::size_t at = hash;; ++at) {
    std::uint64_t& slot = table.slots[at & (table.slots.size() - 1)];
    if (slot == 0) return slot;
    if (slot >> node_bits != hash) continue;
    const Node& node = nodes_[static_cast<std::uint32_t>(slot) - 1];
    if (node.key == key && node.context == context) return slot;
  }
}

void BeamSearch::grow(Table& table) {
  std::vector<std::uint64_t> slots(table.slots.size() * 2, 0);
  for (const std::uint64_t slot : table.slots) {
    if (slot == 0) continue;
    std::size_t at = slot >> node_bits;
    while (slots[at & (slots.size() - 1)] != 0) ++at;
    slots[at & (slots.size() - 1)] = slot;
  }
  table.slots = std::move(slots);
}

std::uint32_t BeamSearch::keep(const Position& position) {
  if (free_positions_.empty()) {
    positions_.push_back(position);
    return static_cast<std::uint32_t>(positions_.size() - 1);
  }
  const std::uint32_t place = free_positions_.back();
  free_positions_.pop_back();
  positions_[place] = position;
  return place;
}

void BeamSearch::work_off(Expander& expander, std::uint32_t place, std::uint32_t end) {
  Layer& layer = layers_[place - first_];
  if (layer.nodes.empty()) return;
  std::vector<std::uint64_t> entries;  // the cost of a node before its number
  const auto entry_of = [&](std::uint32_t node) {
    return std::uint64_t{nodes_[node].cost} << 32 | node;
  };
  for (const std::uint32_t node : layer.nodes) entries.push_back(entry_of(node));
  std::priority_queue<std::uint64_t, std::vector<std::uint64_t>, std::greater<>> queue(
      std::greater<>(), std::move(entries));
  const auto best = static_cast<std::uint32_t>(queue.top() >> 32);
  furthest_ = place;
  furthest_nodes_.clear();
  std::vector<Step> steps;
  for (std::uint32_t followed = 0; !queue.empty();) {
    const auto cost = static_cast<std::uint32_t>(queue.top() >> 32);
    const auto index = static_cast<std::uint32_t>(queue.top());
    queue.pop();
    if (cost > nodes_[index].cost) continue;  // a cheaper way was found since
    if (cost > best + limits_.slack) break;
    if (followed++ == limits_.width || nodes_.size() >= limits_.nodes) {
      exhausted_ = true;
      layer.left_behind = cost;
      break;
    }
    furthest_nodes_.push_back(index);
    const Node& node = nodes_[index];
    const Hypothesis hypothesis{
        positions_[node.position], place, node.context, cost, node.plies, best};
    steps.clear();
    expander.expand(hypothesis, steps);
    for (const Step& step : steps)
      if (step.place <= end) add(hypothesis, index, step);
    for (const std::uint32_t changed : changed_here_) queue.push(entry_of(changed));
    changed_here_.clear();
  }
  for (const std::uint32_t node : layer.nodes) free_positions_.push_back(nodes_[node].position);
  give_back(layers_[place - first_]);
}

void BeamSearch::add(const Hypothesis& from, std::uint32_t from_index, const Step& step) {
  Position position = from.position;
  if (step.move) position.play(step.move);
  const std::size_t known = nodes_.size();
  const std::uint32_t index = make(position, step.place, step.context);
  const bool is_new = nodes_.size() > known;
  Node& node = nodes_[index];
  const std::uint32_t cost = from.cost + step.cost;
  // A dearer way back to where one came from at the same place would be a circle.
  if (!is_new && step.place == from.place && node.cost <= from.cost) return;
  edges_.push_back({from_index, node.first_edge, step});
  node.first_edge = static_cast<std::uint32_t>(edges_.size());
  const bool cheaper = is_new || cost < node.cost;
  if (cheaper) {
    node.cost = cost;
    node.plies = from.plies + (step.move ? 1 : 0);
  }
  if (step.place == from.place && cheaper) changed_here_.push_back(index);
}

bool BeamSearch::too_narrow(std::uint32_t ahead) const {
  if (!exhausted_) return false;
  const std::vector<Path> paths = best(1);
  if (paths.empty()) return true;
  std::vector<std::uint32_t> cost_at(layers_.size() + ahead,
                                     paths[0].cost);  // of the best path, by place
  std::uint32_t place = first_, cost = 0;
  for (const Step& step : paths[0].steps) {
    for (; place < step.place; ++place) cost_at[place - first_] = cost;
    cost += step.cost;
  }
  for (std::size_t i = 0; i < layers_.size(); ++i)
    if (layers_[i].left_behind < cost_at[i + ahead]) return true;
  return false;
}

std::vector<Path> BeamSearch::best(std::size_t count) const {
  return paths_to(ends_, count);
}

std::vector<Path> BeamSearch::best_partial(std::size_t count) const {
  return paths_to(furthest_nodes_, count);
}

std::vector<Path> BeamSearch::paths_to(const std::vector<std::uint32_t>& ends,
                                       std::size_t count) const {
  return paths_between(nowhere, ends, UINT32_MAX, count);
}

// Best first from the ends backwards; the cost of the cheapest way to a node is exactly what is
// still to come, so paths leave the queue in order of their cost. `start`: nowhere, for whole
// paths; `most`: what they may cost.
std::vector<Path> BeamSearch::paths_between(std::uint32_t start,
                                            const std::vector<std::uint32_t>& ends,
                                            std::uint32_t most, std::size_t count) const {
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
    if (partial.total > most) return;
    partial.order = static_cast<std::uint32_t>(all.size());
    all.push_back(partial);
    queue.push(partial.order);
  };
  for (const std::uint32_t end : ends) push({nodes_[end].cost, 0, end, 0, 0, 0});
  std::vector<Path> out;
  while (!queue.empty() && out.size() < count && all.size() < limits_.nodes) {
    const std::uint32_t top = queue.top();
    queue.pop();
    const Partial partial = all[top];
    const Node& node = nodes_[partial.node];
    if (partial.node == start || node.first_edge == 0) {
      Path path{partial.behind, node.context, node.place, {}};
      for (std::uint32_t p = top + 1; all[p - 1].rest != 0; p = all[p - 1].rest)
        path.steps.push_back(edges_[all[p - 1].edge].step);
      if (!path.steps.empty()) path.context = path.steps.back().context;
      out.push_back(std::move(path));
      continue;
    }
    for (std::uint32_t e = node.first_edge; e != 0; e = edges_[e - 1].next) {
      const Edge& edge = edges_[e - 1];
      const std::uint32_t behind = partial.behind + edge.step.cost;
      push({nodes_[edge.from].cost + behind, behind, edge.from, 0, e - 1, top + 1});
    }
  }
  return out;
}

}  // namespace planilla
