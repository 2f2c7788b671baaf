// Players named in a title: `Alekhine vs Capablanca`, `García, Pedro (2105) – Muñoz, José (1980)`,
// `White, Mr Smith; Black, Mr Jones`, `A. Karpov  G. Kasparov`.
//
//   const Pairing found = find_pairing(lines, lexicon);
//   if (found.line != Pairing::none) use(found.white.name);
//
// Two names with a dash between them may be the name of an opening, so that something else must
// speak for players: `vs` or `x` in place of the dash, a rating, initials or a comma in a name, the
// year, a line of their own right above the moves, a name that the text names again. In a sentence
// names stand behind `partida` or beside `vs`: `la partida Aronian – Anand (Wijk aan Zee 2013)`.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "game/model/lexicon.h"
#include "game/titles/title_player.h"

namespace planilla {

struct Pairing {
  static constexpr std::size_t none = ~std::size_t{0};
  Player white, black;
  std::string_view lead;    // of the line, before the first name
  std::string_view rest;    // of the line, behind the second name
  std::size_t line = none;  // of the lines
  std::string_view result;  // that the line says by a score beside each name
  int evidence = 0;
};

// Views into `lines`, the title's lines without blanks around them, in their order, the last one
// nearest to the moves. `text`: of the game; a name of the title that it names again is likelier a
// player's. It is asked only where `lines` are views into it.
Pairing find_pairing(std::span<const std::string_view> lines, const Lexicon& lexicon,
                     std::string_view text = {});

// Does a line by itself name two players?
inline bool names_players(std::string_view line, const Lexicon& lexicon) {
  return find_pairing(std::span(&line, 1), lexicon).line != Pairing::none;
}

}  // namespace planilla
