// too-many-games: more games than can be compared.
#include <utility>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "rules/too_many_games.h"

namespace planilla::checks {

namespace {

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  if (archive.left_out() == 0 || archive.games().empty()) return;
  CrossFinding found = archive.at(archive.games().back(), rules::too_many_games);
  const auto kept = static_cast<std::int64_t>(archive.games().size());
  found.finding.say(diagnostics::TooManyGames{
      .kept = kept, .games = kept + static_cast<std::int64_t>(archive.left_out())});
  out.push_back(std::move(found));
}

}  // namespace

Check too_many_games() {
  return {
      .rule = rules::too_many_games,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "More games than can be compared",
      .why = R"(Rules that look across games remember a little of every game, and the memory
for that is bounded. The input has more games than fit; those after the one
where this stands were checked each for itself, but not with each other.

Split the archive, by years for example.)",
      .message =
          "only the first {kept, number} of {games, number} games were compared with each"
          " other",
      .args = R"(
kept: number; games that were compared
games: number; games of the whole input
)",
      .across = across,
  };
}

}  // namespace planilla::checks
