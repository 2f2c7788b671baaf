// Two names with no sign between them.
//
//   pairing_by_initials(line, title_words(line, lexicon), lexicon);
//
// Both return nothing where there are no two names so. What they return are views into the lines.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "game/titles/title_names.h"
#include "game/titles/title_words.h"

namespace planilla {

// `A. Karpov  G. Kasparov`: initials begin each name.
std::optional<Pairing> pairing_by_initials(std::string_view line,
                                           const std::vector<TitleWord>& words,
                                           const Lexicon& lexicon);

// `White. Black. Pillsbury. Lasker.`, `White. Black. Mason G. Bird`: columns that a scanner ran
// together in one line.
std::optional<Pairing> pairing_behind_heads(std::string_view line,
                                            const std::vector<TitleWord>& words,
                                            const Lexicon& lexicon);

// `Gómez, Ana` above `Pérez, Luis`, `Ana Gómez (ESP)` above `Luis Pérez (COL)`, `Luis Pérez
// (negras)` above `Ana Gómez (blancas)`, `Ana Gómez 1/2` above `Luis Pérez 1/2`.
std::optional<Pairing> pairing_of_lines(std::string_view line, std::string_view next,
                                        const Lexicon& lexicon);

// `Ana Gómez` above `vs` above `Luis Pérez`.
std::optional<Pairing> pairing_around_sign(std::string_view first, std::string_view sign,
                                           std::string_view second, const Lexicon& lexicon);

// `Ana Gómez Luis Pérez Cali, 1998`: two whole names that `text` holds elsewhere too, apart.
std::optional<Pairing> pairing_of_known_names(std::string_view line,
                                              const std::vector<TitleWord>& words,
                                              std::string_view text, const Lexicon& lexicon);

}  // namespace planilla
