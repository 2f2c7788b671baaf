// Token by token, as far as the board allows.
#include "game/unplayed/text_moves.h"

#include <algorithm>

#include "board/half_move.h"
#include "game/cells/shape.h"
#include "game/spelling/move_number.h"
#include "notation/read/match.h"
#include "notation/read/notations.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

// "[%clk 0:05:00]": neither a number nor a word comes first.
bool begins_with_command(std::string_view words) {
  const std::size_t at = words.find_first_not_of(" \t\r\n");
  return at != std::string_view::npos && words.substr(at).starts_with("[%");
}

}  // namespace

// "{y ahora 3. Ab5 a6}": words, and behind them the number that is due, with moves up to the
// end. One move alone is what was better, or is to come.
TextRun TextMoves::run_behind_words(const Position& position) {
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].kind != TokenKind::move_number) continue;
    const TextRun run = run_at(i, position);
    return run.plies > 1 && ends_with(run) ? run : TextRun{};
  }
  return {};
}

TextRun TextMoves::find(const Element& text, const Position& position, TextPlace place) {
  Span inside = text.span;
  const std::string_view all = inside.in(game_.text);
  if (text.kind == ElementKind::comment && all.starts_with('{')) ++inside.begin;
  if (text.kind == ElementKind::comment && all.ends_with('}')) --inside.end;
  if (text.kind == ElementKind::line_comment && all.starts_with(';')) ++inside.begin;
  const std::string_view words = inside.in(game_.text);
  const bool sentence = is_sentence(text.kind);
  if (!sentence && begins_with_command(words)) return {};
  if (inside.empty() || words.starts_with("planilla") || words.starts_with(" planilla") ||
      words.find_first_of("12345678") == std::string_view::npos)
    return {};
  gather_tokens(inside);
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const bool number = tokens_[i].kind == TokenKind::move_number;
    const bool word = tokens_[i].kind == TokenKind::word &&
                      (i == 0 || (sentence && stands_before_next_number(i, position)));
    const bool reply = sentence && may_be_last_reply(i, position);
    if (!number && !word && !reply) continue;
    if (i != 0 && !sentence) {  // a comment that never closes is told already
      const bool closed = text.kind != ElementKind::comment || all.ends_with('}');
      return closed && place == TextPlace::behind_last ? run_behind_words(position) : TextRun{};
    }
    const TextRun run = run_at(i, position);
    if (!sentence && run.plies == 0 && !number) continue;  // a word before the moves
    if (!sentence && !ends_with(run)) break;               // words behind it: analysis
    // A word alone, without its number, proves nothing: `{c5 is weak}`; but before the result it
    // does.
    if (run.plies > (number || reply || stands_before_result(run) ? 0 : 1)) return run;
  }
  return {};
}

TextRun TextMoves::find_from_start(const Element& text) {
  gather_tokens(text.span);
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].kind != TokenKind::move_number) continue;
    const MoveNumber number = parse_move_number(tokens_[i].in(game_.text));
    if (!number.has_digits || number.half_move() != half_move_due(game_.start)) continue;
    return run_at(i, game_.start);
  }
  return {};
}

// `8-c3`: how long is the number before the dash? 0: the word is no such move.
std::size_t number_before_dash(std::string_view word) {
  const std::size_t digits = word.find_first_not_of("0123456789");
  if (digits == 0 || digits == word.npos || digits > 3 || word[0] == '0' || word[digits] != '-')
    return 0;
  return shape_of(word.substr(digits + 1)) == MoveShape::strong ? digits : 0;
}

// Semicolons part moves here, `(2)` is a number, and so is that of `8-c3`.
void TextMoves::gather_tokens(Span inside) {
  tokens_.clear();
  for (std::uint32_t begin = inside.begin; begin < inside.end;) {
    const std::size_t stop = inside.in(game_.text).find(';', begin - inside.begin);
    const std::uint32_t end = stop == std::string_view::npos
                                  ? inside.end
                                  : inside.begin + static_cast<std::uint32_t>(stop);
    tokenize(game_.text, {begin, end}, tokens_);
    begin = end + 1;
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const bool numbered = i + 2 < tokens_.size() && tokens_[i].kind == TokenKind::open &&
                          tokens_[i + 1].kind == TokenKind::move_number &&
                          tokens_[i + 2].kind == TokenKind::close;
    tokens_[kept++] = tokens_[numbered ? i + 1 : i];
    if (numbered) i += 2;
  }
  tokens_.resize(kept);
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].kind != TokenKind::word) continue;
    const std::size_t digits = number_before_dash(tokens_[i].in(game_.text));
    if (digits == 0) continue;
    Token number = tokens_[i];
    number.kind = TokenKind::move_number;
    number.span.end = number.span.begin + static_cast<std::uint32_t>(digits);
    tokens_[i].span.begin = number.span.end + 1;
    tokens_.insert(tokens_.begin() + static_cast<std::ptrdiff_t>(i), number);
    ++i;
  }
}

