// The loop over tokens: what each kind of token does. Moves are in replay_moves.cpp.
#include "game/replay/replayer.h"
#include "game/spelling/glyphs.h"

#include <algorithm>

#include "base/number_argument.h"
#include "game/carried/open_choice.h"
#include "game/carried/unread_line.h"
#include "game/model/result.h"
#include "game/spelling/move_number.h"
#include "notation/read/notations.h"
#include "pgn/doubt_flags.h"
#include "rules/arguments/kept.h"
#include "rules/arguments/places.h"
#include "rules/misplaced_tag.h"
#include "rules/missing_result.h"
#include "rules/nested_comment.h"
#include "rules/several_results.h"
#include "rules/stray_text.h"
#include "rules/text_between_games.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_variation.h"
#include "rules/unopened_variation.h"
#include "rules/unread_text.h"

namespace planilla {

void Movetext::open(std::string_view text, std::span<const Token> tokens) {
  text_ = text;
  has_choices_ = text.find(open_choice_prefix) != std::string_view::npos;
  use(tokens);
}

void Movetext::use(std::span<const Token> tokens) {
  tokens_ = tokens;
  pairs_.find(text_, tokens);
}

ReplayResult replay(const Movetext& movetext, const ReplayStart& start, const Readers& readers,
                    const Repairs& repairs, ReplayResult room) {
  room.clear();
  return Replayer(movetext, start, readers, repairs, std::move(room)).run();
}

namespace {

const RepairPlan no_repairs;

bool names_wings(const Readers& readers) {
  return readers.white.grammar().relative || readers.black.grammar().relative;
}

}  // namespace

Replayer::Replayer(const Movetext& movetext, const ReplayStart& start, const Readers& readers,
                   const Repairs& repairs, ReplayResult room)
    : movetext_(movetext),
      start_(start),
      readers_(readers),
      repair_(repairs.mode),
      text_(movetext.text()),
      keep_wings_(names_wings(readers)),
      keep_before_(movetext.pairs().any() || movetext.has_choices()),
      cursor_(movetext.tokens(), start.from),
      plan_(repairs.script != nullptr ? *repairs.script : no_repairs),
      lines_(start.position, keep_wings_),
      out_(std::move(room)) {}

ReplayResult Replayer::run() {
  plan_.seek(cursor_.at);
  // Once: growing would double the peak.
  out_.elements.reserve(tokens().size() - start_.from);
  out_.keys.reserve(tokens().size() - start_.from + 1);
  out_.keys.push_back(start_.position.key());
  while (true) {
    run_plain();
    if (cursor_.at >= tokens().size()) break;
    if (cursor_.at >= plan_.stop()) {
      if (cursor_.at == plan_.stop())
        take_fix();
      else
        plan_.seek(cursor_.at);
      continue;
    }
    if (at_end()) break;
    step(cursor_.token());
  }
  finish();
  return std::move(out_);
}

// A boundary between two rows of a table of games, of which the first has no moves.
bool Replayer::is_row_without_moves(std::size_t boundary) const {
  return boundary > 0 && boundary + 1 < tokens().size() &&
         tokens()[boundary - 1].kind == TokenKind::tag &&
         tokens()[boundary + 1].kind == TokenKind::tag;
}

// A tag after the result belongs to the next game; so does a first move where one game may follow
// another.
bool Replayer::at_end() const {
  const TokenKind kind = tokens()[cursor_.at].kind;
  if (kind == TokenKind::boundary && is_row_without_moves(cursor_.at)) return true;
  if (kind == TokenKind::boundary || cursor_.at == title_at_) return cursor_.at > start_.from;
  if (!ended_ && !start_.is_sheet) return false;
  if (kind == TokenKind::tag) return ended_ || line().ply > 0 || has_rows_before(cursor_.at);
  if (kind != TokenKind::move_number && kind != TokenKind::word) return false;
  if (!lines_.in_main_line() || (line().ply == 0 && !broke_at_once())) return false;
  return starts_next_game(cursor_.at);
}

void Replayer::step(const Token& token) {
  if (ended_ && token.kind != TokenKind::comment && token.kind != TokenKind::line_comment &&
      token.kind != TokenKind::escape && token.kind != TokenKind::result &&
      token.kind != TokenKind::passage) {
    take_text_after_end();
    return;
  }
  switch (token.kind) {
    case TokenKind::word:
      take_word();
      return;
    case TokenKind::move_number:
      take_number(token);
      return;
    case TokenKind::comment:
      take_comment(token);
      break;
    case TokenKind::line_comment:
      take_line_comment(token);
      break;
    case TokenKind::escape:
      add(ElementKind::escape, token.span);
      break;
    case TokenKind::nag:
      take_nag(token);
      break;
    case TokenKind::glyph:
      take_glyph(token);
      break;
    case TokenKind::open:
      take_open();
      return;
    case TokenKind::close:
      take_close(token);
      break;
    case TokenKind::offer:
      add(ElementKind::offer, token.span);
      break;
    case TokenKind::result:
      if (!ended_ && is_title_of_next_game(cursor_.at)) {
        title_at_ = cursor_.at;
        return;
      }
      if (take_result_of_title() || take_asked_score(token)) return;
      take_result(token);
      break;
    case TokenKind::junk:
      take_junk(token);
      break;
    case TokenKind::tag:
      take_tag(token);
      break;
    case TokenKind::passage:
      if (token.flags & token_unwritten) tell_rows_unwritten(token.span);
      if (!goes_on_with_sentence(token.span)) add(ElementKind::remark, token.span);
      break;
    case TokenKind::hole:
      take_hole(token);
      return;
    case TokenKind::boundary:
      break;
  }
  ++cursor_.at;
}

void Replayer::take_comment(const Token& token) {
  if (movetext_.has_choices()) tell_open_choice(token);
  if (take_minutes_of_row(token)) return;
  Element& element = add(ElementKind::comment, token.span);
  if (token.flags & token_unclosed) {
    element.flags |= element_unclosed;
    swallowed_ = true;
    Finding& finding = raise(rules::unclosed_comment, {token.span.begin, token.span.begin + 1},
                             TroubleKind::unclosed_comment);
    finding.ply = line().ply;
  } else if (token.flags & token_nested) {
    const std::size_t inner = text_.find('{', token.begin() + 1);
    raise_once(rules::nested_comment, {static_cast<std::uint32_t>(inner), token.end()});
  }
}

void Replayer::take_line_comment(const Token& token) {
  const std::optional<UnreadLine> unread = parse_unread_line(token.in(text_));
  if (!unread) {
    if (!take_points_in_cells(token.span)) add(ElementKind::line_comment, token.span);
    return;
  }
  // Of a stretch the first line names the rule; where none did before, the line was written by
  // hand.
  const auto is_unread = [](const Element& one) { return one.kind == ElementKind::unread; };
  const bool goes_on =
      !unread->starts && std::any_of(out_.elements.begin(), out_.elements.end(), is_unread);
  Element& element = add(ElementKind::unread, {token.span.begin + unread->text_at, token.span.end});
  if (goes_on) return;
  const Rule rule = unread->rule.value_or(rules::unread_text);
  const std::size_t index = out_.elements.size() - 1;
  Finding& finding = raise(rule, element.span, trouble_of(rule));
  if (!is_about_a_move(rule)) finding.ply = line().ply;
  finding.written = out_.elements[index].span.in(text_);
  finding.add(arguments::Kept{.kept = "true", .rule = rule_id(rule)});
  out_.elements[index].number = last_finding();
  const bool is_mark = is_mark_alone(out_.elements[index].span.in(text_));
  if (stops_reading(rule) && !is_mark && lines_.in_main_line() && !out_.outcome.faulted())
    out_.outcome.reached = Reached::kept_earlier;
}

// Glyphs end with $255; what is past all lists, `$99999999999`, is kept as it stands.
void Replayer::take_nag(const Token& token) {
  constexpr std::uint32_t most = 65535;
  std::uint32_t number = 0;
  for (const char c : token.in(text_).substr(1))
    if (c >= '0' && c <= '9')
      number = std::min(number * 10 + static_cast<unsigned>(c - '0'), most + 1);
  if (number > most_nag) raise_once(rules::stray_text, token.span);
  Element& element = add(number > most ? ElementKind::remark : ElementKind::nag, token.span);
  element.number = number > most ? 0 : number;
}

// "( ; planilla unread: ...": a variation whose first move an earlier conversion could not read.
bool Replayer::begins_unread(std::size_t at) const {
  for (; at < tokens().size(); ++at) {
    const TokenKind kind = tokens()[at].kind;
    if (kind == TokenKind::line_comment && parse_unread_line(tokens()[at].in(text_))) return true;
    if (kind != TokenKind::comment && kind != TokenKind::line_comment && kind != TokenKind::escape)
      return false;
  }
  return false;
}

void Replayer::take_open() {
  const Token& open = tokens()[cursor_.at];
  const std::uint32_t close = movetext_.pairs().close_of(cursor_.at);
  const std::uint32_t first = movetext_.pairs().first_word(cursor_.at + 1);
  const bool has_word = first != Parentheses::none && (close == Parentheses::none || first < close);
  if (line().last_move != 0 &&
      (begins_unread(cursor_.at + 1) ||
       (has_word && legal_at(line().before, first) && !is_answer(cursor_.at + 1, first)))) {
    add(ElementKind::open, open.span);
    lines_.open(static_cast<std::uint32_t>(cursor_.at));
    ++cursor_.at;
    return;
  }
  if (close == Parentheses::none) {
    Finding& finding = raise(rules::unclosed_variation, open.span, TroubleKind::unclosed_variation);
    finding.ply = line().ply;
    skip_unread(cursor_.at, last_finding());
    return;
  }
  const Span whole{open.span.begin, tokens()[close].span.end};
  if (take_result_in_parentheses(close)) {
    cursor_.at = close + 1;
    return;
  }
  const Span inside{open.span.end, tokens()[close].span.begin};
  const Token& only = tokens()[cursor_.at + 1];
  if (close == cursor_.at + 2 && only.kind == TokenKind::glyph && line().last_move != 0 &&
      inside.in(text_).find_first_not_of("!?") == std::string_view::npos) {  // "Ad6 (?)"
    take_glyph(only);
    out_.elements.back().span = whole;
    cursor_.at = close + 1;
    return;
  }
  if (take_clock(inside) || take_minutes(inside)) {
    out_.elements.back().span = whole;
  } else {
    take_remark_in_parentheses(whole);
  }
  cursor_.at = close + 1;
}

void Replayer::take_close(const Token& token) {
  if (lines_.in_main_line()) {
    raise_once(rules::unopened_variation, token.span);
    return;
  }
  add(ElementKind::close, token.span);
  lines_.close();
}

void Replayer::take_result(const Token& token) {
  const Result result = parse_result(token.in(text_));
  const bool inside = !lines_.in_main_line() &&
                      movetext_.pairs().close_of(lines_.innermost_open()) != Parentheses::none;
  if (inside) {  // a verdict on a variation
    add(ElementKind::remark, token.span);
    return;
  }
  const auto is_half = [&](Span span) {
    return span.in(text_) == "\u00bd" || span.in(text_) == "1/2";
  };
  if (ended_ && is_half(token.span) && is_half(out_.terminator_span)) {  // "½ ½"
    out_.terminator_span.end = token.span.end;
    return;
  }
  const bool in_words = ended_ && parse_result(out_.terminator_span.in(text_)) != out_.terminator;
  if (in_words && result == out_.terminator) {  // "las negras abandonan 1-0": said twice
    out_.terminator_span = token.span;
    return;
  }
  const bool goes_on = !ended_ && goes_on_after_result();
  if (goes_on && start_.is_sheet && token.in(text_) == "*") {
    if (is_bullet(cursor_.at)) return;
    if (!parts_moves(cursor_.at)) return keep_words(token.span);
  }
  if (ended_ || goes_on) {
    Finding& finding = raise(rules::several_results, token.span, TroubleKind::moves);
    finding.say(diagnostics::SeveralResults{.result = token.in(text_)});
    finding.ply = line().ply;
    if (ended_ && contradicts(out_.terminator, result)) finding.severity = Severity::error;
    add(ElementKind::remark, token.span);
    return;
  }
  out_.terminator = result;
  out_.terminator_span = token.span;
  ended_ = true;
}

void Replayer::take_tag(const Token& token) {
  Finding& finding = raise(rules::misplaced_tag, token.span);
  finding.ply = line().ply;
  finding.written = token.in(text_);
  add(ElementKind::remark, token.span);
}

void Replayer::finish() {
  if (!lines_.in_main_line()) {
    const Span open = tokens()[lines_.outermost_open()].span;
    for (std::size_t i = lines_.depth(); i-- > 0;)
      add(ElementKind::close, {open.begin, open.begin}).flags |= element_unclosed;
    // An unclosed comment swallowed the parenthesis: one cause, one finding.
    if (!swallowed_) {
      raise(rules::unclosed_variation, open, TroubleKind::unclosed_variation).ply =
          lines_.main_line().ply;
      add(ElementKind::unread, open).number = last_finding();
    }
    lines_.close_all();
  }
  out_.final = line().position;
  out_.plies = static_cast<std::uint32_t>(line().ply);
  out_.end = std::max(start_.end, cursor_.at == 0 ? 0 : tokens()[cursor_.at - 1].span.end);
  out_.outcome.next = cursor_.at;
  tell_doubtful_end();
  if (out_.terminator == Result::none && !start_.is_sheet && !swallowed_ &&
      !out_.outcome.faulted() && (line().ply > 0 || !start_.has_result_tag))
    raise(rules::missing_result, {out_.end, out_.end}).ply = line().ply;
}

Element& Replayer::add(ElementKind kind, Span span) {
  Element& element = out_.elements.emplace_back();
  element.kind = kind;
  element.span = span;
  return element;
}

// For the move to come; a finding about the line so far sets its ply itself. The reader names the
// move at the end.
Finding& Replayer::raise(Rule rule, Span span, TroubleKind trouble) {
  Finding& finding = out_.findings.emplace_back(rule, span);
  finding.ply = line().ply + 1;
  finding.variation = lines_.path();
  if (trouble != TroubleKind::none)
    out_.outcome.troubles.push_back({trouble, out_.findings.number_of_last() - 1});
  return finding;
}

// Faults that one slip can strew over a whole text: the first place is told, with their number.
void Replayer::raise_once(Rule rule, Span span) {
  for (const auto& [known, index] : once_) {
    if (known != rule) continue;
    if (std::int64_t* count = number_argument(out_.findings[index], "count")) ++*count;
    return;
  }
  once_.push_back({rule, static_cast<std::uint32_t>(out_.findings.size())});
  Finding& finding = raise(rule, span, trouble_of(rule));
  finding.ply = line().ply;
  finding.written = span.in(text_);
  if (rule != rules::text_between_games)
    finding.written.resize(std::min<std::size_t>(finding.written.size(), 40));
  finding.add(arguments::Places{.count = 1});
}

// How elements name the last finding: by its place in the game, from 1.
std::uint32_t Replayer::last_finding() const {
  return static_cast<std::uint32_t>(start_.findings + out_.findings.number_of_last());
}

}  // namespace planilla
