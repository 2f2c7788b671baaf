// duplicate-game: the same game twice.
#include <xxhash.h>

#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "archive/spill/grouped_entries.h"
#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/facts/names.h"
#include "checks/facts/seen_twice.h"
#include "rules/duplicate_game.h"

namespace planilla::checks {

namespace {

// Sixteen bytes of key: of a thousand million games no two meet by chance.
struct KeyedGame {
  std::uint64_t key = 0, more = 0;
  std::uint64_t number = 0;
  friend bool operator<(const KeyedGame& a, const KeyedGame& b) {
    return std::tie(a.key, a.more, a.number) < std::tie(b.key, b.more, b.number);
  }
};

bool is_compared(const NotedGame& game) {
  constexpr std::uint32_t anonymous_game = 40;
  if (game.moves == 0 || !game.whole) return false;  // of what could not be read nobody knows
  return game.white.known() || game.black.known() || game.plies >= anonymous_game;
}

// "Gelfand Boris (BLR)": a federation, a rating or a club is no surname.
std::string_view without_brackets(std::string_view name) {
  const std::size_t bracket = name.find_first_of("([");
  return bracket == 0 ? name : name.substr(0, bracket);
}

class DuplicateGames : public AcrossGames {
public:
  void see(const NotedGame& game) override { moves_.note(game.moves); }

  bool wants(KnownTexts&) override { return !std::exchange(asked_, true) && moves_.any_twice(); }

  void see_again(const NotedGame& game) override {
    if (!is_compared(game) || !moves_.maybe(game.moves)) return;
    const XXH128_hash_t key = key_of(game);
    games_.add({.key = key.high64, .more = key.low64, .number = game.number});
  }

  void finish(const KnownTexts&, CrossFindings& out) override {
    games_.for_each_group([&](std::span<const KeyedGame> group) {
      for (std::size_t i = 1, first = 0; i < group.size(); ++i) {
        if (group[i].more != group[first].more)
          first = i;
        else
          out.add(group[i].number,
                  Finding(diagnostics::DuplicateGame{.other = group[first].number}, {}));
      }
    });
  }

private:
  // What two entries of one game have in common: the moves, and the players' surnames. Short games
  // are played again and again: those must be of one day too.
  XXH128_hash_t key_of(const NotedGame& game) {
    constexpr std::uint32_t short_game = 30;
    const std::uint64_t parts[] = {
        game.moves, surname(game.white), surname(game.black),
        game.plies < short_game ? static_cast<std::uint64_t>(game.date) : 0};
    return XXH3_128bits(parts, sizeof parts);
  }

  std::uint64_t surname(const NotedText& name) {
    constexpr std::size_t most = 1 << 16;
    if (surnames_.size() >= most) surnames_.clear();
    const auto [found, is_new] = surnames_.try_emplace(name.hash);
    if (is_new) {
      const std::string folded = player_name(without_brackets(name.text)).surname;
      found->second = XXH3_64bits(folded.data(), folded.size());
    }
    return found->second;
  }

  RepeatedKeys moves_;
  bool asked_ = false;
  std::unordered_map<std::uint64_t, std::uint64_t> surnames_;  // of names, their hashes
  GroupedEntries<KeyedGame> games_{rule_memory};
};

}  // namespace

Check duplicate_game() {
  return {
      .rule = rules::duplicate_game,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "The same game twice",
      .why = R"(A game with the same moves between players of the same surnames stands earlier
in the input. Archives that were joined count such games twice. Short games,
which are played more than once, must also bear the same date. A game of whose main
line some text could not be read is compared with none.

`planilla clean` keeps the better of the two, and looks further: for names that
are spelt otherwise, for games that are the beginning of another, and for those in
which a few moves differ. What it leaves out need not be told here.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *)",
      .message = "the same game as game {other, number, ::group-off}",
      .args = R"(
other: number; number of the other game, over the whole input
)",
      .across = across<DuplicateGames>,
  };
}

}  // namespace planilla::checks