// "raffle Bb7 5.d5": Black's half-move without its number, before that of the next.
bool TextMoves::stands_before_next_number(std::size_t at, const Position& position) const {
  if (position.turn() == white || at + 1 >= tokens_.size() ||
      tokens_[at + 1].kind != TokenKind::move_number)
    return false;
  const MoveNumber number = parse_move_number(tokens_[at + 1].in(game_.text));
  return number.has_digits && number.half_move() == half_move_due(position) + 1;
}

// "eine Neuerung / f6", "met het idee h4. Db6": the last word, where a sentence or a line ends
// before it and White's last half-move has no answer.
bool TextMoves::may_be_last_reply(std::size_t at, const Position& position) const {
  if (position.turn() == white || at == 0 || tokens_[at].kind != TokenKind::word) return false;
  for (std::size_t i = at + 1; i < tokens_.size(); ++i)
    if (tokens_[i].kind == TokenKind::word || tokens_[i].kind == TokenKind::move_number)
      return false;
  const Span gap{tokens_[at - 1].end(), tokens_[at].begin()};
  if (gap.in(game_.text).find_first_of("\r\n") != std::string_view::npos) return true;
  const std::string_view before = tokens_[at - 1].in(game_.text);
  return before.ends_with('.') || before.ends_with(':') || before.ends_with(';');
}

// Is the text `run` and a result behind it?
bool TextMoves::stands_before_result(const TextRun& run) const {
  return tokens_.size() > 1 && tokens_.back().kind == TokenKind::result &&
         tokens_.front().begin() == run.span.begin &&
         tokens_[tokens_.size() - 2].end() == run.span.end;
}

// Is nothing of the text left behind `run` but signs and results?
bool TextMoves::ends_with(const TextRun& run) const {
  return std::none_of(tokens_.begin(), tokens_.end(), [&](const Token& token) {
    return token.begin() >= run.span.end &&
           (token.kind == TokenKind::word || token.kind == TokenKind::move_number);
  });
}

// Past the numbers at `at`. Not right: one of them is another than the one that is due.
std::size_t TextMoves::take_number(std::size_t at, const Position& position, bool& right) const {
  right = true;
  for (; at < tokens_.size() && tokens_[at].kind == TokenKind::move_number; ++at) {
    const MoveNumber number = parse_move_number(tokens_[at].in(game_.text));
    if (!number.has_digits) continue;
    right &= number.half_move() == half_move_due(position);
  }
  return at;
}

TextRun TextMoves::run_at(std::size_t at, Position position) {
  TextRun out{{tokens_[at].begin(), tokens_[at].end()}, 0};
  played_.clear();
  while (at < tokens_.size()) {
    if (tokens_[at].kind == TokenKind::glyph || tokens_[at].kind == TokenKind::nag) {
      ++at;
      continue;
    }
    bool right = true;
    const std::size_t word = take_number(at, position, right);
    if (!right || word >= tokens_.size() || tokens_[word].kind != TokenKind::word) break;
    const WordReading& reading = reader(position.turn()).read(game_.text, tokens_, word);
    if (reading.kind == WordKind::suffix && word == at && out.plies > 0) {
      at += reading.tokens;
      continue;
    }
    if (reading.kind != WordKind::move) break;
    const Match found = match(position, reading);
    if (found.count == 0 || found.bytes != 0) break;
    position.play(found.move);
    played_.push_back(found.move);
    ++out.plies;
    at = word + found.tokens;
    out.span.end = tokens_[at - 1].end();
    if (found.count > 1) break;
  }
  return out;
}

}  // namespace planilla
