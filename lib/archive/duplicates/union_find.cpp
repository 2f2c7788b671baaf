// Union and find over the games that stand in some pair.
#include "archive/duplicates/union_find.h"

#include <algorithm>
#include <numeric>

namespace planilla {

namespace {

std::vector<Candidate> games_of(const std::vector<CandidatePair>& pairs) {
  std::vector<Candidate> games;
  games.reserve(pairs.size() * 2);
  for (const CandidatePair& pair : pairs) {
    games.push_back({.index = pair.a, .place = pair.a_place, .white = {}, .black = {}});
    games.push_back({.index = pair.b, .place = pair.b_place, .white = {}, .black = {}});
  }
  std::sort(games.begin(), games.end(),
            [](const Candidate& a, const Candidate& b) { return a.index < b.index; });
  games.erase(
      std::unique(games.begin(), games.end(),
                  [](const Candidate& a, const Candidate& b) { return a.index == b.index; }),
      games.end());
  return games;
}

std::size_t root_of(std::vector<std::size_t>& parent, std::size_t at) {
  while (parent[at] != at) at = parent[at] = parent[parent[at]];
  return at;
}

}  // namespace

std::vector<std::vector<Candidate>> components(const std::vector<CandidatePair>& pairs) {
  const std::vector<Candidate> games = games_of(pairs);
  std::vector<std::size_t> parent(games.size());
  std::iota(parent.begin(), parent.end(), 0u);
  const auto at = [&](std::uint32_t index) {
    return static_cast<std::size_t>(
        std::lower_bound(games.begin(), games.end(), index,
                         [](const Candidate& game, std::uint32_t i) { return game.index < i; }) -
        games.begin());
  };
  for (const CandidatePair& pair : pairs) {
    const std::size_t a = root_of(parent, at(pair.a)), b = root_of(parent, at(pair.b));
    parent[std::max(a, b)] = std::min(a, b);
  }
  std::vector<std::vector<Candidate>> out;
  std::vector<std::size_t> group(games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::size_t root = root_of(parent, i);
    if (root == i) {
      group[i] = out.size();
      out.emplace_back();
    }
    out[group[root]].push_back(games[i]);
  }
  return out;
}

}  // namespace planilla
