// mixed-languages: the players write in different languages.
#include "rules/mixed_languages.h"
#include "checks/engine/check.h"

namespace planilla::checks {

namespace {

std::string joined(const std::vector<std::string>& tags) {
  std::string out;
  for (const std::string& tag : tags) out.append(out.empty() ? "" : ", ").append(tag);
  return out;
}

void look_for_mixed_languages(const Game& game, const GameFacts&, Findings& out) {
  const std::vector<std::string>& black = game.read_as.black_languages;
  if (black.empty()) return;
  Finding finding{rules::mixed_languages, {game.extent.begin, game.extent.begin}};
  finding.say(diagnostics::MixedLanguages{.languages = joined(game.read_as.languages) + " / " +
                                                       joined(black)});
  out.push_back(std::move(finding));
}

}  // namespace

Check mixed_languages() {
  return {
      .rule = rules::mixed_languages,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "The players write in different languages",
      .why = R"(White's moves are written with the letters of one language and Black's with
those of another: two players filled in the sheet, each in his own, as the
Laws allow (Article C.3).)",
      .bad = R"(1.e4 e5 2.Cf3 Nc6 3.Ab5 Nf6 4.De2 Bc5 5.Cc3 Qe7 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. Qe2 Bc5 5. Nc3 Qe7 *)",
      .message = "the players write in different languages: {languages}",
      .args = R"(
languages: text; tags of the languages of White's moves and, behind a slash, of Black's
)",
      .laws = {.y2009 = "C.3", .y2018 = "C.3", .y2023 = "C.3"},
      .law = "Each player is free to use the letters of his own language for the pieces.",
      .needs = Fact::other_letters,
      .look = look_for_mixed_languages,
  };
}

}  // namespace planilla::checks
