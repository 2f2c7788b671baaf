// What is said of half-moves that are asked about, and of words that are not what was played.
#include <algorithm>

#include "board/half_move.h"
#include "notation/write/san.h"
#include "reconcile/reconciled.h"
#include "rules/sheet_doubles_move.h"
#include "rules/sheet_lacks_move.h"
#include "rules/sheets_differ.h"

namespace planilla {

namespace {

Rule rule_of(SheetReading kind) {
  if (kind == SheetReading::doubled) return rules::sheet_doubles_move;
  if (kind == SheetReading::lacking || kind == SheetReading::ended || kind == SheetReading::hole)
    return rules::sheet_lacks_move;
  return rules::sheets_differ;
}

}  // namespace

// On every sheet: both players have to look.
void Reconciled::ask(const Undecided& question) {
  const Position& before = positions_[static_cast<std::size_t>(question.ply) - 1];
  constexpr std::size_t most_named = 8;
  const bool is_there = static_cast<std::size_t>(question.ply) <= plies_;
  const bool are_named = !question.moves.empty() && question.moves.size() <= most_named;
  const char* kind = question.written && question.moves.empty() ? "illegal"
                     : question.written                         ? "unproved"
                     : question.stops && are_named              ? "may"
                     : question.stops                           ? "unwritten"
                     : is_there                                 ? "question"
                                                                : "open";
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    Finding& finding =
        add(i, rules::sheets_differ, question.spans[i], question.ply, {.kind = chosen(kind)});
    finding.severity = Severity::error;
    for (const Move move : question.moves) finding.candidates.push_back(san(before, move));
    if (!finding.candidates.empty()) finding.suggestion = finding.candidates.front();
  }
}

bool Reconciled::asked(int ply) const {
  return std::any_of(game_.questions.begin(), game_.questions.end(),
                     [&](const Undecided& q) { return q.ply == ply; });
}

// The game as agreed is legal to its end, and written so far.
bool Reconciled::is_legal_to_end() const {
  return game_.to_end && plies_ == game_.moves.size();
}

// One of the words that changed places about which the first question of them is put already.
bool Reconciled::is_of_asked_order(const Departure& departure) const {
  int asked_to = 0;
  const auto is_asked = [&](int ply) {
    return std::any_of(game_.questions.begin(), game_.questions.end(),
                       [&](const Undecided& q) { return !q.stops && q.ply == ply; });
  };
  for (int ply = 1; ply <= departure.ply; ++ply) {
    if (is_asked(ply)) asked_to = ply + 2;
    for (const Departure& one : game_.departures)
      if (one.ply == ply && one.kind == SheetReading::exchanged && ply <= asked_to)
        asked_to = ply + 2;
  }
  return departure.ply <= asked_to;
}

// Is it in its own row and column, beside words in other places?
bool Reconciled::stands_in_place(const Departure& departure) const {
  const auto ply = static_cast<std::size_t>(departure.ply) - 1;
  if (ply >= game_.moves.size()) return false;
  const SheetLine& line = sheets_[departure.sheet]->line;
  const Span word = game_.words[ply][departure.sheet];
  return line.says(word, positions_[ply], game_.moves[ply]) &&
         line.place_of(word) == half_move_due(positions_[ply]);
}

bool Reconciled::says_what_was_played(std::size_t sheet, const Departure& departure) const {
  const auto ply = static_cast<std::size_t>(departure.ply) - 1;
  return ply < game_.moves.size() &&
         sheets_[sheet]->line.says(departure.elsewhere[sheet], positions_[ply], game_.moves[ply]);
}

// A player who wrote only his own moves: his sheet has none of the other's.
bool Reconciled::has_none_of_player(std::size_t sheet, int ply) const {
  constexpr int fewest = 2;
  int all = 0;
  for (std::size_t at = static_cast<std::size_t>(ply - 1) % 2; at < game_.words.size(); at += 2) {
    if (sheets_[sheet]->line.has_word(game_.words[at][sheet])) return false;
    ++all;
  }
  return all >= fewest;
}

void Reconciled::tell(const Departure& departure) {
  const Rule rule = rule_of(departure.kind);
  const bool is_lacking = rule == rules::sheet_lacks_move && departure.kind != SheetReading::ended;
  const bool is_own = is_lacking && has_none_of_player(departure.sheet, departure.ply);
  if (is_own && !told_own_.insert(departure.sheet).second) return;
  const bool differs = rule == rules::sheets_differ;
  const bool exchanged = departure.kind == SheetReading::exchanged;
  if (differs && asked(departure.ply)) return;
  if (exchanged && (is_of_asked_order(departure) || stands_in_place(departure))) return;
  const bool was_named =
      std::find(game_.named.begin(), game_.named.end(), departure.ply) != game_.named.end();
  std::size_t other = 0;
  const auto has_none = [&](std::size_t i) {
    const Span word = departure.elsewhere[i];
    return word.size() == 0 || sheets_[i]->line.is_hole(word) ||
           (differs && !says_what_was_played(i, departure));
  };
  while (other < departure.elsewhere.size() && has_none(other)) ++other;
  const bool found = other < departure.elsewhere.size();
  const char* kind = is_own && found                           ? "own"
                     : departure.kind == SheetReading::ended   ? "ended"
                     : differs && was_named                    ? "named"
                     : exchanged                               ? "exchanged"
                     : differs && !found && !is_legal_to_end() ? "read"
                                                               : "move";
  Finding& finding =
      add(departure.sheet, rule, departure.span, departure.ply,
          {.kind = chosen(kind),
           .other = found ? departure.elsewhere[other].in(sheets_[other]->game.text) : "none",
           .other_file = found ? std::string_view(sheets_[other]->name) : ""});
  finding.applied = true;
  const auto ply = static_cast<std::size_t>(departure.ply) - 1;
  if (rule != rules::sheet_doubles_move && ply < game_.moves.size())
    finding.suggestion = san(positions_[ply], game_.moves[ply]);
}

// Rows that were read by their numbers, and stand in another order (rows_in_order.h).
void Reconciled::tell_rows(std::size_t sheet) {
  const bool is_told = std::any_of(
      game_.departures.begin(), game_.departures.end(),
      [&](const Departure& d) { return d.sheet == sheet && d.kind == SheetReading::exchanged; });
  if (is_told) return;
  const SheetLine& line = sheets_[sheet]->line;
  for (std::size_t ply = 1; ply < std::min(plies_, game_.words.size()); ++ply) {
    const Span before = game_.words[ply - 1][sheet], word = game_.words[ply][sheet];
    if (!line.has_word(before) || !line.has_word(word)) continue;
    if (line.token_index(word) > line.token_index(before)) continue;
    Finding& finding = add(sheet, rules::sheets_differ, word, static_cast<int>(ply) + 1,
                           {.kind = "exchanged", .other = "none", .other_file = ""});
    finding.applied = true;
    finding.suggestion = san(positions_[ply], game_.moves[ply]);
  }
}

// A move that somebody named, and that has no place in the game.
void Reconciled::tell_named(int ply, args::Chosen kind) {
  const int last = last_ply() + 1;
  add(0, rules::sheets_differ, word_of(std::min(ply, last)), std::min(ply, last), {.kind = kind})
      .severity = Severity::error;
}

}  // namespace planilla
