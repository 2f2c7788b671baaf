// A line of a title in words, and what the words speak of.
//
//   for (const TitleWord& word : title_words("Partida 3: Ana Gómez – Luis Pérez (1850)", lexicon))
//     // "Partida" WordOf::game, "3" digits, "Ana" ..., "–" WordOf::against
//
// A name is one to five words that begin with a capital, with small words between them (`de la`,
// `van der`), none of which speaks of anything else.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "game/model/lexicon.h"

namespace planilla {

enum class WordOf : std::uint8_t {
  anything,
  opening,  // Defensa, Variante
  event,    // Torneo, Memorial
  game,     // Partida 3
  nobody,   // Amateur, N. N.
  against,  // vs, contra; x and dashes (`weak`)
  between,  // entre
  rating,   // Elo
  person,   // Dr., Srta.
  plays,    // conducía, piezas: beside a side
  beats,    // derrotó: between two players
  loses,    // perdió
  victory,  // victoria de ... sobre ...
  meet,     // jugaron: before two players
  white,    // Blancas
  black,    // Negras
  heading,  // Ronda, Fecha
};

struct TitleWord {
  std::string_view text;  // with its punctuation
  std::string_view bare;  // without
  WordOf of{};
  bool weak = false;        // a dash
  std::size_t at = 0;       // in the line
  bool ends_piece() const;  // a full stop behind a whole word, or a semicolon
};

// Small letters of ASCII, so many bytes at most: `a`, `le`, `va`.
bool is_small_word(std::string_view word, std::size_t longest);

// `H.`
bool is_initial(std::string_view word);

std::vector<TitleWord> title_words(std::string_view line, const Lexicon& lexicon);

// `Gómez, Ana`, `J. R. Capablanca`, `N. N.`; not `Defensa Francesa`, `Un gran torneo`.
bool is_name(std::string_view text, const Lexicon& lexicon);

// The same of a place: `Wijk aan Zee`. Its small words are of any kind.
bool is_place(std::string_view text, const Lexicon& lexicon);

// The year that a text names, 1500 to 2099; "" for none.
std::string_view year_in(std::string_view text);

std::string_view trim_title(std::string_view text);

// The result with which it ends, `(1-0)`, of two scores; none: it ends with none.
Result title_result(std::string_view text);

}  // namespace planilla
