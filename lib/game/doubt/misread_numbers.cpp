// One pass, which knows the last number before each token.
#include "game/doubt/misread_numbers.h"

#include <algorithm>
#include <span>
#include <string>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

class NumberMender {
public:
  NumberMender(std::string_view text, std::vector<Token>& tokens) : text_(text), tokens_(tokens) {}

  void run() {
    int depth = 0;
    for (at_ = 0; at_ < tokens_.size(); ++at_) {
      const TokenKind kind = tokens_[at_].kind;
      depth += (kind == TokenKind::open) - (kind == TokenKind::close && depth > 0);
      if (depth > 0) continue;
      if (kind == TokenKind::tag || kind == TokenKind::boundary || kind == TokenKind::result)
        last_ = 0;
      if (!take_letters()) cut_from_move();
      if (tokens_[at_].kind != TokenKind::move_number) continue;
      const MoveNumber number = parse_move_number(tokens_[at_].in(text_));
      if (is_left_of_move(number))
        tokens_[at_].kind = TokenKind::word;
      else if (number.has_digits)
        last_ = number.value;
    }
  }

private:
  bool take_letters();
  bool begins_first_row() const;
  void cut_from_move();
  bool is_left_of_move(const MoveNumber& number) const;
  bool is_same_line(std::size_t from, std::size_t to) const {
    return text_.substr(from, to - from).find_first_of("\r\n") == std::string_view::npos;
  }

  std::string_view text_;
  std::vector<Token>& tokens_;
  std::size_t at_ = 0;
  std::uint32_t last_ = 0;
};

// Of letters that look like digits, and of digits: the number that is due, and a stop.
bool NumberMender::take_letters() {
  constexpr std::size_t most = 3;
  constexpr std::string_view digits = "0123456789", alike = "lIOo";
  Token& token = tokens_[at_];
  if ((token.kind != TokenKind::word && token.kind != TokenKind::move_number) ||
      (at_ > 0 && tokens_[at_ - 1].end() == token.begin()) || (last_ == 0 && !begins_first_row()))
    return false;
  const char first = text_[token.begin()];
  if (first != 'l' && first != 'I' && first != 'O' && first != 'o' && !ascii::is_digit(first))
    return false;
  std::size_t end = token.begin();
  bool has_letter = false;
  for (; end < text_.size() && end - token.begin() <= most; ++end) {
    const bool is_letter = alike.find(text_[end]) != std::string_view::npos;
    if (!is_letter && digits.find(text_[end]) == std::string_view::npos) break;
    has_letter |= is_letter;
  }
  if (!has_letter || end == token.begin() || text_.substr(end, 1) != ".") return false;
  while (text_.substr(end, 1) == ".") ++end;
  const Span span{token.begin(), static_cast<std::uint32_t>(end)};
  const MoveNumber number = parse_move_number(span.in(text_));
  if (number.value != last_ + 1 && (number.value != last_ || number.dots < 2)) return false;
  std::size_t behind = at_;
  while (behind < tokens_.size() && tokens_[behind].end() <= end) ++behind;
  if (behind == tokens_.size() || tokens_[behind].kind != TokenKind::word) return false;
  if (tokens_[behind].begin() < end) tokens_[behind].span.begin = static_cast<std::uint32_t>(end);
  if (behind == at_) {
    tokens_.insert(tokens_.begin() + static_cast<std::ptrdiff_t>(at_), Token{});
    ++behind;
  }
  tokens_[at_] = {span, TokenKind::move_number, 0};
  tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(at_ + 1),
                tokens_.begin() + static_cast<std::ptrdiff_t>(behind));
  return true;
}

// "l.d4 d5", where number 2 follows behind one word or two: no title.
bool NumberMender::begins_first_row() const {
  if (at_ > 0 && is_same_line(tokens_[at_ - 1].end(), tokens_[at_].begin())) return false;
  std::size_t next = at_ + 1;
  while (next < tokens_.size() && next <= at_ + 3 && tokens_[next].kind == TokenKind::word) ++next;
  return next < tokens_.size() && tokens_[next].kind == TokenKind::move_number &&
         parse_move_number(tokens_[next].in(text_)).value == 2;
}

