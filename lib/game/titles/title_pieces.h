// The pieces of a title's line, and the event that one of them names.
//
//   title_pieces("Abierto de Cali 2019 | ronda 5", lexicon);   // two
//   event_in("Liga de Kiel, Runde 3 (Kiel, ", lexicon);        // name `Liga de Kiel`
//
// All are views into the text that is passed in, without blanks around them.
#pragma once

#include <string_view>
#include <vector>

#include "game/model/lexicon.h"

namespace planilla {

struct TitlePiece {
  std::string_view text;
  bool behind_sign = false;  // not behind a stop: of `Tal - Keres, 1959` the piece `Keres, 1959`
};

// Parted by a stop behind a whole word, a semicolon, and by `|`, `/`, a bullet or a dash that stand
// between blanks.
std::vector<TitlePiece> title_pieces(std::string_view line, const Lexicon& lexicon);

struct TitleEvent {
  std::string_view name;    // "" for none
  std::string_view behind;  // its comma or parenthesis first
  bool takes_year = false;  // a year behind the text belongs to the name: `Abierto de Cali 2019`
};

// The event that a text names: an event's word, and no other word in small letters: `Campeonato de
// España`, not `El torneo fue ganado por ...`. Not a round, nor the commas before it.
TitleEvent event_in(std::string_view text, const Lexicon& lexicon);

// Of `1-0, New York, USA (`: what stands between commas and parentheses behind rounds, results and
// codes of openings.
std::string_view place_in(std::string_view text, const Lexicon& lexicon);

// `Ronda 5`, `9. Runde`
bool is_round(std::string_view text, const Lexicon& lexicon);

}  // namespace planilla
