// What `clean` changes in a game.
//
//   GameEdits edits;
//   edits.drop_comments = true;
//   edits.apply_to_tags(game, findings);        // before it is checked; a finding for each change
//   edits.apply(game);                          // before it is written
//
// Control characters are left out of comments. Tags are cleaned (tag_cleaning.h), renamed and
// filled in as asked for; elements and tags are left out as asked for. Text that could not be read
// always stays, and so do comments in which an earlier conversion told of a doubt.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "archive/eco/openings.h"
#include "archive/edits/tag_words.h"
#include "game/model/game.h"

namespace planilla {

struct GameEdits {
  bool drop_comments = false, drop_variations = false, drop_nags = false;
  bool drop_clocks = false, drop_evals = false;
  bool drop_marks = false;                                // coloured squares and arrows
  std::set<std::string, std::less<>> drop_tags;           // names, in capitals or small letters
  std::set<std::string, std::less<>> keep_tags;           // beside those needed; empty: all
  std::map<std::string, std::string, std::less<>> names;  // of White and Black: as it should be
  bool ascii_names = false;
  TagWords words;                      // in which dates and rounds may be written
  const Openings* openings = nullptr;  // fills ECO, Opening, Variation where they are missing

  // The roster, and what says where the game begins: such tags are never left out.
  static bool is_needed(std::string_view tag);
  // True if something was changed.
  bool apply_to_tags(Game& game, Findings& findings) const;
  bool apply(Game& game) const;
};

}  // namespace planilla
