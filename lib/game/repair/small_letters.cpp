// Layers of positions, one a word, forwards; then which of them reach the end, backwards.
#include "game/repair/small_letters.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "board/resolve.h"
#include "game/repair/tail.h"

namespace planilla {

namespace {

constexpr std::size_t most_positions = 200;  // of one layer

struct Way {
  std::uint32_t from = 0;  // node of the layer before
  Move move;
};

struct Node {
  Position position;
  std::vector<Way> ways;  // the likeliest first
  bool reaches_end = false;
};

struct Layer {
  std::uint32_t item = 0;  // the word read into it
  std::uint32_t tokens = 1;
  std::vector<Node> nodes;
};

// All that the word can be as it stands, its letter large or small; the cheapest first.
std::uint32_t moves_of(const Tail& tail, const Position& position, std::uint32_t item,
                       std::vector<Move>& out) {
  const WordReading& word = tail.reading(position, item);
  out.clear();
  if (word.kind != WordKind::move) return 0;
  for (const Reading& reading : word.readings()) {
    if (reading.cost > cost_case) continue;
    MoveList moves;
    legal_matches(position, or_castling(reading.pattern), moves);
    for (const Move move : moves)
      if (std::find(out.begin(), out.end(), move) == out.end()) out.push_back(move);
  }
  return word.tokens;
}

bool extend(const Tail& tail, const std::vector<Node>& before, Layer& layer) {
  std::unordered_map<std::uint64_t, std::uint32_t> known;
  std::vector<Move> moves;
  for (std::uint32_t n = 0; n < before.size(); ++n) {
    const std::uint32_t tokens = moves_of(tail, before[n].position, layer.item, moves);
    if (!moves.empty()) layer.tokens = tokens;
    for (const Move move : moves) {
      Position after = before[n].position;
      after.play(move);
      const auto fresh = static_cast<std::uint32_t>(layer.nodes.size());
      const auto [found, is_new] = known.try_emplace(after.key(), fresh);
      if (is_new) layer.nodes.push_back({after, {}, false});
      layer.nodes[found->second].ways.push_back({n, move});
    }
  }
  return !layer.nodes.empty() && layer.nodes.size() <= most_positions;
}

bool skips(const Tail& tail, const Position& position, std::span<const Item> items,
           std::uint32_t item) {
  return items[item].is_number || tail.reading(position, item).kind == WordKind::suffix;
}

void mark_alive(std::vector<Layer>& layers) {
  for (Node& node : layers.back().nodes) node.reaches_end = true;
  for (std::size_t i = layers.size() - 1; i > 0; --i)
    for (const Node& node : layers[i].nodes) {
      if (!node.reaches_end) continue;
      for (const Way& way : node.ways) layers[i - 1].nodes[way.from].reaches_end = true;
    }
}

// The moves that lead from a node to one that reaches the end.
std::vector<Way> ways_on(const Layer& next, std::uint32_t from) {
  std::vector<Way> out;
  for (std::uint32_t n = 0; n < next.nodes.size(); ++n) {
    if (!next.nodes[n].reaches_end) continue;
    for (const Way& way : next.nodes[n].ways)
      if (way.from == from) out.push_back({n, way.move});
  }
  return out;
}

}  // namespace

bool writes_small_letters(const Game& game) {
  if (game.is_plain()) return (game.plain.quirks & quirk_case) != 0;
  return std::any_of(game.elements.begin(), game.elements.end(), [](const Element& e) {
    return e.kind == ElementKind::move && (e.quirks & quirk_case) != 0 && !e.move.is_castle();
  });
}

std::optional<RepairPlan> small_letters(const Game& game, std::span<const Token> tokens,
                                        std::size_t from, MoveReader& white, MoveReader& black) {
  const std::vector<Item> items = main_line(game.text, tokens, from);
  const Tail tail(game.text, tokens, items, white, black);
  std::vector<Layer> layers(1);
  layers[0].nodes.push_back({game.start, {}, false});
  for (std::uint32_t at = 0; at < items.size();) {
    if (skips(tail, layers.back().nodes.front().position, items, at)) {
      ++at;
      continue;
    }
    Layer next;
    next.item = at;
    if (!extend(tail, layers.back().nodes, next)) return std::nullopt;
    at = item_at(items, at + 1, items[at].token + next.tokens);
    layers.push_back(std::move(next));
  }
  mark_alive(layers);
  RepairPlan out;
  std::uint32_t node = 0;
  const int plies = static_cast<int>(layers.size()) - 1;
  for (std::size_t i = 1; i < layers.size(); ++i) {
    const Position& before = layers[i - 1].nodes[node].position;
    const std::vector<Way> on = ways_on(layers[i], node);
    const Match likeliest = tail.word(before, layers[i].item);
    const bool plain = on.size() == 1 && likeliest.count == 1 && likeliest.move == on[0].move;
    const auto first = std::find_if(on.begin(), on.end(), [&](const Way& way) {
      return likeliest.count == 1 && way.move == likeliest.move;
    });
    const Way& taken = first == on.end() ? on.front() : *first;
    if (!plain) {
      Edit fix{.token = items[layers[i].item].token,
               .kind = FixKind::choose,
               .move = taken.move,
               .tokens = layers[i].tokens,
               .open = on.size() > 1};
      fix.fits = plies - static_cast<int>(i);
      for (const Way& way : on)
        if (way.move != taken.move) fix.others.push_back(way.move);
      out.fixes.push_back(std::move(fix));
    }
    node = taken.from;
  }
  return out;
}

}  // namespace planilla
