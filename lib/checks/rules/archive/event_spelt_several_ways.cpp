// event-spelt-several-ways: one event under several spellings.
#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/respelt.h"
#include "checks/facts/spellings.h"
#include "rules/event_spelt_several_ways.h"

namespace planilla::checks {

namespace {

using Years = std::set<int>;  // 0: of a game without a date

// Only games of one year can be of one event; of two years, they are of two that bear like names.
bool may_be_one(const Years& one, const Years& other) {
  return one.contains(0) || other.contains(0) ||
         std::any_of(one.begin(), one.end(), [&](int year) { return other.contains(year); });
}

// Their years are looked for only where two may be one.
class EventSpellings : public AcrossGames {
public:
  void see(const TextUses& uses) override { events_.add(uses.of(TextRole::event)); }

  void search() override {
    found_ = events_.find();
    for (const Respelt& one : found_)
      for (const RespeltText* event : {&one.odd, &one.usual}) years_[event->hash];
  }

  bool wants(KnownTexts&) override { return !std::exchange(asked_, true) && !found_.empty(); }

  void see_again(const NotedGame& game) override {
    const auto years = years_.find(game.event.hash);
    if (years != years_.end()) years->second.insert(game.year());
  }

  void finish(const KnownTexts&, CrossFindings& out) override {
    for (const auto& [odd, usual] : found_) {
      if (!may_be_one(years_.at(odd.hash), years_.at(usual.hash))) continue;
      out.add(odd.first, Finding(diagnostics::EventSpeltSeveralWays{.name = odd.text,
                                                                    .games = odd.games,
                                                                    .usual = usual.text,
                                                                    .usual_games = usual.games},
                                 {}));
    }
  }

private:
  RespeltTexts events_{rule_memory, title_spellings};
  bool asked_ = false;
  std::vector<Respelt> found_;
  std::unordered_map<std::uint64_t, Years> years_;  // of those that were found
};

}  // namespace

Check event_spelt_several_ways() {
  return {
      .rule = rules::event_spelt_several_ways,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "One event under several spellings",
      .why = R"(Two events of the archive differ in capitals, accents, punctuation or one
letter of a long word: probably one. Whoever looks for its games finds half of
them. Numbers and short words must agree, and some of their games must be of the
same year. Told once, at the first game.)",
      .bad = R"([Event "Torneo de Candidatos"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Torneo de candidatos"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .good = R"([Event "Torneo de Candidatos"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Torneo de Candidatos"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .message =
          "events «{name}» ({games, plural, one {# game} other {# games}}) and «{usual}» "
          "({usual_games, plural, one {# game} other {# games}}) are probably one "
          "name",
      .args = R"(
name: text; the event as it is spelt here
games: number; how many games have it so
usual: text; as it is spelt most often
usual_games: number; how many games have that
)",
      .across = across<EventSpellings>,
  };
}

}  // namespace planilla::checks
