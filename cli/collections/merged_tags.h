// clean --merge-tags: what copies that are dropped say, and the copy that is kept does not.
//
//   MergedTags merged;
//   merged.note(decision, text_of_dropped);           // in the order of the input
//   std::string text = merged.filled(kept, text_of_kept);
//   merged.from(kept, dropped)                        // {"WhiteElo", "Round"}: filled by that copy
//
// Numbers are indices of the search for duplicates, texts are games of PGN. A gap is a tag that is
// missing or says nothing, a date of which a part is missing, or a player's name of which another
// copy has more (`José` of `J.`); the first copy that can fills it.
// FEN, SetUp and PlyCount belong to the moves and are never taken; Result is, with the word that
// ends the game, where the copy has as many half-moves. Memory: the tags of
// the copies that are dropped, until the game they are copies of is written.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "archive/duplicates/decision_store.h"

namespace planilla {

class MergedTags {
public:
  void note(const TwinDecision& decision, std::string_view text);
  std::string filled(std::uint32_t kept, std::string_view text);
  std::vector<std::string> from(std::uint32_t kept, std::uint32_t dropped) const;

private:
  struct Offer {
    std::string name, value;  // as it stands between the quotes
    std::uint32_t source = 0;
  };
  std::map<std::uint32_t, std::vector<Offer>> offers_;  // by the game that is kept
};

}  // namespace planilla
