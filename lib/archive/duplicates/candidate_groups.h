// Games that share a key, and which of them are compared: all where they are few, else those that
// share a player too. So the work grows with the archive, and not with its square.
#pragma once

#include <algorithm>
#include <vector>

#include "archive/duplicates/twin_search.h"

namespace planilla {

// Calls `use(begin, end)` for every run of two keys or more that are equal.
template <typename Use>
void for_each_group(std::vector<CandidateKey>& keys, const Use& use) {
  std::sort(keys.begin(), keys.end(), [](const CandidateKey& a, const CandidateKey& b) {
    return a.key != b.key ? a.key < b.key : a.index < b.index;
  });
  const CandidateKey* begin = keys.data();
  const CandidateKey* end = begin + keys.size();
  while (begin != end) {
    const CandidateKey* last = begin + 1;
    while (last != end && last->key == begin->key) ++last;
    if (last - begin > 1) use(begin, last);
    begin = last;
  }
}

// Sets of games of which any two may be one. A game may stand in several.
std::vector<std::vector<Candidate>> comparable(const CandidateKey* begin, const CandidateKey* end);

// The pairs of a group that are to be compared.
void append_pairs(const CandidateKey* begin, const CandidateKey* end,
                  std::vector<CandidatePair>& out);

}  // namespace planilla
