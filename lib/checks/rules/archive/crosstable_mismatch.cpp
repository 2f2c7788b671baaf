// crosstable-mismatch: results that disagree with the crosstable.
#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "checks/facts/names.h"
#include "rules/crosstable_mismatch.h"

namespace planilla::checks {

namespace {

// The row of a player; the number of rows if there is none, or two that might be.
std::size_t row_of(const std::vector<PlayerName>& rows, std::string_view player) {
  const PlayerName name = player_name(player);
  std::size_t found = rows.size();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].surname != name.surname) continue;
    const bool fits = rows[i].given.empty() || name.given.empty() ||
                      may_be_short_for(rows[i].given, name.given) ||
                      may_be_short_for(name.given, rows[i].given);
    if (!fits) continue;
    if (found != rows.size()) return rows.size();
    found = i;
  }
  return found;
}

Result result_of(Cell cell) {
  switch (cell) {
    case Cell::win:
      return Result::white_wins;
    case Cell::draw:
      return Result::draw;
    case Cell::loss:
      return Result::black_wins;
    default:
      return Result::none;
  }
}

struct Met {
  const ArchiveGame* game = nullptr;
  std::size_t white = 0;
  int games = 0;
};

void look_at(const Archive& archive, const ArchiveTable& table, std::vector<CrossFinding>& out) {
  std::vector<PlayerName> rows;
  for (const Crosstable::Row& row : table.table.rows) rows.push_back(player_name(row.name));
  std::map<std::pair<std::size_t, std::size_t>, Met> pairs;
  for (const ArchiveGame& game : archive.games()) {
    if (game.event != table.event) continue;
    const std::size_t white = row_of(rows, archive.text(game.white));
    const std::size_t black = row_of(rows, archive.text(game.black));
    if (white == rows.size() || black == rows.size() || white == black) continue;
    Met& met = pairs[{std::min(white, black), std::max(white, black)}];
    met = {&game, white, met.games + 1};
  }
  for (const auto& [pair, met] : pairs) {
    const std::size_t black = pair.first == met.white ? pair.second : pair.first;
    const Result said = result_of(table.table.rows[met.white].cells[black]);
    if (met.games != 1 || said == Result::none || said == met.game->result) continue;
    CrossFinding found = archive.at(*met.game, rules::crosstable_mismatch);
    found.finding.say(
        diagnostics::CrosstableMismatch{.table = chosen(result_text(said)),
                                        .result = chosen(result_text(met.game->result)),
                                        .white = found.white,
                                        .black = found.black,
                                        .other = table.game});
    out.push_back(std::move(found));
  }
}

void across(const Archive& archive, std::vector<CrossFinding>& out) {
  for (const ArchiveTable& table : archive.tables()) look_at(archive, table, out);
}

}  // namespace

Check crosstable_mismatch() {
  return {
      .rule = rules::crosstable_mismatch,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "Results that disagree with the crosstable",
      .why = R"(A comment of the archive holds the crosstable of a round robin, and a game of
the same event ends otherwise than the table says. One of the two was typed
wrongly.

Read are tables whose rows begin with their number and have one cell for each
row, `*` in the row's own.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

{1 Uno, Ana   * 1 1  2
2 Dos, Eva   0 * 1  1
3 Tres, Luz  0 0 *  0}
1. e4 e5 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Tres, Luz"]
[Result "0-1"]

1. d4 d5 0-1)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

{1 Uno, Ana   * 1 1  2
2 Dos, Eva   0 * 1  1
3 Tres, Luz  0 0 *  0}
1. e4 e5 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Tres, Luz"]
[Result "1-0"]

1. d4 d5 1-0)",
      .message =
          "the crosstable of game {other, number, ::group-off} has {table} for {white} "
          "against {black}, the game ends {result}",
      .args = R"(
table: word 1-0 0-1 1/2-1/2 *; the result that the table gives
result: word 1-0 0-1 1/2-1/2 *; the result of the game
white: text; the name of White
black: text; the name of Black
other: number; number of the game below which the table stands, over the whole input
)",
      .across = across,
  };
}

}  // namespace planilla::checks
