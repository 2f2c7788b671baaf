// player-spelt-several-ways: one player under several spellings.
#include <algorithm>
#include <set>
#include <unordered_set>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/respelt.h"
#include "checks/facts/spellings.h"
#include "rules/player_spelt_several_ways.h"

namespace planilla::checks {

namespace {

// Those who played each other are two. Looked for only where two may be one.
class PlayerSpellings : public AcrossGames {
public:
  void see(const TextUses& uses) override { names_.add(uses.of(TextRole::player)); }

  void search() override {
    found_ = names_.find();
    std::erase_if(found_, [](const Respelt& one) {
      return one.odd.id != 0 && one.usual.id != 0 && one.odd.id != one.usual.id;
    });
    for (const Respelt& one : found_) {
      odd_.insert(one.odd.hash);
      pairs_.insert(pair_of(one.odd.hash, one.usual.hash));
    }
  }

  bool wants(KnownTexts&) override { return !std::exchange(asked_, true) && !found_.empty(); }

  void see_again(const NotedGame& game) override {
    if (!odd_.contains(game.white.hash) && !odd_.contains(game.black.hash)) return;
    const Pair pair = pair_of(game.white.hash, game.black.hash);
    if (pairs_.contains(pair)) met_.insert(pair);
  }

  void finish(const KnownTexts&, CrossFindings& out) override {
    for (const auto& [odd, usual] : found_) {
      if (met_.contains(pair_of(odd.hash, usual.hash))) continue;
      out.add(odd.first, Finding(diagnostics::PlayerSpeltSeveralWays{.name = odd.text,
                                                                     .games = odd.games,
                                                                     .usual = usual.text,
                                                                     .usual_games = usual.games},
                                 {}));
    }
  }

private:
  using Pair = std::pair<std::uint64_t, std::uint64_t>;
  static Pair pair_of(std::uint64_t a, std::uint64_t b) { return std::minmax(a, b); }

  RespeltTexts names_{rule_memory, player_spellings};
  bool asked_ = false;
  std::vector<Respelt> found_;
  std::unordered_set<std::uint64_t> odd_;
  std::set<Pair> pairs_, met_;
};

}  // namespace

Check player_spelt_several_ways() {
  return {
      .rule = rules::player_spelt_several_ways,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "One player under several spellings",
      .why = R"(Two names of the archive differ in accents, capitals, punctuation, the order
of the names, in initials for given names, or in one letter of a long name:
probably one player. His games are then counted for two. Told once, at the
first game of the rarer spelling.

A guess. Names that met each other, or have different FIDE ids, are taken for
two players; names of one word, as online, are left alone.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Petrosian, Tigran"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Petrosian, Tigran"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Petrosjan, Tigran"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Petrosian, Tigran"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Petrosian, Tigran"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Petrosian, Tigran"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1)",
      .message =
          "«{name}» ({games, plural, one {# game} other {# games}}) is probably «{usual}»"
          " ({usual_games, plural, one {# game} other {# games}})",
      .args = R"(
name: text; the name as it is spelt here
games: number; games under this name
usual: text; as it is spelt most often
usual_games: number; games under that one
)",
      .across = across<PlayerSpellings>,
  };
}

}  // namespace planilla::checks
