// Sentences above a game, and the players that one of them names.
//
//   for (std::string_view sentence : title_sentences(line, lexicon))
//     if (auto players = pairing_in_sentence(sentence, lexicon)) ...
//
// Views into the line.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "game/titles/title_names.h"

namespace planilla {

// Parted by `.`, `!` and `?` behind whole words.
std::vector<std::string_view> title_sentences(std::string_view line, const Lexicon& lexicon);

// Where words say who played White, or stand around both names: `en la partida entre Ana Gómez
// (con blancas) y Luis Pérez`.
std::optional<Pairing> pairing_in_sentence(std::string_view sentence, const Lexicon& lexicon);

}  // namespace planilla
