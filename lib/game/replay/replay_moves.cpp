// Words on the board: a move, a suffix of one, a result in words, a time, or nothing that can be
// read.
#include <algorithm>

#include "board/fen.h"
#include "board/resolve.h"
#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/model/move_facts.h"
#include "game/replay/bad_move.h"
#include "game/replay/replayer.h"
#include "game/spelling/move_number.h"
#include "game/tables/first_pair.h"
#include "game/tables/token_lines.h"
#include "notation/write/san.h"
#include "pgn/doubt_flags.h"
#include "rules/illegal_move.h"
#include "rules/missing_move.h"
#include "rules/null_move.h"
#include "rules/numbered_title.h"
#include "rules/unclosed_variation.h"
#include "rules/unreadable_move.h"

namespace planilla {

void Replayer::take_word() {
  if (!take_broken_word())
    take_odd_word(reader(line().position.turn()).read(text_, tokens(), cursor_.at));
}

void Replayer::take_odd_word(const WordReading& reading) {
  const Span span{tokens()[cursor_.at].span.begin,
                  tokens()[cursor_.at + reading.tokens - 1].span.end};
  switch (reading.kind) {
    case WordKind::move:
      take_move(reading);
      return;
    case WordKind::suffix:
      if (take_signed_result()) return;
      if (reading.suffix_claims == 0 && start_.is_sheet) {  // a dash between two moves
        cursor_.at += reading.tokens;
        return;
      }
      if (line().last_move != 0 && reading.suffix_claims != 0) {
        add_suffix(reading, span);
        cursor_.at += reading.tokens;
        return;
      }
      break;
    case WordKind::null_move:
      if (take_kept_illegal(span)) return;
      pass(span);
      cursor_.at += reading.tokens;
      return;
    case WordKind::hole:
      if (tokens()[cursor_.at].flags & (token_masked | token_either)) return unreadable(span);
      take_hole(tokens()[cursor_.at]);
      return;
    case WordKind::unreadable:
      break;
  }
  take_unreadable(span);
}

// All readings against the board; usually there is one reading and one move.
void Replayer::take_move(const WordReading& reading) {
  const Match found = match(line().position, reading, keep_wings_ ? &line().wings : nullptr);
  if (found.count != 1) {
    const WordReading kept = reading;  // whoever looks ahead asks the reader again
    bad_move(kept,
             {tokens()[cursor_.at].span.begin, tokens()[cursor_.at + kept.tokens - 1].span.end});
    return;
  }
  const Spelling spelling{found.reading->pattern.claims, found.reading->quirks};
  const Span first = tokens()[cursor_.at].span;
  if (found.bytes != 0) {  // run together: the rest of the token is the next word
    cursor_.split(found.bytes);
    play(spelling, found.move, {first.begin, first.begin + found.bytes});
    return;
  }
  play(spelling, found.move, {first.begin, tokens()[cursor_.at + found.tokens - 1].span.end});
  cursor_.at += found.tokens;
}

void Replayer::play(Spelling spelling, Move move, Span span) {
  if (keep_before_) line().before = line().position;
  const Bitboard occupied = line().position.pieces();
  const std::string_view text = span.in(text_);
  const std::size_t san = san_at_front(line().position, move, text);
  line().position.play(move);
  record(spelling, move, span, occupied);
  Element& element = out_.elements.back();
  if (san != 0 && text.substr(san) == san_sign(element.facts)) element.flags |= element_is_san;
}

// The move just played, as an element: what the text claimed and what is so.
void Replayer::record(Spelling spelling, Move move, Span span, Bitboard occupied_before) {
  Element& element = add(ElementKind::move, span);
  element.move = move;
  element.claims = spelling.claims;
  element.quirks = spelling.quirks;
  element.number = static_cast<std::uint32_t>(++line().ply);
  if (line().position.turn() == white) element.flags = element_black;
  if (line().numbered) element.flags |= element_numbered;
  line().numbered = false;
  std::uint16_t facts = facts_of_taking(move, occupied_before);
  if (line().position.in_check()) facts |= facts_of_check(line().position, move);
  if (keep_wings_) {
    line().wings_before = line().wings;
    line().wings.play(move);
    constexpr std::uint16_t checks = claim_check | claim_mate | claim_double | claim_discovered;
    if ((facts & (claim_check | claim_mate)) != 0)
      line().wings.note_check((spelling.claims & checks) != 0);
  }
  element.facts = facts;
  if (lines_.in_main_line()) out_.keys.push_back(line().position.key());
  line().last_move = static_cast<std::uint32_t>(out_.elements.size());
  line().variations = 0;
  dots_ = false;
}

void Replayer::pass(Span span) {
  Finding& finding = raise(rules::null_move, span);
  if (!lines_.in_main_line()) finding.severity = Severity::note;  // a threat, shown so
  finding.written = span.in(text_);
  Element& element = add(ElementKind::null_move, span);
  element.number = static_cast<std::uint32_t>(++line().ply);
  if (line().position.turn() == black) element.flags = element_black;
  if (line().numbered) element.flags |= element_numbered;
  line().numbered = false;
  line().before = line().position;
  line().position.pass();
  if (lines_.in_main_line()) out_.keys.push_back(line().position.key());
  line().last_move = static_cast<std::uint32_t>(out_.elements.size());
  line().variations = 0;
}

void Replayer::add_suffix(const WordReading& reading, Span span) {
  Element& last = out_.elements[line().last_move - 1];
  out_.plain = {};  // it may be one of those
  last.claims |= reading.suffix_claims;
  if (last.span.end >= span.end) return;
  last.span.end = span.end;
  last.flags &= static_cast<std::uint8_t>(~element_is_san);
}

void Replayer::bad_move(const WordReading& reading, Span span) {
  if (take_double_forfeit(span) || take_either(reading, span)) return;
  // "3 de mayo": nothing can be taken yet.
  if (line().ply == 0 && lines_.in_main_line() && start_.is_sheet &&
      shape_of(span.in(text_)) == MoveShape::weak && has_prose_behind(cursor_.at)) {
    take_title();
    return;
  }
  Finding& finding = raise(rules::illegal_move, span, TroubleKind::moves);
  describe_bad_move(line().position, reading.readings(), span.in(text_), dots_, finding);
  skip_unread(cursor_.at, last_finding());
}

// Is the token the last one of the movetext?
bool Replayer::is_last(std::size_t at) const {
  return at + 1 == tokens().size() ||
         (at < tokens().size() && tokens()[at + 1].kind == TokenKind::tag);
}

void Replayer::missing_move(Span span) {
  Finding& finding = raise(rules::missing_move, span, TroubleKind::moves);
  finding.written = span.in(text_);
  finding.fen = to_fen(line().position);
  skip_unread(cursor_.at, last_finding());
}

// Dashes in the rows below the last move: nothing else says that more was played.
void Replayer::tell_rows_unwritten(Span span) {
  Finding& finding = raise(rules::missing_move, span);
  finding.severity = Severity::warning;
  finding.written = span.in(text_);
}

// Not a move: perhaps a title, a result in words, or a time.
void Replayer::take_unreadable(Span span) {
  if (line().ply == 0 && lines_.in_main_line() && start_.is_sheet &&
      !is_named_move(text_, tokens(), cursor_.at, readers_.lexicon)) {
    take_title();
    return;
  }
  if (take_score_of_sides() || take_spoken_result() || take_signed_result() ||
      take_result_behind_words())
    return;
  if (is_title_of_next_game(cursor_.at)) {
    title_at_ = cursor_.at;
    return;
  }
  if (start_.is_sheet && lines_.in_main_line() && !line().position.has_legal_move()) {
    ended_ = true;  // words behind the mate
    return;
  }
  if (line().last_move != 0 && take_clock(span)) {
    ++cursor_.at;
    return;
  }
  if (!take_prose(span) && !take_last_words()) unreadable(span);
}

// Words that may be moves, and reading goes no further.
void Replayer::unreadable(Span span) {
  Finding& finding = raise(rules::unreadable_move, span, TroubleKind::moves);
  finding.written = span.in(text_);
  finding.fen = to_fen(line().position);
  skip_unread(cursor_.at, last_finding());
}

// The numbers before a bad move stay with it, so that the text kept reads as it stood. Where they
// begin.
std::uint32_t Replayer::take_back_numbers(std::size_t from) {
  std::uint32_t begin = tokens()[from].span.begin;
  const bool is_rest = cursor_.is_rest(from);  // a move of the same word was played
  for (std::size_t i = from;
       i > start_.from && !is_rest && tokens()[i - 1].kind == TokenKind::move_number; --i)
    begin = tokens()[i - 1].span.begin;
  while (!out_.elements.empty() && out_.elements.back().kind == ElementKind::move_number &&
         out_.elements.back().span.begin >= begin)
    out_.elements.pop_back();
  line().numbered = false;
  return begin;
}

void Replayer::drop_last_finding() {
  std::vector<Trouble>& troubles = out_.outcome.troubles;
  if (!troubles.empty() && troubles.back().finding + 1 == out_.findings.number_of_last())
    troubles.pop_back();
  out_.findings.pop_back();
}

// One past the last token of the line that `from` stands in.
std::size_t Replayer::end_of_line(std::size_t from) const {
  if (!lines_.in_main_line()) {
    const std::uint32_t close = movetext_.pairs().close_of(lines_.innermost_open());
    if (close != Parentheses::none) return std::max<std::size_t>(close, from + 1);
  }
  std::size_t end = from + 1;
  std::size_t result = 0;
  for (; end < tokens().size() && tokens()[end].kind != TokenKind::tag &&
         tokens()[end].kind != TokenKind::boundary;
       ++end) {
    if (tokens()[end].kind == TokenKind::result) result = end;
    const bool may_start = start_.is_sheet || result != 0;
    if (may_start && tokens()[end].kind == TokenKind::move_number && starts_next_game(end)) break;
    if (result != 0 && result + 1 == end && begins_broken_game(end)) break;
  }
  return result != 0 ? result : end;
}

bool Replayer::starts_next_game(std::size_t at) const {
  std::size_t word = at;
  if (tokens()[at].kind == TokenKind::move_number) {
    const MoveNumber number = parse_move_number(tokens()[at].in(text_));
    if (number.value != 1 || number.dots > 1) return false;
    if (line().ply == 1 && !begins_line(at)) return false;  // 1 P4R 1 P4R
    if (goes_on_at_one(at)) return false;
    ++word;
  } else {
    const bool numbered = at > 0 && tokens()[at - 1].kind == TokenKind::move_number;
    if (numbered && parse_move_number(tokens()[at - 1].in(text_)).value > 1) return false;
    if (!ended_ || !begins_line(numbered ? at - 1 : at)) return false;  // "Better was 2. e4"
    if (is_ruling(at)) return false;
  }
  if (word >= tokens().size() || tokens()[word].kind != TokenKind::word) return false;
  return legal_at(Position::initial(), word) || (ended_ && begins_broken_game(at));
}

// A line that begins with `--` is no null move behind the end of a game.
bool Replayer::is_ruling(std::size_t at) const {
  return tokens()[at].kind == TokenKind::word && begins_line(at) &&
         reader(line().position.turn()).read(text_, tokens(), at).kind == WordKind::null_move;
}

bool Replayer::legal_at(const Position& position, std::size_t word) const {
  const WordReading& reading = reader(position.turn()).read(text_, tokens(), word);
  if (reading.kind == WordKind::null_move) return true;
  if (reading.kind != WordKind::move) return false;
  return std::any_of(reading.readings().begin(), reading.readings().end(),
                     [&](const Reading& r) { return resolve(position, r.pattern).count > 0; });
}

}  // namespace planilla
