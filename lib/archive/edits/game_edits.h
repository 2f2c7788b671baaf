// Changes that the user asked for, made to a game after it was checked and before it is written.
//
//   GameEdits edits;
//   edits.drop_comments = true;
//   edits.apply(game);
//
// Only what is asked for is changed. Text that could not be read always stays.
#pragma once

#include <map>
#include <set>
#include <string>

#include "archive/eco/openings.h"
#include "game/model/game.h"

namespace planilla {

struct GameEdits {
  bool drop_comments = false, drop_variations = false, drop_nags = false;
  bool drop_clocks = false, drop_evals = false;
  std::set<std::string, std::less<>> drop_tags;           // names
  std::set<std::string, std::less<>> keep_tags;           // beside the roster and FEN; empty: all
  std::map<std::string, std::string, std::less<>> names;  // of White and Black: as it should be
  bool ascii_names = false;
  const Openings* openings = nullptr;  // fills ECO, Opening, Variation where they are missing

  bool any() const;
  void apply(Game& game) const;
};

}  // namespace planilla
