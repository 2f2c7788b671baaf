// Choices that an earlier conversion left open are told again.
#include <algorithm>
#include <array>

#include "board/fen.h"
#include "game/carried/open_choice.h"
#include "game/replay/replayer.h"
#include "notation/write/san.h"
#include "rules/ambiguous_move.h"
#include "rules/arguments/departure.h"
#include "rules/arguments/kept.h"
#include "rules/arguments/repair.h"
#include "rules/doubtful_move.h"
#include "rules/missing_move.h"
#include "rules/sheets_differ.h"
#include "rules/two_readings.h"

namespace planilla {

namespace {

// Do its words for a move that was read speak of one that stands there and was not, which is so no
// more?
bool speaks_of_text(Rule rule) {
  return rule != rules::ambiguous_move && rule != rules::doubtful_move &&
         rule != rules::two_readings && rule != rules::missing_move;
}

}  // namespace

// In whatever letters it is written, as English SAN; as it stands, if it is no move here.
std::string Replayer::other_move(std::string_view word) {
  const Token token{{0, static_cast<std::uint32_t>(word.size())}, TokenKind::word};
  const WordReading& reading = reader(line().before.turn()).read(word, std::span(&token, 1), 0);
  if (reading.kind != WordKind::move) return std::string(word);
  const Match found = match(line().before, reading);
  return found.count == 1 ? san(line().before, found.move) : std::string(word);
}

// Of the move before the comment.
void Replayer::tell_open_choice(const Token& comment) {
  if (line().last_move == 0) return;
  const bool is_next =
      std::all_of(out_.elements.begin() + line().last_move, out_.elements.end(),
                  [](const Element& element) { return element.kind == ElementKind::nag; });
  if (!is_next) return;
  const std::optional<OpenChoice> choice = parse_open_choice(comment.in(text_));
  if (!choice) return;
  const Element move = out_.elements[line().last_move - 1];
  if (move.kind != ElementKind::move) return;
  std::vector<std::string> candidates = {san(line().before, move.move)};
  for (const std::string_view other : choice->others) candidates.push_back(other_move(other));
  Finding& finding =
      raise(choice->rule, {move.span.begin, comment.end()}, trouble_of(choice->rule));
  if (choice->rule == rules::ambiguous_move && !lines_.in_main_line())
    finding.severity = Severity::warning;                                        // as it was
  if (choice->rule == rules::sheets_differ) finding.severity = Severity::error;  // as it was
  finding.ply = line().ply;
  finding.written =
      choice->rule == rules::doubtful_move ? move.span.in(text_) : finding.span.in(text_);
  finding.fen = to_fen(line().before);
  // What stands there is none of those that it may have been instead.
  if (choice->rule == rules::doubtful_move) candidates.erase(candidates.begin());
  if (choice->rule != rules::ambiguous_move && choice->rule != rules::two_readings)
    finding.suggestion = candidates.front();
  finding.candidates = std::move(candidates);
  if (choice->rule == rules::sheets_differ)
    finding.add(arguments::Departure{.kind = "question"});
  else if (speaks_of_text(choice->rule))
    finding.add(arguments::Kept{.kept = "open", .rule = rule_id(choice->rule)});
  else if (choice->rule == rules::doubtful_move)
    finding.add(arguments::Repair{.kind = "question"});
}

}  // namespace planilla
