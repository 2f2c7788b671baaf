// crosstable-mismatch: results that disagree with the crosstable.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/facts/names.h"
#include "rules/crosstable_mismatch.h"

namespace planilla::checks {

namespace {

// The row of a player; the number of rows if there is none, or two that might be.
std::size_t row_of(const std::vector<PlayerName>& rows, const PlayerName& name) {
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

// A game of two who stand in the table.
struct Met {
  std::uint64_t game = 0;
  Result result{};
  std::string white, black;
  std::size_t white_row = 0;
  int games = 0;
};

// A table, and the games of its event.
class Compared {
public:
  explicit Compared(NotedTable table) : table_(std::move(table)), event_(table_.event.hash) {
    for (const Crosstable::Row& row : table_.table.rows) rows_.push_back(player_name(row.name));
  }
  std::uint64_t event() const { return event_; }

  void see(const NotedGame& game) {
    const std::size_t white = row_of(rows_, player_name(game.white.text));
    const std::size_t black = row_of(rows_, player_name(game.black.text));
    if (white == rows_.size() || black == rows_.size() || white == black) return;
    Met& met = pairs_[std::minmax(white, black)];
    met = {.game = game.number,
           .result = game.result,
           .white = std::string(game.white.text),
           .black = std::string(game.black.text),
           .white_row = white,
           .games = met.games + 1};
  }

  void finish(std::vector<std::pair<std::uint64_t, Finding>>& out) const {
    for (const auto& [pair, met] : pairs_) {
      const std::size_t black = pair.first == met.white_row ? pair.second : pair.first;
      const Result said = result_of(table_.table.rows[met.white_row].cells[black]);
      if (met.games != 1 || said == Result::none || said == met.result) continue;
      out.emplace_back(
          met.game,
          Finding(diagnostics::CrosstableMismatch{.table = chosen(result_text(said)),
                                                  .result = chosen(result_text(met.result)),
                                                  .white = met.white,
                                                  .black = met.black,
                                                  .other = table_.game},
                  {}));
    }
  }

private:
  NotedTable table_;
  std::uint64_t event_;
  std::vector<PlayerName> rows_;
  std::map<std::pair<std::size_t, std::size_t>, Met> pairs_;
};

// Tables are compared some at a time: so many that memory is bounded.
class CrosstableMismatches : public AcrossGames {
public:
  void see(const NotedTable& table) override { take(table); }

  bool wants(KnownTexts&) override {
    finish_tables();
    if (next_.empty()) return false;
    seen_ += next_.size();
    for (NotedTable& table : next_) {
      const std::uint64_t event = table.event.hash;
      tables_.emplace(event, Compared(std::move(table)));
    }
    next_.clear();
    passed_ = 0;
    return true;
  }

  void see_again(const NotedTable& table) override {
    if (passed_++ >= seen_) take(table);
  }

  void see_again(const NotedGame& game) override {
    const auto [begin, end] = tables_.equal_range(game.event.hash);
    for (auto table = begin; table != end; ++table) table->second.see(game);
  }

  void finish(const KnownTexts&, CrossFindings& out) override {
    for (const auto& [game, finding] : found_) out.add(game, finding);
  }

private:
  void take(const NotedTable& table) {
    constexpr std::size_t most = 1000;
    if (next_.size() < most) next_.push_back(table);
  }
  void finish_tables() {
    for (const auto& [event, table] : tables_) table.finish(found_);
    tables_.clear();
  }

  std::vector<NotedTable> next_;
  std::multimap<std::uint64_t, Compared> tables_;  // by their event
  std::size_t seen_ = 0, passed_ = 0;              // tables: compared, and met on this way through
  std::vector<std::pair<std::uint64_t, Finding>> found_;
};

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
      .across = across<CrosstableMismatches>,
  };
}

}  // namespace planilla::checks
