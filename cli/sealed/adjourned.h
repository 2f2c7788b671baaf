// The position in which a move was sealed: from --fen, or after the last move of a game (--after
// FILE[:N]).
//
//   const Adjourned game = find_adjourned(settings, notations, messages);
//
// Throws UsageError for a FEN that is none (with what is wrong with it), a game that is not there,
// or one whose moves cannot all be read: then nobody knows the position.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "board/position.h"
#include "laws/edition.h"
#include "laws/repetition.h"
#include "notation/read/match.h"
#include "notation/read/notations.h"
#include "sealed/sealed_settings.h"
#include "write/findings/messages.h"

namespace planilla {

struct Adjourned {
  Position position;
  GameRecord record;
  std::optional<Wings> wings;  // after a game: on which wing each piece began
  std::vector<std::string>
      languages;  // of the letters: asked for, or those of the game; empty: unknown
  std::vector<std::string> other_languages;  // in which the other player of the game wrote
  Edition edition = newest_edition();  // asked for, or in force on the game's date, or the newest

  // For the envelope: tags of the game (event, round, date, white, black), the last time noted of
  // each side as text ("0:35:12"; empty: none), and whether the last move came with an offer of a
  // draw.
  std::vector<std::pair<std::string, std::string>> tags;
  std::string time[2];
  bool offer_stands = false;
};

Adjourned find_adjourned(const SealedSettings& settings, const Notations& notations,
                         Messages& messages);

}  // namespace planilla
