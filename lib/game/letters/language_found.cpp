// The languages of a class, one after another.
#include "game/letters/language_found.h"
#include "rules/language_found.h"

#include <string>

namespace planilla {

void raise_language_found(Game& game) {
  std::string languages;
  for (const std::string& tag : game.read_as.languages)
    languages.append(languages.empty() ? "" : ", ").append(tag);
  Finding finding{rules::language_found, {game.extent.begin, game.extent.begin}};
  finding.with("languages", languages.empty() ? "none" : languages)
      .with("notation", game.read_as.notation)
      .with("plies", game.read_as.plies_to_certainty);
  game.findings.push_back(std::move(finding));
}

}  // namespace planilla
