// The languages of a class, one after another.
#include "game/letters/language_found.h"
#include "rules/language_found.h"

#include <string>

namespace planilla {

void raise_language_found(Game& game) {
  std::string languages;
  for (const std::string& tag : languages_of_both(game.read_as))
    languages.append(languages.empty() ? "" : ", ").append(tag);
  if (languages.empty()) languages = "none";
  game.findings.emplace_back(diagnostics::LanguageFound{.languages = languages,
                                                        .notation = game.read_as.notation,
                                                        .plies = game.read_as.plies_to_certainty},
                             {game.extent.begin, game.extent.begin});
}

}  // namespace planilla
