// Words on the board: a move, a suffix of one, a result in words, a time, or nothing that can be
// read.
#include <algorithm>

#include "board/fen.h"
#include "board/resolve.h"
#include "game/model/move_facts.h"
#include "game/replay/bad_move.h"
#include "game/replay/replay.h"
#include "game/spelling/clock_time.h"
#include "game/spelling/minutes.h"
#include "game/spelling/move_number.h"
#include "notation/write/san.h"

namespace planilla {

namespace {

// In small letters only: a title in capitals may name groups and boards.
bool holds_small_square(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i)
    if (text[i] >= '1' && text[i] <= '8' && text[i - 1] >= 'a' && text[i - 1] <= 'h') return true;
  return false;
}

}  // namespace

void Replay::take_word() {
  if (!take_broken_word())
    take_odd_word(reader(line_.position.turn()).read(game_->text, tokens_, at_));
}

void Replay::take_odd_word(const WordReading& reading) {
  const Span span{tokens_[at_].span.begin, tokens_[at_ + reading.tokens - 1].span.end};
  switch (reading.kind) {
    case WordKind::move:
      take_move(reading);
      return;
    case WordKind::suffix:
      if (take_signed_result()) return;
      if (reading.suffix_claims == 0 && game_->is_sheet) {  // a dash between two moves
        at_ += reading.tokens;
        return;
      }
      if (line_.last_move != 0 && reading.suffix_claims != 0) {
        add_suffix(reading, span);
        at_ += reading.tokens;
        return;
      }
      break;
    case WordKind::null_move:
      if (take_kept_illegal(span)) return;
      pass(span);
      at_ += reading.tokens;
      return;
    case WordKind::hole:
      missing_move(span);
      return;
    case WordKind::unreadable:
      break;
  }
  take_unreadable(span);
}

// All readings against the board; usually there is one reading and one move.
void Replay::take_move(const WordReading& reading) {
  const Match found = match(line_.position, reading, keep_wings_ ? &line_.wings : nullptr);
  if (found.count != 1) {
    const WordReading kept = reading;  // whoever looks ahead asks the reader again
    bad_move(kept, {tokens_[at_].span.begin, tokens_[at_ + kept.tokens - 1].span.end});
    return;
  }
  const Spelling spelling{found.reading->pattern.claims, found.reading->quirks};
  const Span first = tokens_[at_].span;
  if (found.bytes != 0) {  // run together: the rest of the token is the next word
    splits_.push_back({at_, first.begin});
    tokens_[at_].span.begin += found.bytes;
    play(spelling, found.move, {first.begin, first.begin + found.bytes});
    return;
  }
  play(spelling, found.move, {first.begin, tokens_[at_ + found.tokens - 1].span.end});
  at_ += found.tokens;
}

void Replay::play(Spelling spelling, Move move, Span span) {
  if (keep_before_) line_.before = line_.position;
  const Bitboard occupied = line_.position.pieces();
  const std::string_view text = span.in(game_->text);
  const std::size_t san = san_at_front(line_.position, move, text);
  line_.position.play(move);
  record(spelling, move, span, occupied);
  Element& element = game_->elements.back();
  if (san != 0 && text.substr(san) == san_sign(element.facts)) element.flags |= element_is_san;
}

// The move just played, as an element: what the text claimed and what is so.
void Replay::record(Spelling spelling, Move move, Span span, Bitboard occupied_before) {
  Element& element = add(ElementKind::move, span);
  element.move = move;
  element.claims = spelling.claims;
  element.quirks = spelling.quirks;
  element.number = static_cast<std::uint32_t>(++line_.ply);
  if (line_.position.turn() == white) element.flags = element_black;
  if (line_.numbered) element.flags |= element_numbered;
  line_.numbered = false;
  std::uint16_t facts = facts_of_taking(move, occupied_before);
  if (line_.position.in_check()) facts |= facts_of_check(line_.position, move);
  if (keep_wings_) {
    line_.wings_before = line_.wings;
    line_.wings.play(move);
  }
  element.facts = facts;
  if (frames_.empty()) game_->keys.push_back(line_.position.key());
  line_.last_move = static_cast<std::uint32_t>(game_->elements.size());
  line_.variations = 0;
  dots_ = false;
}

