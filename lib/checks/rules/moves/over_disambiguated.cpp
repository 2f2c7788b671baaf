// over-disambiguated: more disambiguation than needed.
#include "rules/over_disambiguated.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"
#include "notation/write/san.h"

namespace planilla::checks {

namespace {

// What stands between the letter of the piece and the square it goes to: "b" of Nbd2, "" of Nxf3.
std::string_view origin(std::string_view san) {
  const std::size_t end = san.find_last_of("12345678");
  if (end == std::string_view::npos || end < 2) return {};
  san = san.substr(1, end - 2);
  if (!san.empty() && san.back() == 'x') san.remove_suffix(1);
  return san;
}

bool piece_moved(const Walk& walk) {
  const Element& e = walk.element();
  return e.kind == ElementKind::move && !e.move.is_castle() &&
         role_of(walk.before().piece_on(e.move.from())) != pawn;
}

// The text's own disambiguation: the squares' letters and digits that stand before the last two.
std::string_view written_origin(std::string_view text) {
  const std::size_t rank = text.find_last_of("12345678");
  if (rank == std::string_view::npos || rank < 2) return {};
  text = text.substr(0, rank - 1);
  while (!text.empty() && (text.back() == 'x' || text.back() == ':')) text.remove_suffix(1);
  const std::size_t last_other = text.find_last_not_of("abcdefgh12345678");
  return text.substr(last_other == std::string_view::npos ? 0 : last_other + 1);
}

void look_for_over_disambiguated(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.has(ElementKind::move)) return;
  Walk walk(game);
  while (walk.next()) {
    const Element& e = walk.element();
    if (!piece_moved(walk) || (e.quirks & (quirk_long | quirk_case | quirk_split)) != 0) continue;
    const std::string_view told = written_origin(e.span.in(game.text));
    if (told.empty()) continue;
    const std::string due = san(walk.before(), e.move);
    if (told != origin(due)) out.push_back(at_move(rules::over_disambiguated, walk, game));
  }
}

}  // namespace

Check over_disambiguated() {
  return {
      .rule = rules::over_disambiguated,
      .group = Group::moves,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "More disambiguation than needed",
      .why = R"(The text names the file or the rank of the piece where one legal move fits
without it, or names the rank where the file would do. The PGN standard asks
for the least: the file, else the rank, else the square, and only among
*legal* moves: a pinned knight does not make `Nge2` necessary.

Harmless to a reader, but two texts of one game then differ. Off by default;
`planilla convert` writes the least.)",
      .bad = R"(1. e4 e5 2. Ngf3 *)",
      .good = R"(1. e4 e5 2. Nf3 *)",
      .message = "«{written}» says more than it must: «{suggestion}» is enough",
      .laws = {.y2009 = "C.10", .y2018 = "C.10", .y2023 = "C.10"},
      .law =
          "If two pieces of a kind can go to the same square, the file it leaves is added to the "
          "letter of the piece, or its rank, or both.",
      .pgn = "8.2.3.4",
      .needs = ElementKind::move,
      .look = look_for_over_disambiguated,
  };
}

}  // namespace planilla::checks
