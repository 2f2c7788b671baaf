// Which tags were changed, as findings: a note each.
//
//   const TagChanges changes(game);          // as they stand
//   clean_tags(game, words);
//   changes.tell(game, findings);            // "White «Smith (2410)» was written as «Smith»"
//
// A game's tags must not be put in another order in between.
#pragma once

#include <string_view>
#include <vector>

#include "base/finding.h"
#include "game/model/game.h"

namespace planilla {

class TagChanges {
public:
  explicit TagChanges(const Game& game) : before_(game.tags) {}
  void tell(const Game& game, Findings& findings) const;

private:
  std::vector<GameTag> before_;
};

}  // namespace planilla
