// A check: everything about one rule, in one file of lib/checks/.
//
//   // lib/checks/rules/moves/ambiguous_move.cpp
//   Check planilla::checks::ambiguous_move() {
//     return {
//         .rule = rules::ambiguous_move,
//         .group = Group::moves,
//         .severity = Severity::error,
//         .title = "Move that can be read in two ways",
//         .why = "...",
//         .bad = "1. d4 d5 2. Nf3 Nf6 3. Nd2 *", .good = "... 3. Nbd2 *",
//         .message = "«{written}» can be {candidates}",
//         .help = "write the file or the rank of the piece that moved",
//         .args = R"(
//   count: number; how many pieces can make the move
//   @repair?
//   )",
//         .decided_in = "lib/game/replay/bad_move.cpp",
//         .laws = {.y1997 = "E.9", .y2009 = "C.10", .y2018 = "C.10", .y2023 = "C.10"},
//     };
//   }
//
// The file's name is the registration and the id (ambiguous_move.cpp = ambiguous-move). Ids
// describe the fault, read well after "allow", and are never reused. `message` and `help` are ICU
// patterns in English; other languages translate them in locales/messages/rules/<tag>.toml under
// the same id. The patterns name the arguments of the finding, which `args` declares, and besides:
// written, candidates (joined as a list), suggestion, move, fen. What whoever formats them can rely
// on, and owes them:
//
//   an argument that the finding does not have is the empty text ({plies, plural, ...}: the
//       number 0);
//   in a `select` the `-` of a value counts as `_`, since ICU allows no hyphen there
//       ("no-such-piece");
//   a `help` that names an argument which the finding does not have is left out altogether.
//
// Rules whose finding is raised on a lower floor (tokens, replay) have no function. `look` sees one
// game, and a GameFacts that one pass over it made (checks/facts/game_facts.h), so that a good game
// costs it next to nothing; `across` makes what sees the notes of all games
// (checks/engine/across.h).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"
#include "checks/facts/fact_set.h"
#include "checks/facts/game_identity.h"
#include "game/model/game.h"

namespace planilla {

enum class Group : std::uint8_t { encoding, structure, moves, result, tags, clock, archive, laws };
std::string_view group_name(Group group);

// The article in each edition of the FIDE Laws; empty where the edition has none.
struct Articles {
  std::string_view y1997, y2009, y2018, y2023;
};

struct GameFacts;
class AcrossGames;

// A finding about a game that is no longer at hand.
struct CrossFinding {
  std::uint64_t game = 0;  // number over the whole input
  std::uint32_t file = 0;
  Place place;
  Finding finding;
  std::string white, black;
  GameIdentity identity;
};

struct Check {
  Rule rule{};
  Group group{};
  Severity severity{};
  bool on_by_default = true;
  std::string_view title;    // a line
  std::string_view why;      // paragraphs: what it does, why it is bad, what to do
  std::string_view bad;      // an example that yields exactly this finding
  std::string_view good;     // the same, mended
  std::string_view message;  // ICU pattern, English
  std::string_view help;     // ICU pattern, English; may be empty
  // Arguments of the finding with their types, read by the build (cmake/rule_header.h), which makes
  // diagnostics::<Rule> of them; at run time they are check.rule.info().arguments.
  std::string_view args;
  // Files in which it is decided, blanks between: they raise the finding. Empty: this file alone.
  std::string_view decided_in;
  Articles laws;
  std::string_view law;  // what the article says, in our words
  std::string_view pgn;  // section of the PGN standard that asks for it: "8.2.3.5"
  FactSet needs =
      Fact::game;  // `look` is asked only where one of these is seen (checks/facts/fact_set.h)
  void (*look)(const Game& game, const GameFacts& facts, Findings& out) = nullptr;
  std::unique_ptr<AcrossGames> (*across)() = nullptr;
};

const std::vector<Check>& all_checks();  // by rule: all_checks()[rule.index()]
inline const Check& check_of(Rule rule) {
  return all_checks()[rule.index()];
}

}  // namespace planilla
