// Large groups are split by the players.
#include "archive/duplicates/candidate_groups.h"

#include <utility>

namespace planilla {

namespace {

constexpr std::size_t few = 48;

Candidate candidate(const CandidateKey& key) {
  return {.index = key.index, .place = key.place, .white = key.white, .black = key.black};
}

using Named = std::pair<std::uint32_t, Candidate>;  // by what it is found

// Runs of the same name, cut into pieces that overlap by half where they are long.
void split_named(std::vector<Named>& named, std::vector<std::vector<Candidate>>& out) {
  std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) {
    return a.first != b.first ? a.first < b.first : a.second.index < b.second.index;
  });
  // Two words of a name may have one key: a game is no twin of itself.
  const auto is_same = [](const Named& a, const Named& b) {
    return a.first == b.first && a.second.index == b.second.index;
  };
  named.erase(std::unique(named.begin(), named.end(), is_same), named.end());
  for (std::size_t begin = 0; begin < named.size();) {
    std::size_t end = begin + 1;
    while (end < named.size() && named[end].first == named[begin].first) ++end;
    for (std::size_t at = begin; end - begin > 1; at += few / 2) {
      std::vector<Candidate>& set = out.emplace_back();
      for (std::size_t i = at; i < std::min(end, at + few); ++i) set.push_back(named[i].second);
      if (at + few >= end) break;
    }
    begin = end;
  }
}

std::vector<std::vector<Candidate>> split_by_names(const std::vector<Candidate>& games) {
  std::vector<std::vector<Candidate>> out;
  std::vector<Named> by_both, by_white, by_black;
  for (const Candidate& game : games) {
    for (const std::uint16_t white : {game.white.first, game.white.second}) {
      if (white != 0) by_white.emplace_back(white, game);
      for (const std::uint16_t black : {game.black.first, game.black.second})
        if (white != 0 && black != 0)
          by_both.emplace_back(std::uint32_t{white} << 16 | black, game);
    }
    for (const std::uint16_t black : {game.black.first, game.black.second})
      if (black != 0) by_black.emplace_back(black, game);
  }
  split_named(by_both, out);
  split_named(by_white, out);
  split_named(by_black, out);
  return out;
}

}  // namespace

std::vector<std::vector<Candidate>> comparable(const CandidateKey* begin, const CandidateKey* end) {
  std::vector<Candidate> games;
  for (const CandidateKey* key = begin; key != end; ++key)
    if (games.empty() || games.back().index != key->index) games.push_back(candidate(*key));
  if (games.size() < 2) return {};
  const bool by_names = games.size() > few || begin->kind() == KeyKind::early;
  return by_names ? split_by_names(games) : std::vector<std::vector<Candidate>>{std::move(games)};
}

void append_pairs(const CandidateKey* begin, const CandidateKey* end,
                  std::vector<CandidatePair>& out) {
  for (const std::vector<Candidate>& games : comparable(begin, end))
    for (std::size_t i = 0; i < games.size(); ++i)
      for (std::size_t j = i + 1; j < games.size(); ++j) {
        const Candidate &a = games[i], &b = games[j];
        if (a.index == b.index) continue;
        out.push_back(a.index < b.index ? CandidatePair{a.index, b.index, a.place, b.place}
                                        : CandidatePair{b.index, a.index, b.place, a.place});
      }
}

}  // namespace planilla
