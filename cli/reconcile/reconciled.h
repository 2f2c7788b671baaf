// What several sheets of one game say together: the findings of each sheet, and the game.
//
//   const Reconciled told(sheets, agreement, {{"Result", "1-0"}});
//   told.findings()[0]                     // of the first sheet
//   written(told.pgn(agreement.proved), "es", notations)
//   Output of_one = rendered(*sheets[0], 0, told.findings()[0], selection, report);
//   count_game(outputs, agreement);
//
// The sheets, the agreement and the tags that are known must outlive it.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "batch/game_worker.h"
#include "checks/engine/selection.h"
#include "game/reconcile/agreement.h"
#include "reconcile/read_sheets.h"
#include "rules/arguments/departure.h"
#include "write/findings/report_format.h"

namespace planilla {

using ReadSheets = std::vector<std::unique_ptr<ReadSheet>>;

// Tags that somebody knows, whatever the sheets say: by name. The result is one of PGN's four.
using SettledTags = std::map<std::string, std::string>;

// Throws UsageFault for what is no name of a tag, or no result.
SettledTags settled_tags(const std::vector<std::pair<std::string, std::string>>& pairs);

class Reconciled {
public:
  // `plies`: half-moves that will be written.
  Reconciled(const ReadSheets& sheets, const Agreement& game, const SettledTags& known,
             std::size_t plies);

  const std::vector<Findings>& findings() const { return findings_; }

  // The value of a tag that is written; empty: it stands on no sheet.
  std::string_view tag(std::string_view name) const;

  // The first `plies` half-moves, and what stands behind them on the sheets, in English letters.
  std::string pgn(std::size_t plies) const;

private:
  int last_ply() const { return static_cast<int>(game_.moves.size()); }
  Span word_of(int ply) const;
  std::string other_moves(std::size_t ply) const;
  bool stops_at(std::size_t plies) const;
  std::size_t rest_from(std::size_t ply, std::size_t sheet) const;
  std::size_t stop_at(std::size_t sheet) const;
  std::string_view without_result(std::string_view lines, std::size_t sheet) const;
  std::string unread(std::size_t ply) const;
  std::string denied_results() const;
  void merge_tags();
  void merge(std::size_t sheet, std::string_view name, std::string_view value, Span span);
  Finding& add(std::size_t sheet, Rule rule, Span span, int ply);
  Finding& add(std::size_t sheet, Rule rule, Span span, int ply, const arguments::Departure& said);
  void ask(const Undecided& question);
  bool asked(int ply) const;
  bool is_of_asked_order(const Departure& departure) const;
  bool stands_in_place(const Departure& departure) const;
  bool says_what_was_played(std::size_t sheet, const Departure& departure) const;
  bool is_legal_to_end() const;
  bool has_none_of_player(std::size_t sheet, int ply) const;
  void tell(const Departure& departure);
  void tell_rows(std::size_t sheet);
  void tell_named(int ply, args::Chosen kind);
  void compare_times(std::size_t ply);
  void compare_marks(std::size_t ply);
  std::set<std::size_t> offers_on(std::size_t sheet) const;
  void compare_offers();
  void compare_result();

  const ReadSheets& sheets_;
  const Agreement& game_;
  const SettledTags& known_;
  const std::size_t plies_;
  std::vector<Position> positions_;  // positions_[n] after n half-moves
  std::vector<std::pair<std::string, std::string>> tags_;
  std::map<std::string, std::size_t> of_tag_;  // which sheet it is from
  std::string result_;
  std::set<std::string> denied_results_;  // of other sheets
  std::set<std::size_t> told_own_;        // sheets of which it is told that they are one player's
  std::vector<Findings> findings_;
};

// PGN in English letters to the form asked for.
std::string written(const std::string& pgn, const std::string& to, const Notations& notations);

// The findings of one sheet, rendered; `index`: which of them it is, from 0.
Output rendered(const ReadSheet& sheet, std::size_t index, Findings findings,
                const Selection& selection, ReportFormat& report);

// The sheets are of one game: it is counted once.
void count_game(std::vector<Output>& outputs, const Agreement& game);

}  // namespace planilla
