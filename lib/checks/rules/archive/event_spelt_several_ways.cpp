// event-spelt-several-ways: one event under several spellings.
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
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

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  std::vector<const ArchiveGame*> first(archive.text_count());
  std::vector<std::uint64_t> count(archive.text_count());
  std::vector<Years> years(archive.text_count());
  for (const ArchiveGame& game : archive.games()) {
    if (game.event == 0) continue;
    if (count[game.event]++ == 0) first[game.event] = &game;
    years[game.event].insert(game.year());
  }
  std::vector<Spelling> spellings;
  for (std::uint32_t id = 1; id < count.size(); ++id)
    if (first[id]) spellings.push_back({archive.text(id), count[id], first[id]->number, id});
  for (const auto& [odd, usual] : same_titles(std::move(spellings))) {
    if (!may_be_one(years[odd], years[usual])) continue;
    CrossFinding found = archive.at(*first[odd], rules::event_spelt_several_ways);
    found.finding.say(
        diagnostics::EventSpeltSeveralWays{.name = archive.text(static_cast<std::uint32_t>(odd)),
                                           .games = count[odd],
                                           .usual = archive.text(static_cast<std::uint32_t>(usual)),
                                           .usual_games = count[usual]});
    out.push_back(std::move(found));
  }
}

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
      .across = across,
  };
}

}  // namespace planilla::checks
