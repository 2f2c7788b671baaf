// Results as people write them: in words, in signs, apart, in parentheses.
#include <algorithm>

#include "board/half_move.h"
#include "board/square_in_text.h"
#include "game/model/result.h"
#include "game/replay/replayer.h"
#include "game/spelling/move_number.h"
#include "notation/read/fold.h"
#include "pgn/result_word.h"
#include "rules/several_results.h"
#include "rules/unusual_result.h"

namespace planilla {

namespace {

bool is_sign(const Token& token) {
  return token.kind == TokenKind::junk || token.kind == TokenKind::glyph;
}

std::size_t behind_signs(std::span<const Token> tokens, std::size_t at) {
  while (at < tokens.size() && is_sign(tokens[at])) ++at;
  return at;
}

}  // namespace

// Does nothing of this game follow the token?
bool Replayer::ends_at(std::size_t at) const {
  if (at >= tokens().size() || is_last(at)) return at < tokens().size();
  return start_.is_sheet && line().ply > 0 && tokens()[at + 1].kind == TokenKind::move_number &&
         starts_next_game(at + 1);
}

// `0-0` as the last token, where castling is not legal: both players lost.
bool Replayer::take_double_forfeit(Span span) {
  if (!lines_.in_main_line() || !ends_at(cursor_.at)) return false;
  if (parse_result(span.in(text_)) != Result::both_lose) return false;
  out_.terminator = Result::both_lose;
  out_.terminator_span = span;
  ended_ = true;
  ++cursor_.at;
  return true;
}

// "White lost a piece but drew. 1/2-1/2": words go on, up to a result that says otherwise.
bool Replayer::is_overruled(std::size_t at, const Lexicon::Phrase& phrase) const {
  constexpr std::size_t most_words = 40;
  if (phrase.resigns() || at >= tokens().size() || tokens()[at].kind != TokenKind::word)
    return false;
  const std::size_t end = std::min(at + most_words, tokens().size());
  while (at < end &&
         (tokens()[at].kind == TokenKind::word || tokens()[at].kind == TokenKind::junk ||
          tokens()[at].kind == TokenKind::move_number))
    ++at;
  return at < end && tokens()[at].kind == TokenKind::result &&
         parse_result(tokens()[at].in(text_)) != phrase.result;
}

// "Les noirs ont gagné un pion": does the sentence go on with a piece that was won?
bool Replayer::wins_a_piece(std::size_t at) const {
  constexpr std::size_t most_words = 4;
  for (const std::size_t end = std::min(at + most_words, tokens().size()); at < end; ++at) {
    const std::string_view before = Span{0, tokens()[at - 1].end()}.in(text_);
    if (tokens()[at].kind != TokenKind::word || begins_line(at) || before.ends_with('.') ||
        before.ends_with('!'))
      return false;
    std::string_view word = tokens()[at].in(text_);
    while (!word.empty() && (word.back() == ',' || word.back() == '.')) word.remove_suffix(1);
    if (readers_.lexicon.names_piece(word)) return true;
  }
  return false;
}

// "Tablas rechazadas. 5. 0-0 Ae7": words go on, and behind them the number that is due, with a
// legal move. What an "if" begins is analysis.
bool Replayer::goes_on_in_sentence(std::size_t at) const {
  constexpr std::size_t most_words = 12;
  const std::size_t end = std::min(at + most_words, tokens().size());
  if (at >= end || tokens()[at].kind != TokenKind::word) return false;
  while (at < end && (tokens()[at].kind == TokenKind::word || tokens()[at].kind == TokenKind::junk))
    ++at;
  if (at >= end || at + 1 >= tokens().size() || tokens()[at].kind != TokenKind::move_number ||
      tokens()[at + 1].kind != TokenKind::word)
    return false;
  const MoveNumber number = parse_move_number(tokens()[at].in(text_));
  const bool stops = text_[tokens()[at - 1].end() - 1] == '.' ||
                     text_.substr(tokens()[at - 1].end(), 1) == "." ||
                     text_[tokens()[at].begin() - 1] == '\n';
  return stops && number.half_move() == half_move_due(line().position) &&
         legal_at(line().position, at + 1);
}

// The half-move behind signs and, where it is there, the number that is due; no_token: there is
// none, or it is not legal.
std::size_t Replayer::next_move(std::size_t at, const Position& position) const {
  at = behind_signs(tokens(), at);
  if (at < tokens().size() && tokens()[at].kind == TokenKind::move_number) {
    const MoveNumber number = parse_move_number(tokens()[at].in(text_));
    if (number.has_digits && static_cast<int>(number.value) != position.fullmove_number())
      return ReplayOutcome::no_token;
    at = behind_signs(tokens(), at + 1);
  }
  const bool is_legal =
      at < tokens().size() && tokens()[at].kind == TokenKind::word && legal_at(position, at);
  return is_legal ? at : ReplayOutcome::no_token;
}

// "Remis angeboten hxg5", "tablas? no 21) Ne4 Rf7": where the words of an offer end, if the next
// two half-moves stand behind them, or the last one and the result; nothing if not, or where the
// words cite a line.
std::optional<std::size_t> Replayer::behind_offer(std::size_t at) const {
  constexpr std::size_t most_words = 3;
  std::size_t words = 0, end = at;
  for (; at < tokens().size() && words <= most_words; ++at) {
    const std::string_view word = tokens()[at].in(text_);
    if (is_sign(tokens()[at])) continue;
    if (tokens()[at].kind != TokenKind::word || holds_square(word) || legal_at(line().position, at))
      break;
    if (readers_.lexicon.cites(word)) return std::nullopt;
    ++words;
    end = at + 1;
  }
  const std::size_t first = next_move(end, line().position);
  if (words > most_words || first == ReplayOutcome::no_token) return std::nullopt;
  const WordReading reading = reader(line().position.turn()).read(text_, tokens(), first);
  for (const Reading& one : reading.readings()) {
    Position after = line().position;
    if (resolve_and_play(after, one.pattern).count != 1) continue;
    const std::size_t next = behind_signs(tokens(), first + 1);
    const bool ends = next < tokens().size() && tokens()[next].kind == TokenKind::result;
    if (ends || next_move(next, after) != ReplayOutcome::no_token) return end;
  }
  return std::nullopt;
}

// "4. Aa4 Cf6 tablas", and the rows go on below it: two more of them, by their numbers.
bool Replayer::rows_go_on(std::size_t at) const {
  if (at >= tokens().size() || tokens()[at].kind != TokenKind::move_number || !begins_line(at))
    return false;
  Position position = line().position;
  for (int half_moves = 0; half_moves < 4; ++half_moves) {
    at = next_move(at, position);
    if (at == ReplayOutcome::no_token) return false;
    const WordReading reading = reader(position.turn()).read(text_, tokens(), at++);
    const auto plays = [&](const Reading& one) {
      Position after = position;
      if (resolve_and_play(after, one.pattern).count != 1) return false;
      position = after;
      return true;
    };
    if (std::none_of(reading.readings().begin(), reading.readings().end(), plays)) return false;
  }
  return true;
}

// Does another result stand behind the token, before the next game?
bool Replayer::has_result_behind(std::size_t at) const {
  for (std::size_t i = at + 1; i < tokens().size(); ++i) {
    const TokenKind kind = tokens()[i].kind;
    if (kind == TokenKind::result) return true;
    if (kind == TokenKind::tag || kind == TokenKind::boundary) return false;
    if (kind == TokenKind::move_number && parse_move_number(tokens()[i].in(text_)).value == 1)
      return false;
  }
  return false;
}

// "1/2-1/2 2. Nf3": not the end of the game, for the game goes on with its next number or move.
// Analysis stands there on a sheet, and behind the result that the tag says, unless the game has
// another result.
bool Replayer::goes_on_after_result() const {
  std::size_t i = cursor_.at + 1;
  if (i >= tokens().size() || !lines_.in_main_line()) return false;
  const bool star = tokens()[cursor_.at].in(text_) == "*";  // it may rule off what is above it
  while (star && i < tokens().size() && tokens()[i].in(text_) == "*") ++i;
  if (i >= tokens().size()) return false;
  const std::size_t behind = i;
  if (start_.result_tag > Result::unknown && line().ply > 0 &&
      tokens()[cursor_.at].kind == TokenKind::result &&
      parse_result(tokens()[cursor_.at].in(text_)) == start_.result_tag &&
      !has_result_behind(cursor_.at))
    return false;
  if (tokens()[i].kind == TokenKind::move_number) {
    const MoveNumber number = parse_move_number(tokens()[i].in(text_));
    if (static_cast<int>(number.value) != line().position.fullmove_number()) return false;
    ++i;
  }
  if (i >= tokens().size() || tokens()[i].kind != TokenKind::word) return false;
  if (is_ruling(i) || begins_anew(behind)) return false;
  const Span gap{tokens()[cursor_.at].end(), tokens()[cursor_.at + 1].begin()};
  const bool ends_line = gap.in(text_).find_first_of("\r\n") != std::string_view::npos;
  if (start_.is_sheet && line().ply > 0 && !star &&
      (tokens()[cursor_.at].kind == TokenKind::result || ends_line) &&
      !has_result_behind(cursor_.at))
    return false;
  return legal_at(line().position, i);
}

// "Ana resigned. 0-1": the figures say who, the words do not. None: there are no figures.
Result Replayer::result_on_line(std::size_t at) const {
  for (; at < tokens().size() && !begins_line(at); ++at) {
    const TokenKind kind = tokens()[at].kind;
    if (kind == TokenKind::result) return parse_result(tokens()[at].in(text_));
    if (kind != TokenKind::word && kind != TokenKind::junk && kind != TokenKind::open) break;
  }
  return Result::none;
}

bool Replayer::is_star(std::size_t at) const {
  return at < tokens().size() && tokens()[at].in(text_) == "*";
}

// "* 3. Bb5 a6"
bool Replayer::is_bullet(std::size_t at) const {
  return begins_line(at) && !is_star(at + 1) && !begins_line(at + 1);
}

// "2. Nf3 Nc6 * 3. Bb5": alone between half-moves, not of a ruling, nor a mark beside a word.
bool Replayer::parts_moves(std::size_t at) const {
  return at > 0 && !begins_line(at) && !is_star(at - 1) && !is_star(at + 1) &&
         tokens()[at - 1].end() != tokens()[at].begin();
}

// As a remark, or as the end of the one before.
void Replayer::keep_words(Span words) {
  std::vector<Element>& elements = out_.elements;
  if (!elements.empty() && elements.back().kind == ElementKind::remark &&
      is_one_passage(elements.back().span.end, words.begin))
    elements.back().span.end = words.end;
  else
    add(ElementKind::remark, words);
}

// "empate?", "nulle ?": a draw that is asked about is offered.
bool Replayer::take_asked_draw(const Lexicon::Phrase& phrase) {
  const std::size_t behind = cursor_.at + phrase.tokens;
  if (phrase.result != Result::draw || behind >= tokens().size() ||
      tokens()[behind].in(text_) != "?")
    return false;
  take_offer({tokens()[cursor_.at].span.begin, tokens()[behind].span.end}, behind + 1);
  return true;
}

// "½?": the same in figures.
bool Replayer::take_asked_score(const Token& token) {
  const std::size_t behind = cursor_.at + 1;
  const std::optional<WrittenScore> score = written_score(token.in(text_));
  if (!lines_.in_main_line() || ended_ || score != WrittenScore{1, 1} ||
      behind >= tokens().size() || tokens()[behind].in(text_) != "?" || begins_line(behind))
    return false;
  take_offer({token.span.begin, tokens()[behind].span.end}, behind + 1);
  return true;
}

// "tablas? no" as the last words of a sheet: where they end; `at` where they are not the last.
std::size_t Replayer::behind_last_words(std::size_t at) const {
  constexpr std::size_t most_words = 3;
  std::size_t end = at;
  while (end < tokens().size() && end < at + most_words && tokens()[end].kind == TokenKind::word &&
         !begins_line(end) && !holds_square(tokens()[end].in(text_)))
    ++end;
  return end == tokens().size() || tokens()[end].kind == TokenKind::result ? end : at;
}

// An offer, and the words about it that stand behind it, from token `behind` on: "tablas? no".
void Replayer::take_offer(Span span, std::size_t behind) {
  cursor_.at = behind_offer(behind).value_or(behind_last_words(behind));
  if (cursor_.at == behind)
    add(ElementKind::offer, span);
  else
    keep_words({span.begin, tokens()[cursor_.at - 1].end()});
}

// "ganan blancas", "tablas": the longest phrase that says a result. Where the game goes on, a draw
// was offered.
bool Replayer::take_spoken_result() {
  if (!lines_.in_main_line()) return false;
  const Lexicon::Phrase phrase = readers_.lexicon.phrase_at(text_, tokens(), cursor_.at);
  if (phrase.tokens == 0) return false;
  const Span span{tokens()[cursor_.at].span.begin,
                  tokens()[cursor_.at + phrase.tokens - 1].span.end};
  if (phrase.refuses) {
    keep_words(span);
    cursor_.at += phrase.tokens;
    return true;
  }
  if (take_asked_draw(phrase)) return true;
  // On a line of its own, or at the end of one where no result follows, it was agreed upon.
  const std::size_t next = cursor_.at + phrase.tokens;
  const bool offered =
      phrase.result == Result::draw && !begins_line(cursor_.at) &&
      ((next < tokens().size() && !begins_line(next)) || has_result_behind(cursor_.at) ||
       (phrase.tokens == 1 && rows_go_on(next))) &&
      behind_offer(next).has_value();
  if (!offered && phrase.result != Result::none && is_overruled(cursor_.at + phrase.tokens, phrase))
    return false;
  if (!phrase.resigns() && phrase.result != Result::draw &&
      wins_a_piece(cursor_.at + phrase.tokens))
    return false;
  const Result figures = result_on_line(cursor_.at + phrase.tokens);
  if (figures != Result::none && (phrase.resigns() || figures == phrase.result)) {
    keep_words(span);
    cursor_.at += phrase.tokens;
    return true;
  }
  cursor_.at += phrase.tokens - 1;
  const bool goes_on = offered || goes_on_after_result() || goes_on_in_sentence(cursor_.at + 1);
  ++cursor_.at;
  if (phrase.result == Result::none || (goes_on && phrase.result == Result::draw)) {
    take_offer(span, cursor_.at);
    return true;
  }
  if (goes_on) {
    Finding& finding = raise(rules::several_results, span, TroubleKind::moves);
    finding.ply = line().ply;
    finding.say(diagnostics::SeveralResults{.result = span.in(text_)});
    add(ElementKind::remark, span);
    return true;
  }
  const Result lost = line().position.turn() == white ? Result::black_wins : Result::white_wins;
  end_with(phrase.resigns() ? lost : phrase.result, span);
  keep_sentence(span);
  return true;
}

// Is there nothing but punctuation between the two places, and no empty line?
bool Replayer::is_one_passage(std::uint32_t end, std::uint32_t begin) const {
  const std::string_view between = Span{end, begin}.in(text_);
  return end <= begin && between.find_first_not_of(" \t\r\n.,;:") == std::string_view::npos &&
         std::count(between.begin(), between.end(), '\n') < 2;
}

// "y las negras abandonaron entre aplausos": what stands around the words of the result is one
// comment with them. The cursor is behind the words.
void Replayer::keep_sentence(Span words) {
  std::vector<Element>& elements = out_.elements;
  if (!elements.empty() && elements.back().kind == ElementKind::remark &&
      is_one_passage(elements.back().span.end, words.begin)) {
    elements.back().span.end = words.end;
  } else {
    if (cursor_.at >= tokens().size()) return;
    const Token& next = tokens()[cursor_.at];
    if ((next.kind != TokenKind::passage && next.kind != TokenKind::word) ||
        !is_one_passage(words.end, next.begin()))
      return;
    add(ElementKind::remark, words);
  }
  closing_ = elements.size() - 1;
}

// Does `more` belong to the comment that holds the words of the result? Then it is added there.
bool Replayer::goes_on_with_sentence(Span more) {
  if (closing_ == SIZE_MAX || closing_ + 1 != out_.elements.size()) return false;
  Span& sentence = out_.elements[closing_].span;
  if (!is_one_passage(sentence.end, more.begin)) return false;
  sentence.end = more.end;
  return true;
}

// "13.Foo ... y las negras abandonaron.": a sentence of what was not read, tokens[from .. end),
// says the result, and no other says another one. Who resigned must be named, since nobody knows
// whose move it was, and a line that is cited ends no game.
void Replayer::say_result_of_unread(std::size_t from, std::size_t end) {
  const bool figures = end < tokens().size() && tokens()[end].kind == TokenKind::result;
  if (!start_.is_sheet || !lines_.in_main_line() || figures) return;
  Result result = Result::none;
  Span span;
  bool cites = false;
  for (std::size_t at = from; at < end; ++at) {
    const std::string_view word = tokens()[at].in(text_);
    if (tokens()[at].kind != TokenKind::word) continue;
    const Lexicon::Phrase phrase = readers_.lexicon.phrase_at(text_, tokens(), at);
    const bool says = phrase.tokens > 1 && phrase.result > Result::unknown && !phrase.resigns() &&
                      !phrase.is_closing && !phrase.refuses && !cites;
    if (says && result != Result::none && result != phrase.result) return;
    if (says) {
      result = phrase.result;
      span = {tokens()[at].begin(), tokens()[at + phrase.tokens - 1].end()};
    }
    cites = !word.ends_with('.') && !word.ends_with('!') && (cites || readers_.lexicon.cites(word));
  }
  if (result == Result::none) return;
  end_with(result, span);
  ended_ = false;
}

// A result that is not spelled as PGN has it ends the game.
void Replayer::end_with(Result result, Span span) {
  out_.terminator = result;
  out_.terminator_span = span;
  Finding& finding = raise(rules::unusual_result, span);
  finding.ply = line().ply;
  finding.written = span.in(text_);
  finding.say(diagnostics::UnusualResult{.result = result_text(result)});
  ended_ = true;
}

}  // namespace planilla