// "e52." before the second move: e5, and its number.
void NumberMender::cut_from_move() {
  Token& token = tokens_[at_];
  if (token.kind != TokenKind::word || last_ == 0 || at_ + 1 == tokens_.size()) return;
  Token& dots = tokens_[at_ + 1];
  if (dots.kind != TokenKind::move_number || dots.begin() != token.end() ||
      text_[dots.begin()] != '.')
    return;
  const std::string due = std::to_string(last_ + 1);
  std::string_view move = token.in(text_);
  if (!move.ends_with(due)) return;
  move.remove_suffix(due.size());
  std::string_view bare = move;
  while (!bare.empty() && (bare.back() == '+' || bare.back() == '#')) bare.remove_suffix(1);
  const bool castles = bare.ends_with("O-O") || bare.ends_with("0-0");
  if (!castles && (bare.size() < 2 || !holds_square(bare.substr(bare.size() - 2)))) return;
  token.span.end = dots.span.begin = token.begin() + static_cast<std::uint32_t>(move.size());
}

// A digit alone among the half-moves of a number, where the next number counts on from it.
bool NumberMender::is_left_of_move(const MoveNumber& number) const {
  const Token& token = tokens_[at_];
  if (last_ == 0 || token.span.size() != 1 || number.value == 0 || number.value > 8 ||
      number.value == last_ + 1)
    return false;
  const bool behind_number = tokens_[at_ - 1].kind == TokenKind::move_number;
  const bool behind_move = at_ > 1 && tokens_[at_ - 2].kind == TokenKind::move_number &&
                           tokens_[at_ - 1].kind == TokenKind::word;
  if ((!behind_number && !behind_move) || !is_same_line(tokens_[at_ - 1].begin(), token.begin()))
    return false;
  std::size_t next = at_ + 1;
  while (next < tokens_.size() && tokens_[next].kind == TokenKind::word) ++next;
  const std::size_t words = next - at_ - 1;
  if (words != (behind_number ? 1U : 0U)) return false;
  return next == tokens_.size() || tokens_[next].kind == TokenKind::result ||
         (tokens_[next].kind == TokenKind::move_number &&
          parse_move_number(tokens_[next].in(text_)).value == last_ + 1);
}

// A digit without a stop, and behind it without a blank what is left of a half-move.
bool is_digit_before_move(std::string_view text, const Token& digit, const Token& word) {
  if (digit.kind != TokenKind::move_number || digit.span.size() != 1 ||
      word.kind != TokenKind::word || word.begin() != digit.end())
    return false;
  const char first = text[word.begin()];
  return first == 'x' || (first >= 'a' && first <= 'h');
}

// The next number; 0: there is none.
std::uint32_t number_behind(std::string_view text, std::span<const Token> tokens) {
  for (const Token& token : tokens)
    if (token.kind == TokenKind::move_number) return parse_move_number(token.in(text)).value;
  return 0;
}

}  // namespace

void join_digits(std::string_view text, std::vector<Token>& tokens) {
  std::uint32_t last = 0;
  std::size_t kept = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token token = tokens[at];
    if (token.kind == TokenKind::tag || token.kind == TokenKind::boundary) last = 0;
    const std::uint32_t value =
        token.kind == TokenKind::move_number ? parse_move_number(token.in(text)).value : 0;
    if (last != 0 && value != 0 && value != last && value != last + 1 && at + 1 < tokens.size() &&
        is_digit_before_move(text, token, tokens[at + 1]) &&
        number_behind(text, std::span(tokens).subspan(at + 2)) != value + 1) {
      tokens[at + 1].span.begin = token.begin();
      continue;
    }
    if (value != 0) last = value;
    tokens[kept++] = token;
  }
  tokens.resize(kept);
}

void mend_numbers(std::string_view text, std::vector<Token>& tokens) {
  NumberMender(text, tokens).run();
}

}  // namespace planilla
