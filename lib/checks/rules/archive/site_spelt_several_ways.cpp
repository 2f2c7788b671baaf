// site-spelt-several-ways: one site under several spellings.
#include "rules/site_spelt_several_ways.h"

#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/respelt.h"
#include "checks/facts/spellings.h"

namespace planilla::checks {

namespace {

class SiteSpellings : public AcrossGames {
public:
  void see(const TextUses& uses) override { sites_.add(uses.of(TextRole::site)); }
  void search() override { found_ = sites_.find(); }

  void finish(const KnownTexts&, CrossFindings& out) override {
    for (const auto& [odd, usual] : found_)
      out.add(odd.first, Finding(diagnostics::SiteSpeltSeveralWays{.name = odd.text,
                                                                   .games = odd.games,
                                                                   .usual = usual.text,
                                                                   .usual_games = usual.games},
                                 {}));
  }

private:
  RespeltTexts sites_{rule_memory, title_spellings};
  std::vector<Respelt> found_;
};

}  // namespace

Check site_spelt_several_ways() {
  return {
      .rule = rules::site_spelt_several_ways,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "One site under several spellings",
      .why = R"(Two sites of the archive differ in capitals, accents, punctuation or one
letter of a long word: probably one. Numbers and short words must agree. Told
once, at the first game.)",
      .bad = R"([Event "Open"]
[Site "Málaga"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Malaga"]
[Date "2001.05.12"]
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .good = R"([Event "Open"]
[Site "Málaga"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Málaga"]
[Date "2001.05.12"]
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .message =
          "sites «{name}» ({games, plural, one {# game} other {# games}}) and «{usual}» "
          "({usual_games, plural, one {# game} other {# games}}) are probably one "
          "name",
      .args = R"(
name: text; the site as it is spelt here
games: number; how many games have it so
usual: text; as it is spelt most often
usual_games: number; how many games have that
)",
      .across = across<SiteSpellings>,
  };
}

}  // namespace planilla::checks
