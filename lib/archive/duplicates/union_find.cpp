// Union and find over the games that stand in some pair.
#include "archive/duplicates/union_find.h"

#include <algorithm>
#include <numeric>

namespace planilla {

namespace {

std::vector<std::uint32_t> places_of(const std::vector<CandidatePair>& pairs) {
  std::vector<std::uint32_t> places;
  places.reserve(pairs.size() * 2);
  for (const CandidatePair& pair : pairs) {
    places.push_back(pair.a);
    places.push_back(pair.b);
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

std::size_t root_of(std::vector<std::size_t>& parent, std::size_t at) {
  while (parent[at] != at) at = parent[at] = parent[parent[at]];
  return at;
}

}  // namespace

std::vector<std::vector<std::uint32_t>> components(const std::vector<CandidatePair>& pairs) {
  const std::vector<std::uint32_t> places = places_of(pairs);
  std::vector<std::size_t> parent(places.size());
  std::iota(parent.begin(), parent.end(), std::size_t{0});
  const auto at = [&](std::uint32_t place) {
    return static_cast<std::size_t>(std::lower_bound(places.begin(), places.end(), place) -
                                    places.begin());
  };
  for (const CandidatePair& pair : pairs) {
    const std::size_t a = root_of(parent, at(pair.a)), b = root_of(parent, at(pair.b));
    parent[std::max(a, b)] = std::min(a, b);
  }
  std::vector<std::vector<std::uint32_t>> out;
  std::vector<std::size_t> group(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::size_t root = root_of(parent, i);
    if (root == i) {
      group[i] = out.size();
      out.emplace_back();
    }
    out[group[root]].push_back(places[i]);
  }
  return out;
}

}  // namespace planilla