void Replay::pass(Span span) {
  Finding& finding = raise(Rule::null_move, span);
  finding.written = span.in(game_->text);
  Element& element = add(ElementKind::null_move, span);
  element.number = static_cast<std::uint32_t>(++line_.ply);
  if (line_.position.turn() == black) element.flags = element_black;
  if (line_.numbered) element.flags |= element_numbered;
  line_.numbered = false;
  line_.before = line_.position;
  line_.position.pass();
  if (frames_.empty()) game_->keys.push_back(line_.position.key());
  line_.last_move = static_cast<std::uint32_t>(game_->elements.size());
  line_.variations = 0;
}

void Replay::add_suffix(const WordReading& reading, Span span) {
  Element& last = game_->elements[line_.last_move - 1];
  game_->plain = {};  // it may be one of those
  last.claims |= reading.suffix_claims;
  if (last.span.end >= span.end) return;
  last.span.end = span.end;
  last.flags &= static_cast<std::uint8_t>(~element_is_san);
}

void Replay::bad_move(const WordReading& reading, Span span) {
  if (take_double_forfeit(span) || take_either(reading, span)) return;
  Finding& finding = raise(Rule::illegal_move, span);
  describe_bad_move(line_.position, reading.readings(), span.in(game_->text), dots_, finding);
  skip_unread(at_, game_->findings.number_of_last());
}

// Is the token the last one of the movetext?
bool Replay::is_last(std::size_t at) const {
  return at + 1 == tokens_.size() ||
         (at < tokens_.size() && tokens_[at + 1].kind == TokenKind::tag);
}

void Replay::missing_move(Span span) {
  Finding& finding = raise(Rule::missing_move, span);
  finding.written = span.in(game_->text);
  finding.fen = to_fen(line_.position);
  skip_unread(at_, game_->findings.number_of_last());
}

// Not a move: perhaps a title, a result in words, or a time.
void Replay::take_unreadable(Span span) {
  if (line_.ply == 0 && frames_.empty() && game_->is_sheet) {
    take_title();
    return;
  }
  if (take_spoken_result() || take_signed_result()) return;
  if (line_.last_move != 0 && take_clock(span)) {
    ++at_;
    return;
  }
  if (take_prose(span)) return;
  Finding& finding = raise(Rule::unreadable_move, span);
  finding.written = span.in(game_->text);
  finding.fen = to_fen(line_.position);
  skip_unread(at_, game_->findings.number_of_last());
}

// What stands in a line before the first move: a number before it belongs to it.
void Replay::take_title() {
  const std::string_view text = game_->text;
  const std::uint32_t begin = take_back_numbers(at_);
  const std::uint32_t first = tokens_[at_].span.begin;
  numbered_title_ |= begin != first;
  const std::size_t line_end =
      std::min(text.find_first_of("\r\n", tokens_[at_].span.begin), text.size());
  std::uint32_t end = tokens_[at_].span.end;
  for (++at_; at_ < tokens_.size() && tokens_[at_].span.begin < line_end; ++at_) {
    const TokenKind kind = tokens_[at_].kind;
    if (kind == TokenKind::comment || (kind == TokenKind::word && legal_at(line_.position, at_)))
      break;
    if (kind == TokenKind::move_number && at_ + 1 < tokens_.size() &&
        tokens_[at_ + 1].kind == TokenKind::word && legal_at(line_.position, at_ + 1))
      break;
    numbered_title_ |= kind == TokenKind::move_number;
    end = tokens_[at_].span.end;
  }
  add(ElementKind::remark, {begin, end});
  dots_ = false;
  if (begin == first) return;
  Finding& finding = raise(Rule::numbered_title, {begin, end});
  finding.ply = 0;
  finding.written = game_->elements.back().span.in(text);
  if (holds_small_square(finding.written))
    finding.severity = Severity::warning;  // moves, perhaps, of another game
}

bool Replay::take_clock(Span span) {
  const std::optional<std::uint32_t> seconds = parse_clock_time(span.in(game_->text));
  if (!seconds) return false;
  add(ElementKind::clock, span).number = *seconds;
  return true;
}

