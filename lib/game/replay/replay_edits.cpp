// A script carried out: each of its fixes when the replay comes to its word.
#include <algorithm>

#include "board/fen.h"
#include "board/square_in_text.h"
#include "game/carried/kept_illegal.h"
#include "game/model/walk.h"
#include "game/replay/bad_move.h"
#include "game/replay/replayer.h"
#include "notation/write/san.h"
#include "pgn/doubt_flags.h"
#include "rules/ambiguous_move.h"
#include "rules/arguments/evidence.h"
#include "rules/arguments/repair.h"
#include "rules/doubtful_move.h"
#include "rules/missing_move.h"
#include "rules/repaired_move.h"
#include "rules/unreadable_move.h"

namespace planilla {

namespace {

std::string_view kind_name(FixKind kind) {
  switch (kind) {
    case FixKind::choose:
      return "choose";
    case FixKind::insert:
      return "insert";
    case FixKind::drop:
      return "drop";
    case FixKind::gap:
      return "gap";
    case FixKind::marks:
      return "marks";
    case FixKind::again:
      return "again";
    case FixKind::row:
      return "row";
    case FixKind::column:
      return "column";
    default:
      return "replace";
  }
}

}  // namespace

void Replayer::take_fix() {
  const Edit& fix = plan_.take();
  const std::size_t last = cursor_.at + std::max<std::uint32_t>(fix.tokens, 1) - 1;
  Span span{tokens()[cursor_.at].span.begin,
            tokens()[std::min(last, tokens().size() - 1)].span.end};
  if (fix.kind == FixKind::stands) {
    force(fix.move, span);
    cursor_.at += fix.tokens;
    plan_.seek(cursor_.at);
    return;
  }
  // A word before it was read otherwise than the script has it, such as two moves without a blank.
  if (fix.move && !line().position.is_legal(fix.move)) {
    plan_.seek(cursor_.at);
    return;
  }
  if (fix.kind == FixKind::gap) {
    missing_move(span);
    diagnostics::MissingMove said{.count = fix.missing};
    if (fix.fits > 0) said.legal = fix.fits;
    if (fix.fillings > 0) {
      said.fillings = fix.fillings;
      said.fails = tokens()[fix.rival_stops].span.in(text_);
    }
    out_.findings.back().say(said);
    plan_.seek(cursor_.at);
    return;
  }
  if (fix.kind == FixKind::drop && start_.is_sheet && line().ply == 0 &&
      !holds_square(span.in(text_))) {
    take_title();
    plan_.seek(cursor_.at);
    return;
  }
  const Span word = span;
  if (fix.kind == FixKind::insert) span.end = span.begin;
  const std::size_t later = fix.is_first_of_two() ? fix.partner : cursor_.at;
  const Span both{span.begin, tokens()[later].span.end};
  // The second of two words in each other's place was told with the first.
  const bool was_told = fix.is_second_of_two() && !fix.stops;
  if (fix.is_first_of_two() && !fix.no_play)
    raise_exchange(fix, both);
  else if (!was_told)
    raise_fix(fix, fix.has_partner() ? both : fix.about_word ? word : span);
  const bool is_reading = fix.no_play || (fix.open && fix.kind == FixKind::choose);
  if (fix.stops || (repair_ == Repair::suggest && !is_reading)) {
    skip_unread(cursor_.at, last_finding());
    plan_.seek(cursor_.at);
    return;
  }
  if (fix.kind == FixKind::drop) {
    add(ElementKind::remark, span);
  } else {
    play({}, fix.move, span);
    Element& element = out_.elements.back();
    element.claims = element.facts;
    if (fix.open) element.flags |= element_ambiguous;
    if (!fix.open || fix.kind != FixKind::choose) element.flags |= element_repaired;
  }
  cursor_.at += fix.tokens;
  plan_.seek(cursor_.at);
}

// "-- {[%illegal Ke1-e3]}": what an earlier conversion wrote for a move that stood.
bool Replayer::take_kept_illegal(Span null_move) {
  if (cursor_.at + 1 >= tokens().size() || tokens()[cursor_.at + 1].kind != TokenKind::comment)
    return false;
  const std::optional<Move> move =
      parse_kept_illegal(tokens()[cursor_.at + 1].in(text_), line().position);
  if (!move) return false;
  force(*move, {null_move.begin, tokens()[cursor_.at + 1].end()});
  cursor_.at += 2;
  return true;
}

// Without a move: a pass that is not told, to find out whether the game could have gone on without
// the word.
void Replayer::force(Move move, Span span) {
  Element& element = add(move ? ElementKind::illegal_move : ElementKind::null_move, span);
  element.move = move;
  element.number = static_cast<std::uint32_t>(++line().ply);
  if (line().position.turn() == black) element.flags = element_black;
  if (line().numbered) element.flags |= element_numbered;
  line().numbered = false;
  line().before = line().position;
  if (move)
    line().position.force(move);
  else
    line().position.pass();
  if (keep_wings_ && move) {
    line().wings_before = line().wings;
    line().wings.play(move);
  }
  if (lines_.in_main_line()) out_.keys.push_back(line().position.key());
  line().last_move = static_cast<std::uint32_t>(out_.elements.size());
  line().variations = 0;
  dots_ = false;
}

// How far the sheet can be read with the change, and how far with the next best one.
void Replayer::add_evidence(const Edit& fix, Finding& finding) const {
  if (fix.no_play || fix.kind == FixKind::gap) return;
  const std::string stops = fix.rival_stops == 0
                                ? "none"
                                : move_label(start_.position, fix.rival_ply) +
                                      std::string(tokens()[fix.rival_stops].in(text_));
  finding.add(arguments::Evidence{.fits = fix.fits,
                                  .rival_fits = fix.rival_fits,
                                  .odds = fix.odds,
                                  .rival_stops = stops,
                                  .rest = chosen(fix.to_end       ? "whole"
                                                 : fix.fails_soon ? "little"
                                                                  : "partly")});
}

// Carried out, it is a repair; else the fault itself, with what the move probably was, or may have
// been.
Finding& Replayer::raise_fix(const Edit& fix, Span span) {
  const bool applied = (repair_ >= Repair::safe || fix.no_play) && !fix.open && !fix.stops;
  Finding& finding = raise(applied ? rules::repaired_move : rules::doubtful_move, span);
  finding.written = span.in(text_);
  finding.fen = to_fen(line().position);
  if (fix.open || (!applied && fix.kind != FixKind::drop)) describe_fault(fix, span, finding);
  const std::vector<std::string> can_be = std::move(finding.candidates);
  finding.candidates.clear();
  if (fix.move) finding.candidates.push_back(san(line().position, fix.move));
  for (const Move move : fix.others)
    if (line().position.is_legal(move)) finding.candidates.push_back(san(line().position, move));
  if (fix.open && fix.kind == FixKind::choose) return finding;
  if (!finding.candidates.empty() && (fix.move || fix.open))
    finding.suggestion = finding.candidates.front();
  if (finding.rule == rules::ambiguous_move && !can_be.empty())
    finding.candidates = can_be;  // what the word can be, not what else would do
  finding.applied = applied;
  add_evidence(fix, finding);
  const bool asks = fix.stops || fix.kind == FixKind::choose;
  if (!applied && asks && (fix.lead == 0 ? !fix.others.empty() : !fix.even.empty()) &&
      name_even(fix, finding))
    return finding;
  if (fix.open && !finding.candidates.empty()) {
    finding.add(arguments::Repair{.kind = "question"});
    return finding;
  }
  if (fix.no_play) {
    finding.add(arguments::Repair{.kind = "kings"});
    return finding;
  }
  const bool told_which = fix.answered && fix.kind == FixKind::choose;  // no matter of likelihood
  finding.add(arguments::Repair{.kind = chosen(kind_name(told_which ? FixKind::replace : fix.kind)),
                                .answered = fix.answered,
                                .lead = fix.lead,
                                .plies = plan_.proof()});
  return finding;
}

// Where others fit as far as the likeliest, all of them are named, or, of many, none. False: the
// change stands alone, or nothing was found out.
bool Replayer::name_even(const Edit& fix, Finding& finding) const {
  constexpr std::size_t most = 8;
  std::vector<Move> even = fix.lead == 0 ? fix.others : fix.even;
  if (fix.move && std::find(even.begin(), even.end(), fix.move) == even.end())
    even.insert(even.begin(), fix.move);
  if (even.size() < 2) return false;
  if (finding.rule == rules::ambiguous_move && even.size() != finding.candidates.size())
    return false;  // what the word can be is told
  if (even.size() > most) {
    finding.suggestion.clear();
    return false;
  }
  finding.candidates.clear();
  for (const Move move : even) finding.candidates.push_back(san(line().position, move));
  finding.suggestion = finding.candidates.front();
  finding.add(arguments::Repair{.kind = "question"});
  return true;
}

// Two words in each other's place: one finding, over both.
void Replayer::raise_exchange(const Edit& fix, Span both) {
  const bool applied = repair_ >= Repair::safe && !fix.stops;
  Finding& finding = raise(applied ? rules::repaired_move : rules::doubtful_move, both);
  finding.written = both.in(text_);
  finding.fen = to_fen(line().position);
  finding.candidates.push_back(san(line().position, fix.move));
  finding.suggestion = finding.candidates.front();
  finding.applied = applied;
  finding.add(arguments::Repair{.kind = "exchange",
                                .first = tokens()[cursor_.at].in(text_),
                                .second = tokens()[fix.partner].in(text_),
                                .lead = fix.lead,
                                .plies = plan_.proof()});
  add_evidence(fix, finding);
}

// What is wrong with the word as it stands; nothing, if the fault shows only later.
void Replayer::describe_fault(const Edit& fix, Span span, Finding& finding) {
  if (fix.kind == FixKind::insert && !fix.about_word) {
    finding.rule = rules::missing_move;
    return;
  }
  const WordReading& word = reader(line().position.turn()).read(text_, tokens(), cursor_.at);
  if (word.kind == WordKind::hole) {
    const bool is_partly_read = (tokens()[cursor_.at].flags & (token_masked | token_either)) != 0;
    finding.rule = !is_partly_read      ? rules::missing_move
                   : fix.others.empty() ? rules::unreadable_move
                                        : rules::ambiguous_move;
    if (finding.rule == rules::ambiguous_move)
      finding.say(diagnostics::AmbiguousMove{.count = fix.others.size() + 1});
  }
  if (word.kind == WordKind::unreadable) finding.rule = rules::unreadable_move;
  if (word.kind != WordKind::move) return;
  if (match(line().position, word).count == 1) {
    if (fix.kind != FixKind::choose) return;
    // By its letter, large or small.
    finding.say(diagnostics::AmbiguousMove{.count = fix.others.size() + 1});
    return;
  }
  describe_bad_move(line().position, word.readings(), span.in(text_), dots_, finding);
}

}  // namespace planilla
