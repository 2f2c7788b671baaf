// collection-found: what kind of collection a file is, where rules keep silent because of it.
#include <map>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/round_conflicts.h"
#include "rules/collection_found.h"

namespace planilla::checks {

namespace {

using Said = diagnostics::CollectionFound;

bool is_known(Result result) {
  return result != Result::none && result != Result::unknown;
}

// What was found in tournaments.
struct Sum {
  std::uint64_t first = 0;  // game
  std::uint64_t event = 0;  // its
  std::int64_t count = 0, places = 0;

  void add(const Sum& other) {
    count += other.count;
    places += other.places;
    if (first != 0 && first < other.first) return;
    first = other.first;
    event = other.event;
  }
};

// Games without players and without a result.
struct Openings {
  std::uint64_t first = 0;
  std::int64_t games = 0, count = 0;
};

class KindsOfCollections : public AcrossGames {
public:
  void see(const NotedGame& game) override {
    Openings& file = openings_[game.file];
    ++file.games;
    if (game.white.known() || game.black.known() || is_known(game.result)) return;
    if (file.count++ == 0) file.first = game.number;
  }

  void see(const Tournament& tournament, const RoundConflicts& found) override {
    const Expected& one = found.expected;
    if (one.places == 0) return;
    rounds_[one.first->file].add({.first = one.first->number,
                                  .event = tournament.event(),
                                  .count = 1,
                                  .places = one.places});
  }

  bool wants(KnownTexts& texts) override {
    for (const auto& [file, sum] : rounds_) texts.want(sum.event);
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    tell_rounds(texts, out);
    tell_openings(out);
  }

private:
  void tell_rounds(const KnownTexts& texts, CrossFindings& out) const {
    for (const auto& [file, sum] : rounds_)
      out.add(sum.first, Finding(Said{.kind = chosen("rounds"),
                                      .name = texts.text(sum.event),
                                      .count = sum.count,
                                      .places = sum.places},
                                 {}));
  }

  void tell_openings(CrossFindings& out) const {
    constexpr std::int64_t fewest = 20;
    for (const auto& [file, found] : openings_) {
      if (found.count < fewest || found.count * 10 < found.games * 9) continue;
      out.add(found.first, Finding(Said{.kind = chosen("openings"),
                                        .name = "",
                                        .count = found.count,
                                        .places = found.count},
                                   {}));
    }
  }

  std::map<std::uint32_t, Sum> rounds_;  // by file
  std::map<std::uint32_t, Openings> openings_;
};

}  // namespace

Check collection_found() {
  return {
      .rule = rules::collection_found,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "Kind of collection found out",
      .why = R"(What would be a fault in a tournament is none in every file: a player's
collection shows one game a round, a knock-out has several games of a pairing
in a round, two events may bear one name, and the lines of an opening book have
neither players nor a result. Where rules kept silent because of that, this note
says so, once a file, with the number of places, at the first of them.)",
      .message =
          R"({kind, select,
  rounds {{count, plural, one {in «{name}»} other {in # events, «{name}» first,}} a player or a pairing stands in a round twice ({places, plural, one {# place} other {# places}}): not told, since so are matches, the collection of one player, and two events under one name}
  other {an opening book: {count, number} games have neither players nor a result, and none is asked for}})",
      .args = R"(
kind: word rounds openings; what the file is
name: text; the first of the events
count: number; events, or games
places: number; places where a rule kept silent
)",
      .across = across<KindsOfCollections>,
  };
}

}  // namespace planilla::checks
