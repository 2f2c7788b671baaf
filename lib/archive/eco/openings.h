// Openings by position, from data/openings/.
//
//   Openings openings(data, notations);              // a few hundredths of a second; once
//   if (const Opening* found = openings.find(game)) use(found->eco, found->name);
//
// The last position of the main line that stands in the table decides, so that a game that came to
// it by other moves is met too. Games from a position of their own have none. Any number of threads
// may ask.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/data.h"
#include "game/model/game.h"
#include "notation/read/notations.h"

namespace planilla {

struct Opening {
  std::string eco;        // "B90"
  std::string name;       // "Sicilian Defense"
  std::string variation;  // "Najdorf Variation, English Attack"; may be empty
};

class Openings {
public:
  // Throws DataError for a line that is no opening.
  Openings(const Data& data, const Notations& notations);
  const Opening* find(const Game& game) const;
  // Does the main line come through a position whose code begins so ("B9")?
  bool passes(const Game& game, std::string_view beginning) const;
  std::size_t size() const { return by_position_.size(); }

private:
  std::unordered_map<std::uint64_t, Opening> by_position_;
};

}  // namespace planilla
