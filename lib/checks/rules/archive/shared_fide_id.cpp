// shared-fide-id: two players of one FIDE id.
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_set>
#include <vector>

#include "archive/spill/grouped_entries.h"
#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/facts/edit_distance.h"
#include "checks/facts/names.h"
#include "rules/shared_fide_id.h"

namespace planilla::checks {

namespace {

// Odd, and nothing else is asked of it.
constexpr std::uint64_t spread = 0x9e3779b97f4a7c15;

struct Holder {
  std::uint64_t key = 0;  // of the id
  std::uint64_t number = 0, name = 0;
  std::uint32_t id = 0;
  bool black = false;
  friend bool operator<(const Holder& a, const Holder& b) {
    return std::tie(a.key, a.number, a.black) < std::tie(b.key, b.number, b.black);
  }
};

bool one_person(std::string_view a, std::string_view b) {
  const PlayerName x = player_name(a), y = player_name(b);
  return x.surname == y.surname || edit_distance<char>(x.surname, y.surname, 2) <= 2 ||
         fold_name(a).find(y.surname) != std::string::npos;
}

struct SharedId {
  Holder first, other;
};

class SharedIds : public AcrossGames {
public:
  void see(const NotedGame& game) override {
    add(game.white_id, game.white, false, game.number);
    add(game.black_id, game.black, true, game.number);
  }

  bool wants(KnownTexts& texts) override {
    holders_.for_each_group([&](std::span<const Holder> holders) { look_at_id(holders, texts); });
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (const auto& [first, other] : found_) {
      const std::string_view name = texts.text(other.name), usual = texts.text(first.name);
      if (one_person(name, usual)) continue;
      out.add(other.number,
              Finding(
                  diagnostics::SharedFideId{
                      .id = other.id, .name = name, .usual = usual, .other = first.number},
                  {}));
    }
  }

private:
  // Once is enough of those that stand again and again.
  void add(std::uint32_t id, const NotedText& name, bool black, std::uint64_t number) {
    constexpr std::size_t most = 1 << 16;
    if (id == 0 || !name.known()) return;
    if (met_.size() >= most) met_.clear();
    if (met_.insert(id * spread ^ name.hash).second)
      holders_.add({id * spread, number, name.hash, id, black});
  }

  // Each other name is told once, where it stands first.
  void look_at_id(std::span<const Holder> holders, KnownTexts& texts) {
    const Holder& first = holders.front();
    std::unordered_set<std::uint64_t> seen = {first.name};
    for (const Holder& holder : holders) {
      if (!seen.insert(holder.name).second) continue;
      texts.want(first.name);
      texts.want(holder.name);
      found_.push_back({first, holder});
    }
  }

  std::unordered_set<std::uint64_t> met_;  // ids with their names
  GroupedEntries<Holder> holders_{rule_memory};
  std::vector<SharedId> found_;
};

}  // namespace

Check shared_fide_id() {
  return {
      .rule = rules::shared_fide_id,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "Two players of one FIDE id",
      .why = R"(One FIDE id stands beside two names that are not spellings of each other.
Reports to FIDE go by the id: the games of one player would be rated for the
other.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[WhiteFideId "2200001"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]
[WhiteFideId "2200001"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[WhiteFideId "2200001"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "1-0"]
[WhiteFideId "2200003"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .message =
          "FIDE id {id} is given to «{name}» here and to «{usual}» in game {other, "
          "number, ::group-off}",
      .args = R"(
id: number; the FIDE ID
name: text; the player who has it here
usual: text; the player who had it first
other: number; number of the other game, over the whole input
)",
      .across = across<SharedIds>,
  };
}

}  // namespace planilla::checks
