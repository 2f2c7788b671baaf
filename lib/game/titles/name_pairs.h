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

// `Ana Gómez (ESP)` above `Luis Pérez (COL)`.
std::optional<Pairing> pairing_of_lines(std::string_view line, std::string_view next,
                                        const Lexicon& lexicon);

}  // namespace planilla
