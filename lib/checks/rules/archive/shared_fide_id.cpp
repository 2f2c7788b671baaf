// shared-fide-id: two players of one FIDE id.
#include <algorithm>
#include <span>
#include <string_view>
#include <tuple>
#include <unordered_set>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "checks/facts/edit_distance.h"
#include "checks/facts/names.h"
#include "rules/shared_fide_id.h"

namespace planilla::checks {

namespace {

struct Holder {
  std::uint32_t id, name;
  bool black;
  const ArchiveGame* game;
  auto key() const { return std::tuple(id, game->number, black); }
};

bool one_person(std::string_view a, std::string_view b) {
  const PlayerName x = player_name(a), y = player_name(b);
  return x.surname == y.surname || edit_distance<char>(x.surname, y.surname, 2) <= 2 ||
         fold_name(a).find(y.surname) != std::string::npos;
}

// Each other name is told once, where it stands first.
void look_at_id(const Archive& archive, std::span<const Holder> holders,
                std::vector<CrossFinding>& out) {
  const Holder& first = holders.front();
  std::unordered_set<std::uint32_t> seen = {first.name};
  for (const Holder& holder : holders) {
    if (!seen.insert(holder.name).second) continue;
    if (one_person(archive.text(holder.name), archive.text(first.name))) continue;
    CrossFinding found = archive.at(*holder.game, rules::shared_fide_id);
    found.finding.say(diagnostics::SharedFideId{.id = holder.id,
                                                .name = archive.text(holder.name),
                                                .usual = archive.text(first.name),
                                                .other = first.game->number});
    out.push_back(std::move(found));
  }
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  std::vector<Holder> holders;
  for (const ArchiveGame& game : archive.games()) {
    if (game.white_id != 0 && game.white != 0)
      holders.push_back({game.white_id, game.white, false, &game});
    if (game.black_id != 0 && game.black != 0)
      holders.push_back({game.black_id, game.black, true, &game});
  }
  std::sort(holders.begin(), holders.end(),
            [](const Holder& a, const Holder& b) { return a.key() < b.key(); });
  for (std::size_t begin = 0, end = 0; begin < holders.size(); begin = end) {
    while (end < holders.size() && holders[end].id == holders[begin].id) ++end;
    look_at_id(archive, std::span(holders).subspan(begin, end - begin), out);
  }
}

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
      .across = across,
  };
}

}  // namespace planilla::checks
