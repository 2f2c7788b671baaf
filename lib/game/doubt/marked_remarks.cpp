// From each sign over words up to a half-move, a number or the end of the line.
#include "game/doubt/marked_remarks.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "board/square_in_text.h"
#include "game/doubt/doubt_tokens.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

// Asked of each token.
bool is_sign_of_remark(std::string_view sign) {
  switch (sign.front()) {
    case '*':
      return sign.size() == 1;
    case '/':
      return sign == "//";
    case '<':
      return sign == "<-";
    default:
      return sign == "\u2190";
  }
}

// A word that names no square and stands for no half-move.
bool is_of_remark(std::string_view text, const Token& token) {
  if (token.kind != TokenKind::word || may_be_move(text, token)) return false;
  const std::string_view word = token.in(text);
  return word.size() > 1 && !holds_square(word) &&
         std::any_of(word.begin(), word.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                  static_cast<signed char>(c) < 0;
         });
}

class MarkedRemarks {
public:
  MarkedRemarks(std::string_view text, std::vector<Token>& tokens) : text_(text), tokens_(tokens) {}

  void run() {
    std::uint32_t number = 0;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (const std::uint32_t here = number_at(at); here != 0) number = here;
      const std::size_t end = is_sign_of_remark(tokens_[at].in(text_)) ? end_of_words(at) : at;
      if (number == 0 || end == at || !goes_on(end, number)) continue;
      tokens_[at] = {{tokens_[at].begin(), tokens_[end - 1].end()}, TokenKind::comment, 0};
      tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(at + 1),
                    tokens_.begin() + static_cast<std::ptrdiff_t>(end));
    }
  }

private:
  std::uint32_t number_at(std::size_t at) const {
    if (tokens_[at].kind != TokenKind::move_number) return 0;
    const MoveNumber number = parse_move_number(tokens_[at].in(text_));
    return number.has_digits ? number.value : 0;
  }
  // Behind the words of the remark; the sign itself where none stand there.
  std::size_t end_of_words(std::size_t sign) const {
    constexpr std::size_t most = 8;
    if (begins_line(text_, tokens_[sign])) return sign;
    std::size_t end = sign + 1;
    while (end < tokens_.size() && end <= sign + most && !begins_other_line(text_, tokens_, end) &&
           (is_of_remark(text_, tokens_[end]) ||
            (end > sign + 1 && tokens_[end].kind == TokenKind::glyph)))
      ++end;
    return end == sign + 1 ? sign : end;
  }
  // With a half-move in the same line, or with the number that is due.
  bool goes_on(std::size_t at, std::uint32_t number) const {
    if (at == tokens_.size()) return false;
    if (!begins_other_line(text_, tokens_, at) && ends_in_square(text_, tokens_[at])) return true;
    const std::uint32_t next = number_at(at);
    return at + 1 < tokens_.size() && (next == number || next == number + 1) &&
           ends_in_square(text_, tokens_[at + 1]);
  }

  std::string_view text_;
  std::vector<Token>& tokens_;
};

}  // namespace

void join_marked_remarks(std::string_view text, std::vector<Token>& tokens) {
  const bool has_sign = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return is_sign_of_remark(token.in(text));
  });
  if (has_sign) MarkedRemarks(text, tokens).run();
}

}  // namespace planilla
