// Line by line.
#include "game/doubt/stars_in_rows.h"

#include <algorithm>
#include <cstddef>

#include "board/square_in_text.h"
#include "game/doubt/doubt_tokens.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

bool is_written(std::string_view text, const Token& token) {
  return token.kind == TokenKind::word && (token.flags & token_doubtful) == 0 &&
         (holds_square(token.in(text)) || is_castling(token.in(text)));
}

class Rows {
public:
  Rows(std::string_view text, std::vector<Token>& tokens) : text_(text), tokens_(tokens) {}

  void run() {
    for (std::size_t begin = 0; begin < tokens_.size();) {
      std::size_t end = begin + 1;
      while (end < tokens_.size() && line_ends_before(text_, tokens_, end) == 0) ++end;
      mark_between(begin, end);
      mark_last(begin, end);
      begin = end;
    }
  }

private:
  bool is_move(std::size_t i) const { return is_written(text_, tokens_[i]); }
  bool is_star(std::size_t i) const { return tokens_[i].in(text_) == "*"; }
  void mark(std::size_t i) { tokens_[i] = {tokens_[i].span, TokenKind::word, token_unwritten}; }
  void mark_between(std::size_t begin, std::size_t end);
  void mark_last(std::size_t begin, std::size_t end);

  std::string_view text_;
  std::vector<Token>& tokens_;
};

// A line of half-moves and nothing else, without numbers.
void Rows::mark_between(std::size_t begin, std::size_t end) {
  constexpr std::size_t to_one = 4, fewest = 4;  // half-moves
  std::size_t moves = 0;
  std::vector<std::size_t> stars;
  for (std::size_t i = begin; i < end; ++i) {
    const bool sign = tokens_[i].kind == TokenKind::junk || tokens_[i].kind == TokenKind::glyph ||
                      tokens_[i].in(text_) == "," || tokens_[i].in(text_) == ";";
    if (is_move(i))
      ++moves;
    else if (is_star(i))
      stars.push_back(i);
    else if (!sign && !(tokens_[i].kind == TokenKind::result && i + 1 == end))
      return;
  }
  if (moves < fewest || stars.size() * to_one > moves) return;
  for (const std::size_t star : stars) {
    const auto is_beside = [&](std::size_t from, std::size_t to) {
      return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(from),
                         tokens_.begin() + static_cast<std::ptrdiff_t>(to),
                         [&](const Token& token) { return is_written(text_, token); });
    };
    if (is_beside(begin, star) && is_beside(star + 1, end)) mark(star);
  }
}

// `c4 *`: the sheet goes on in the next line, perhaps with another star.
void Rows::mark_last(std::size_t begin, std::size_t end) {
  constexpr std::size_t pair = 2;
  const bool goes_on = end + 1 < tokens_.size() && line_ends_before(text_, tokens_, end) == 1 &&
                       is_move(end) && (is_move(end + 1) || is_star(end + 1)) &&
                       line_ends_before(text_, tokens_, end + 1) == 0;
  if (goes_on && end - begin == pair && is_move(begin) && is_star(end - 1)) mark(end - 1);
}

}  // namespace

void mark_stars_in_rows(std::string_view text, std::vector<Token>& tokens) {
  const bool stars = std::any_of(tokens.begin(), tokens.end(),
                                 [&](const Token& token) { return token.in(text) == "*"; });
  if (stars) Rows(text, tokens).run();
}

}  // namespace planilla
