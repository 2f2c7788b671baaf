// Two names by short signs beside them, or by nothing but that they are names.
//
//   pairing_by_short_forms("Ana Gómez/Luis Pérez", words, "", lexicon);
//
// Nothing where there are no two names so. What it returns are views into the lines.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/titles/title_names.h"
#include "game/titles/title_words.h"

namespace planilla {

//   Ana Gómez (2105) Luis Pérez (1980)          each with its rating, no sign between them
//   BLANCAS (Ana Gómez) - NEGRAS (Luis Pérez)
//   Ana Gómez/Luis Pérez                        whole names, and nothing else in the line
//   W: Ana Gómez                                the initials of the sides in some language,
//   B: Luis Pérez                               on two lines
std::optional<Pairing> pairing_by_short_forms(std::string_view line,
                                              const std::vector<TitleWord>& words,
                                              std::string_view next, const Lexicon& lexicon);

// `Ana Gómez` above `Luis Pérez`, with nothing beside them. Titles hold names of places, pages and
// writers too: two lines are players where no other line of the title is a name, both are whole
// names (or the text names both again), and none of their words is a word of the text. `text`: of
// the game, with its title.
std::optional<Pairing> pairing_of_bare_lines(std::span<const std::string_view> lines,
                                             std::string_view text, const Lexicon& lexicon);

}  // namespace planilla
