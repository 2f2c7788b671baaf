// The languages of a class, one after another.
#include "game/letters/language_found.h"
#include "rules/language_found.h"

#include <string>

namespace planilla {

void raise_language_found(Game& game) {
  constexpr std::size_t most = 12, named = 3;
  const auto tags = languages_of_both(game.read_as);
  std::string languages, some;
  std::size_t count = 0;
  for (const std::string& tag : tags) {
    languages.append(languages.empty() ? "" : ", ").append(tag);
    if (++count == named) some = languages;
  }
  if (languages.empty()) languages = "none";
  diagnostics::LanguageFound said{.languages = languages,
                                  .notation = game.read_as.notation,
                                  .plies = game.read_as.plies_to_certainty};
  if (count > most) said.shared = count, said.some = some;
  game.findings.emplace_back(said, {game.extent.begin, game.extent.begin});
}

}  // namespace planilla
