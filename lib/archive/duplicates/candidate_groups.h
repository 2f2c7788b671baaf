// Games that share a key, and which of them are compared: all where they are few, else those that
// share a player too. So the work grows with the archive, and not with its square.
#pragma once

#include <vector>

#include "archive/duplicates/candidate_keys.h"

namespace planilla {

// Leaves of `keys` those that stand more than once (and a few others), by their key, then by place.
void sort_shared(std::vector<CandidateKey>& keys);

// Calls `use(begin, end)` for every run of two sorted keys or more that are equal.
template <typename Use>
void for_each_group(const std::vector<CandidateKey>& keys, const Use& use) {
  const CandidateKey* begin = keys.data();
  const CandidateKey* const end = begin + keys.size();
  while (begin != end) {
    const CandidateKey* last = begin + 1;
    while (last != end && last->key == begin->key) ++last;
    if (last - begin > 1) use(begin, last);
    begin = last;
  }
}

// The pairs of a group that are to be compared.
void append_pairs(const CandidateKey* begin, const CandidateKey* end,
                  std::vector<CandidatePair>& out);
// Sorted, each once.
void sort_pairs(std::vector<CandidatePair>& pairs);

// Of so many games of equal moves all pairs are compared.
inline constexpr std::size_t all_compared = 48;

// The players of a game, as they are found; 0: nobody is known to have played.
struct PlayerKeys {
  PersonKeys white, black;
};
// Of many games: sets (of their indices in `games`) of which any two are worth a comparison. A game
// may stand in several. With few games one set holds all. Of many by one player those that lie
// close to each other are compared: alike games belong side by side.
std::vector<std::vector<std::size_t>> comparable(const std::vector<PlayerKeys>& games);

}  // namespace planilla
