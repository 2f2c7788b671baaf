// The loop over tokens: what each kind of token does. Moves are in replay_moves.cpp.
#include "game/replay/replay.h"

#include <algorithm>

#include "base/number_argument.h"
#include "game/carried/open_choice.h"
#include "game/carried/unread_line.h"
#include "game/model/result.h"
#include "game/spelling/glyphs.h"
#include "game/spelling/move_number.h"
#include "notation/read/notations.h"
#include "pgn/symbols.h"

namespace planilla {

void Replay::open(std::string_view text, std::span<Token> tokens) {
  tokens_ = tokens;
  pairs_.find(text, tokens);
  has_choices_ = text.find(open_choice_prefix) != std::string_view::npos;
  splits_.clear();
}

void Replay::run(Game& game, std::size_t from, MoveReader& for_white, MoveReader& for_black,
                 const Script* script, Repair repair) {
  game_ = &game;
  white_ = &for_white;
  black_ = &for_black;
  first_ = at_ = from;
  keep_before_ = pairs_.any() || has_choices_;
  line_ = Line{};
  line_.position = game.start;
  line_.before = game.start;
  keep_wings_ = for_white.grammar().relative || for_black.grammar().relative;
  if (keep_wings_) line_.wings = line_.wings_before = Wings(game.start);
  frames_.clear();
  ended_ = faulted_ = dots_ = false;
  swallowed_ = odd_numbers_ = numbered_title_ = false;
  once_.clear();
  junk_ = {};
  minutes_.reset();
  splits_.clear();
  fault_ = no_fault;
  script_ = script;
  repair_ = repair;
  fix_ = 0;
  find_next_fix();
  mark_double_forfeit();
  game.elements.reserve(game.elements.size() +
                        (tokens_.size() - from));  // once: growing would double the peak
  game.keys.reserve(tokens_.size() - from + 1);
  game.keys.push_back(game.start.key());
  while (true) {
    run_plain();
    if (at_ >= tokens_.size()) break;
    if (at_ >= stop_at_) {
      at_ == stop_at_ ? take_fix() : find_next_fix();
      continue;
    }
    if (at_end()) break;
    step(tokens_[at_]);
  }
  finish();
}

void Replay::restore_tokens() {
  for (std::size_t i = splits_.size(); i-- > 0;)
    tokens_[splits_[i].first].span.begin = splits_[i].second;
  splits_.clear();
}

// A tag after the result belongs to the next game; so does a first move where one game may follow
// another.
bool Replay::at_end() const {
  if (!ended_ && !game_->is_sheet) return false;
  const TokenKind kind = tokens_[at_].kind;
  if (kind == TokenKind::tag) return ended_ || line_.ply > 0;
  if (kind != TokenKind::move_number && kind != TokenKind::word) return false;
  if (!frames_.empty() || line_.ply == 0) return false;
  return starts_next_game(at_);
}

void Replay::step(const Token& token) {
  if (ended_ && token.kind != TokenKind::comment && token.kind != TokenKind::line_comment &&
      token.kind != TokenKind::escape && token.kind != TokenKind::result) {
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
      take_result(token);
      break;
    case TokenKind::junk:
      take_junk(token);
      break;
    case TokenKind::tag:
      take_tag(token);
      break;
  }
  ++at_;
}

void Replay::take_comment(const Token& token) {
  if (has_choices_) tell_open_choice(token);
  Element& element = add(ElementKind::comment, token.span);
  if (token.flags & token_unclosed) {
    element.flags |= element_unclosed;
    swallowed_ = true;
    Finding& finding = raise(Rule::unclosed_comment, {token.span.begin, token.span.begin + 1});
    finding.ply = line_.ply;
  } else if (token.flags & token_nested) {
    raise_once(Rule::nested_comment, token.span);
  }
}

void Replay::take_line_comment(const Token& token) {
  const std::optional<UnreadLine> unread = parse_unread_line(token.in(game_->text));
  if (!unread) {
    add(ElementKind::line_comment, token.span);
    return;
  }
  Element& element = add(ElementKind::unread, {token.span.begin + unread->text_at, token.span.end});
  if (!unread->starts) return;
  const Rule rule = unread->rule.value_or(Rule::unread_text);
  const std::size_t index = game_->elements.size() - 1;
  Finding& finding = raise(rule, element.span);
  if (!is_about_a_move(rule)) finding.ply = line_.ply;
  finding.written = game_->elements[index].span.in(game_->text);
  finding.with("kept", "true").with("rule", rule_id(rule));
  game_->elements[index].number = static_cast<std::uint32_t>(game_->findings.number_of_last());
  if (stops_reading(rule) && frames_.empty()) faulted_ = true;
}

// A number that no list of glyphs has, `$99999999999`, is no glyph: it is kept as it stands.
void Replay::take_nag(const Token& token) {
  constexpr std::uint32_t most = 65535;
  std::uint32_t number = 0;
  for (const char c : token.in(game_->text).substr(1))
    if (c >= '0' && c <= '9')
      number = std::min(number * 10 + static_cast<unsigned>(c - '0'), most + 1);
  if (number > most) raise_once(Rule::stray_text, token.span);
  Element& element = add(number > most ? ElementKind::remark : ElementKind::nag, token.span);
  element.number = number > most ? 0 : number;
}

void Replay::take_glyph(const Token& token) {
  const int nag = nag_of_glyph(token.in(game_->text));
  Element& element = add(nag > 0 ? ElementKind::nag : ElementKind::remark, token.span);
  if (nag > 0) element.number = static_cast<std::uint32_t>(nag);
}

// "( ; planilla unread: ...": a variation whose first move an earlier conversion could not read.
bool Replay::begins_unread(std::size_t at) const {
  for (; at < tokens_.size(); ++at) {
    const TokenKind kind = tokens_[at].kind;
    if (kind == TokenKind::line_comment && parse_unread_line(tokens_[at].in(game_->text)))
      return true;
    if (kind != TokenKind::comment && kind != TokenKind::line_comment && kind != TokenKind::escape)
      return false;
  }
  return false;
}

void Replay::take_open() {
  const Token& open = tokens_[at_];
  const std::uint32_t close = pairs_.close_of(at_);
  const std::uint32_t first = pairs_.first_word(at_ + 1);
  const bool has_word = first != Parentheses::none && (close == Parentheses::none || first < close);
  if (line_.last_move != 0 &&
      (begins_unread(at_ + 1) || (has_word && legal_at(line_.before, first)))) {
    add(ElementKind::open, open.span);
    const auto replaced = line_.ply;
    frames_.push_back({line_, static_cast<std::uint32_t>(at_), replaced, ++line_.variations});
    frames_.back().line.variations = line_.variations;
    line_.position = line_.before;
    line_.wings = line_.wings_before;
    line_.ply = replaced - 1;
    line_.last_move = 0;
    line_.variations = 0;
    ++at_;
    return;
  }
  if (close == Parentheses::none) {
    Finding& finding = raise(Rule::unclosed_variation, open.span);
    finding.ply = line_.ply;
    skip_unread(at_, game_->findings.number_of_last());
    return;
  }
  const Span whole{open.span.begin, tokens_[close].span.end};
  if (take_result_in_parentheses(close)) {
    at_ = close + 1;
    return;
  }
  const Span inside{open.span.end, tokens_[close].span.begin};
  if (take_clock(inside) || take_minutes(inside)) {
    game_->elements.back().span = whole;
  } else {
    Finding& finding = raise(Rule::remark_in_parentheses, whole);
    finding.ply = line_.ply;
    add(ElementKind::remark, whole);
  }
  at_ = close + 1;
}

void Replay::take_close(const Token& token) {
  if (frames_.empty()) {
    raise_once(Rule::unopened_variation, token.span);
    return;
  }
  add(ElementKind::close, token.span);
  line_ = frames_.back().line;
  frames_.pop_back();
}

void Replay::take_result(const Token& token) {
  const Result result = parse_result(token.in(game_->text));
  const bool inside = !frames_.empty() && pairs_.close_of(frames_.back().open) != Parentheses::none;
  if (inside) {  // a verdict on a variation
    add(ElementKind::remark, token.span);
    return;
  }
  const auto is_half = [&](Span span) {
    const std::string_view text = span.in(game_->text);
    return text == "\u00bd" || text == "1/2";
  };
  if (ended_ && is_half(token.span) && is_half(game_->terminator_span)) {  // "½ ½"
    game_->terminator_span.end = token.span.end;
    return;
  }
  const bool in_words =
      ended_ && parse_result(game_->terminator_span.in(game_->text)) != game_->terminator;
  if (in_words &&
      result == game_->terminator) {  // "las negras abandonan 1-0": said twice, in two ways
    game_->terminator_span = token.span;
    return;
  }
  if (ended_ || goes_on_after_result()) {
    Finding& finding = raise(Rule::several_results, token.span);
    finding.ply = line_.ply;
    finding.with("result", token.in(game_->text));
    add(ElementKind::remark, token.span);
    return;
  }
  game_->terminator = result;
  game_->terminator_span = token.span;
  ended_ = true;
}

// After the result: whatever is no comment is kept as a remark, up to the next game.
void Replay::take_text_after_end() {
  const std::size_t from = at_;
  while (at_ < tokens_.size() && tokens_[at_].kind != TokenKind::tag &&
         tokens_[at_].kind != TokenKind::comment && tokens_[at_].kind != TokenKind::line_comment &&
         !(at_ != from && starts_next_game(at_)))
    ++at_;
  if (at_ == from) ++at_;
  const Span span{tokens_[from].span.begin, tokens_[at_ - 1].span.end};
  if (span.in(game_->text).find_first_not_of(".,;:") == std::string_view::npos)
    return;  // of the sentence
  raise_once(Rule::text_between_games, span);
  add(ElementKind::remark, span);
}

void Replay::take_junk(const Token& token) {
  const std::string_view text = token.in(game_->text);
  if (text.find_first_not_of(",;:.") == std::string_view::npos) return;  // punctuation of a sheet
  if (game_->is_sheet && text.find_first_not_of("|-+:=\u2502\u00a6") == std::string_view::npos)
    return;  // its ruling
  const bool control = std::any_of(text.begin(), text.end(), lex::is_control);
  const Rule rule = control ? Rule::control_character : Rule::stray_text;
  const std::size_t before = game_->findings.size();
  raise_once(rule, token.span);
  if (goes_on_with_junk(rule, token)) {
    game_->elements.back().span.end = token.span.end;
    return;
  }
  junk_ = {game_->elements.size(), rule};
  Element& element = add(ElementKind::unread, token.span);
  if (game_->findings.size() > before) element.number = static_cast<std::uint32_t>(before + 1);
}

// Beside what came before: one piece of junk in several tokens.
bool Replay::goes_on_with_junk(Rule rule, const Token& token) const {
  if (junk_.rule != rule || game_->elements.size() != junk_.element + 1) return false;
  const Span between{game_->elements.back().span.end, token.span.begin};
  return between.in(game_->text).find_first_not_of(" \t") == std::string_view::npos;
}

void Replay::take_tag(const Token& token) {
  Finding& finding = raise(Rule::misplaced_tag, token.span);
  finding.ply = line_.ply;
  finding.written = token.in(game_->text);
  add(ElementKind::remark, token.span);
}

void Replay::finish() {
  if (!frames_.empty()) {
    const Span open = tokens_[frames_.front().open].span;
    // An unclosed comment swallowed the parenthesis: one cause, one finding.
    if (!swallowed_) raise(Rule::unclosed_variation, open).ply = frames_.front().line.ply;
    for (std::size_t i = frames_.size(); i-- > 0;)
      add(ElementKind::close, {open.begin, open.begin}).flags |= element_unclosed;
    line_ = frames_.front().line;
    frames_.clear();
  }
  game_->final = line_.position;
  game_->plies = static_cast<std::uint32_t>(line_.ply);
  const std::uint32_t end = at_ == 0 ? 0 : tokens_[at_ - 1].span.end;
  game_->extent.end = std::max(game_->extent.end, end);
  if (game_->terminator == Result::none && !game_->is_sheet && !swallowed_ && !faulted_ &&
      (line_.ply > 0 || game_->tag("Result") == nullptr))
    raise(Rule::missing_result, {game_->extent.end, game_->extent.end}).ply = line_.ply;
}

Element& Replay::add(ElementKind kind, Span span) {
  Element& element = game_->elements.emplace_back();
  element.kind = kind;
  element.span = span;
  return element;
}

// For the move to come; a finding about the line so far sets its ply itself. The reader names the
// move at the end.
Finding& Replay::raise(Rule rule, Span span) {
  Finding& finding = game_->findings.emplace_back(rule, span);
  finding.ply = line_.ply + 1;
  finding.variation = path();
  return finding;
}

// Faults that one slip can strew over a whole text: the first place is told, with their number.
void Replay::raise_once(Rule rule, Span span) {
  for (const auto& [known, index] : once_) {
    if (known != rule) continue;
    if (std::int64_t* count = number_argument(game_->findings[index], "count")) ++*count;
    return;
  }
  once_.push_back({rule, static_cast<std::uint32_t>(game_->findings.size())});
  Finding& finding = raise(rule, span);
  finding.ply = line_.ply;
  finding.written = span.in(game_->text);
  if (rule != Rule::text_between_games)
    finding.written.resize(std::min<std::size_t>(finding.written.size(), 40));
  finding.with("count", 1);
}

std::string Replay::path() const {
  std::string out;
  for (const Frame& frame : frames_) {
    if (!out.empty()) out += '/';
    out += std::to_string(frame.replaced) + '.' + std::to_string(frame.ordinal);
  }
  return out;
}

}  // namespace planilla
