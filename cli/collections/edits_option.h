// The options of `clean` that change games, as GameEdits.
//
//   EditsOption edits(settings, data, notations);
//   edits.apply_to_tags(game, findings);
//   edits.apply(game);
#pragma once

#include <optional>

#include "archive/edits/game_edits.h"
#include "archive/identity/given_names.h"
#include "collections/sorting_settings.h"

namespace planilla {

class EditsOption {
public:
  // Reads the file of names. Throws UsageError for a line that is no pair.
  EditsOption(const SortingSettings& settings, const Data& data, const Notations& notations);
  bool apply_to_tags(Game& game, Findings& findings) const {
    return edits_.apply_to_tags(game, findings);
  }
  // By which forms of given names players are known.
  const GivenNames& given_names() const { return given_names_; }
  bool apply(Game& game) const { return edits_.apply(game); }

private:
  GivenNames given_names_;
  std::optional<Openings> openings_;
  GameEdits edits_;
};

}  // namespace planilla
