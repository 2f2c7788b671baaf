// Players beside words that say their side.
//
//   pairing_in_brackets(line, title_words(line, lexicon), lexicon);
//
// All return nothing where the line names no two players so. What they return are views into the
// lines.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/titles/title_names.h"
#include "game/titles/title_words.h"

namespace planilla {

// `White, Mr Smith; Black, Mr Jones`, `Blancas Ana Gómez (1850)` above `Negras ...`: words of the
// sides without their colon.
std::optional<Pairing> pairing_by_sides(std::string_view line, const std::vector<TitleWord>& words,
                                        std::string_view next, const Lexicon& lexicon);

// `Blancas   Negras` above `(Rubinstein)   (Capablanca)`, `White. Black.` above `Pillsbury.
// Lasker.`
std::optional<Pairing> pairing_in_columns(const std::vector<TitleWord>& words,
                                          std::string_view next, const Lexicon& lexicon);

// `Con blancas Ana Gómez, con negras Luis Pérez`, `♔ Ana Gómez ♚ Luis Pérez`, `Las blancas las
// conducía Ana Gómez, y las negras Luis Pérez`.
std::optional<Pairing> pairing_behind_sides(std::string_view line,
                                            const std::vector<TitleWord>& words,
                                            const Lexicon& lexicon);

// `Ana Gómez condujo las blancas y Luis Pérez las negras`, `Ana Gómez con las blancas y Luis Pérez
// con las negras`.
std::optional<Pairing> pairing_before_sides(std::string_view line,
                                            const std::vector<TitleWord>& words,
                                            const Lexicon& lexicon);

// `Blancas` above `Ana Gómez` above `Negras` above `Luis Pérez`.
std::optional<Pairing> pairing_below_sides(std::span<const std::string_view> lines,
                                           const Lexicon& lexicon);

// `Ana Gómez, con negras, derrotó a Luis Pérez`: a word for one side beside the first name.
std::optional<Pairing> pairing_by_one_side(std::string_view line,
                                           const std::vector<TitleWord>& words,
                                           const Lexicon& lexicon);

// `Gómez 1 - Pérez 0`, `Gómez ½, Pérez ½`.
std::optional<Pairing> pairing_by_scores(std::string_view line, const std::vector<TitleWord>& words,
                                         const Lexicon& lexicon);

// `La partida entre Gómez y Pérez (1850)`, `Jugaron Gómez y Pérez`: White is named first.
std::optional<Pairing> pairing_between(std::string_view line, const std::vector<TitleWord>& words,
                                       const Lexicon& lexicon);

// `jugada entre Byrne (blancas) y el niño Fischer (negras)`, in any order.
std::optional<Pairing> pairing_in_brackets(std::string_view line,
                                           const std::vector<TitleWord>& words,
                                           const Lexicon& lexicon);

}  // namespace planilla
