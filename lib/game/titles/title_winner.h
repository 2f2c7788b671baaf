// Players of whom a line says who won.
//
//   duel_in("Ana Gómez venció a Luis Pérez en 30 jugadas", lexicon)   // winner Ana Gómez
//
// Which of the two had White only the result of the game tells.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "game/model/lexicon.h"
#include "game/model/result.h"
#include "game/titles/title_names.h"
#include "game/titles/title_player.h"

namespace planilla {

struct Duel {
  Player winner, loser;
};

// `Ana Gómez venció a Luis Pérez`, `Victoria de Ana Gómez sobre Luis Pérez`, `Luis Pérez perdió
// contra Ana Gómez`. Views into the sentence.
std::optional<Duel> duel_in(std::string_view sentence, const Lexicon& lexicon);

// The players of the only duel of which one of the last lines tells in its last sentence, where
// `result` says which of them had White. The last line is nearest to the moves.
Pairing pairing_of_duel(std::span<const std::string_view> lines, Result result,
                        const Lexicon& lexicon);

}  // namespace planilla