// In parentheses: "(12')"; without its unit in a sheet that notes several.
bool Replay::take_minutes(Span span) {
  const std::optional<Minutes> noted = parse_minutes(span.in(game_->text));
  if (!noted || line_.last_move == 0) return false;
  if (!noted->has_unit) {
    if (!game_->is_sheet || !frames_.empty()) return false;
    if (!minutes_) minutes_ = notes_minutes(game_->text, tokens_, first_);
    if (!*minutes_) return false;
  }
  add(ElementKind::clock, span).number = noted->seconds;
  return true;
}

// The numbers before a bad move stay with it, so that the text kept reads as it stood. Where they
// begin.
std::uint32_t Replay::take_back_numbers(std::size_t from) {
  std::uint32_t begin = tokens_[from].span.begin;
  const bool is_rest =
      !splits_.empty() && splits_.back().first == from;  // a move of the same word was played
  for (std::size_t i = from;
       i > first_ && !is_rest && tokens_[i - 1].kind == TokenKind::move_number; --i)
    begin = tokens_[i - 1].span.begin;
  while (!game_->elements.empty() && game_->elements.back().kind == ElementKind::move_number &&
         game_->elements.back().span.begin >= begin)
    game_->elements.pop_back();
  line_.numbered = false;
  return begin;
}

void Replay::skip_unread(std::size_t from, std::size_t finding) {
  if (!frames_.empty() && !swallowed_ &&
      pairs_.close_of(frames_.back().open) == Parentheses::none) {
    // Behind a parenthesis that never closes the game itself goes on: one cause, one finding.
    game_->findings.pop_back();
    raise(Rule::unclosed_variation, tokens_[frames_.front().open].span).ply = line_.ply;
    swallowed_ = true;
  }
  const std::size_t end = end_of_line(from);
  const std::uint32_t begin = take_back_numbers(from);
  Element& element = add(ElementKind::unread, {begin, tokens_[end - 1].span.end});
  element.number = static_cast<std::uint32_t>(finding);
  if (frames_.empty()) {
    faulted_ = true;
    fault_ = from;
  }
  at_ = end;
}

// One past the last token of the line that `from` stands in.
std::size_t Replay::end_of_line(std::size_t from) const {
  if (!frames_.empty()) {
    const std::uint32_t close = pairs_.close_of(frames_.back().open);
    if (close != Parentheses::none) return std::max<std::size_t>(close, from + 1);
  }
  std::size_t end = from + 1;
  std::size_t result = 0;
  for (; end < tokens_.size() && tokens_[end].kind != TokenKind::tag; ++end) {
    if (tokens_[end].kind == TokenKind::result) result = end;
    const bool may_start = game_->is_sheet || result != 0;
    if (may_start && tokens_[end].kind == TokenKind::move_number && starts_next_game(end)) break;
  }
  return result != 0 ? result : end;
}

// "1/2-1/2 2. Nf3": not the end of the game, for the game goes on with its next number or move.
bool Replay::goes_on_after_result() const {
  std::size_t i = at_ + 1;
  if (i >= tokens_.size() || !frames_.empty()) return false;
  if (tokens_[i].kind == TokenKind::move_number) {
    const MoveNumber number = parse_move_number(tokens_[i].in(game_->text));
    if (static_cast<int>(number.value) != line_.position.fullmove_number()) return false;
    ++i;
  }
  if (i >= tokens_.size() || tokens_[i].kind != TokenKind::word || starts_next_game(at_ + 1))
    return false;
  return legal_at(line_.position, i);
}

bool Replay::starts_next_game(std::size_t at) const {
  std::size_t word = at;
  if (tokens_[at].kind == TokenKind::move_number) {
    const MoveNumber number = parse_move_number(tokens_[at].in(game_->text));
    if (number.value != 1 || number.dots > 1) return false;
    ++word;
  } else if (!ended_) {
    return false;
  }
  if (word >= tokens_.size() || tokens_[word].kind != TokenKind::word) return false;
  return legal_at(Position::initial(), word);
}

bool Replay::legal_at(const Position& position, std::size_t word) const {
  const WordReading& reading = reader(position.turn()).read(game_->text, tokens_, word);
  if (reading.kind == WordKind::null_move) return true;
  if (reading.kind != WordKind::move) return false;
  return std::any_of(reading.readings().begin(), reading.readings().end(),
                     [&](const Reading& r) { return resolve(position, r.pattern).count > 0; });
}

}  // namespace planilla
