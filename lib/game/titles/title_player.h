// One player as a title names it.
//
//   player_in("Ana Gómez (2.197)", lexicon)   // {"Ana Gómez", "2.197"}
//
// Views into the text that is passed in.
#pragma once

#include <string_view>

#include "game/model/lexicon.h"

namespace planilla {

struct Player {
  std::string_view name, rating;
};

// `Ana Gómez (1850)`, `Ana Gómez (2.197)`, `[1850]`, `(Elo 1850)`, `(Cuba)`: the name, and the
// rating if there is one.
Player player_in(std::string_view text, const Lexicon& lexicon);

// The same, and a number at the end that could as well be a year is the rating: `Ruiz, 1668`.
Player rated_player_in(std::string_view text, const Lexicon& lexicon);

}  // namespace planilla
