// The half-moves are counted between the numbers, those in parentheses apart.
#include "game/doubt/bracketed_moves.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "game/doubt/doubt_tokens.h"
#include "game/doubt/passed_over.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

class Brackets {
public:
  Brackets(std::string_view text, std::vector<Token>& tokens) : text_(text), tokens_(tokens) {}

  void run() {
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (is_open(at)) {
        const std::size_t close = close_of(at);
        if (close == tokens_.size()) continue;
        if (holds_row(at, close) || holds_half_move(at, close)) {
          pass_over(tokens_[at]);
          pass_over(tokens_[close]);
        } else {
          at = close;
        }
        continue;
      }
      count(at);
    }
    drop_passed_over(tokens_);
  }

private:
  struct Inside {
    MoveNumber number;
    std::size_t moves = 0;
    bool is_plain = true;  // nothing else
  };

  bool is_open(std::size_t at) const {
    return tokens_[at].kind == TokenKind::open || tokens_[at].in(text_) == "[";
  }
  bool is_close(std::size_t at) const {
    return tokens_[at].kind == TokenKind::close || tokens_[at].in(text_) == "]";
  }
  void count(std::size_t at) {
    if (const MoveNumber number = number_at(at); number.has_digits) {
      number_ = number;
      moves_ = 0;
    } else {
      moves_ += ends_in_square(text_, tokens_[at]) ? 1 : 0;
    }
  }
  MoveNumber number_at(std::size_t at) const {
    return at < tokens_.size() && tokens_[at].kind == TokenKind::move_number
               ? parse_move_number(tokens_[at].in(text_))
               : MoveNumber{};
  }
  std::size_t close_of(std::size_t open) const {
    for (std::size_t i = open + 1; i < tokens_.size(); ++i) {
      if (is_close(i)) return i;
      if (is_open(i)) break;
    }
    return tokens_.size();
  }
  Inside inside(std::size_t open, std::size_t close) const;
  bool holds_row(std::size_t open, std::size_t close) const;
  bool holds_half_move(std::size_t open, std::size_t close) const;

  std::string_view text_;
  std::vector<Token>& tokens_;
  MoveNumber number_;
  std::size_t moves_ = 0;  // behind it
};

Brackets::Inside Brackets::inside(std::size_t open, std::size_t close) const {
  Inside out;
  for (std::size_t i = open + 1; i < close; ++i) {
    const MoveNumber number = number_at(i);
    if (number.has_digits && i == open + 1)
      out.number = number;
    else if (ends_in_square(text_, tokens_[i]))
      ++out.moves;
    else
      out.is_plain &= tokens_[i].kind == TokenKind::glyph;
  }
  return out;
}

// `(10. d4 Cbd7)` between the rows 9 and 11.
bool Brackets::holds_row(std::size_t open, std::size_t close) const {
  constexpr std::size_t row = 2;
  const Inside held = inside(open, close);
  const MoveNumber next = number_at(close + 1);
  return held.is_plain && held.moves == row && held.number.has_digits && held.number.dots <= 1 &&
         number_.has_digits && moves_ == row && held.number.value == number_.value + 1 &&
         next.has_digits && next.dots <= 1 && next.value == held.number.value + 1;
}

// `5. (e4) d6  6.`, `5. e4 (d6)  6.`
bool Brackets::holds_half_move(std::size_t open, std::size_t close) const {
  const Inside held = inside(open, close);
  if (!held.is_plain || held.moves != 1 || held.number.has_digits || !number_.has_digits ||
      number_.dots > 1 || moves_ > 1)
    return false;
  std::size_t moves = moves_, at = close + 1;
  for (; at < tokens_.size() && !number_at(at).has_digits; ++at) {
    const TokenKind kind = tokens_[at].kind;
    if (is_open(at) || kind == TokenKind::result || kind == TokenKind::tag) return false;
    const bool may_stand = kind == TokenKind::glyph || kind == TokenKind::comment;
    if (!ends_in_square(text_, tokens_[at]) && !may_stand) return false;
    moves += ends_in_square(text_, tokens_[at]) ? 1 : 0;
  }
  const MoveNumber next = number_at(at);
  return moves == 1 && next.has_digits && next.dots <= 1 && next.value == number_.value + 1;
}

}  // namespace

void open_brackets_of_moves(std::string_view text, std::vector<Token>& tokens) {
  const bool has_bracket = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return token.kind == TokenKind::open || token.in(text) == "[";
  });
  if (has_bracket) Brackets(text, tokens).run();
}

}  // namespace planilla
