// Rows are what stands between two numbers.
#include "game/doubt/exchange_marks.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "game/spelling/move_number.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 7> arrows = {
    "\u2195", "\u21c5", "\u21f5", "\u2b0d", "\u2191\u2193", "\u2193\u2191", "\u21d5"};

bool is_arrow(std::string_view text, const Token& token) {
  const std::string_view sign = token.in(text);
  return std::any_of(arrows.begin(), arrows.end(), [&](std::string_view arrow) {
    return sign == arrow || (sign.starts_with(arrow) && sign.substr(arrow.size()) == "\ufe0f");
  });
}

struct MarkedRow {
  std::size_t begin = 0, end = 0;  // its half-moves, behind the number
  std::size_t next = 0;            // the next number
  std::uint32_t number = 0;
  int words = 0;
  bool is_marked = false, is_marked_below = false;
};

class Exchanger {
public:
  Exchanger(std::string_view text, std::vector<Token>& tokens) : text_(text), tokens_(tokens) {}

  void run() {
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (tokens_[at].kind != TokenKind::move_number) continue;
      const MarkedRow above = row_at(at);
      if (!above.is_marked || above.next == tokens_.size()) continue;
      const MarkedRow below = row_at(above.next);
      const bool is_pair = above.number != 0 && below.number == above.number + 1 &&
                           below.words == above.words && above.words > 0 &&
                           above.is_marked_below != below.is_marked;
      if (!is_pair) continue;
      keep_arrows(above.end, above.next);
      keep_arrows(below.end, below.next);
      exchange(above, below);
      at = below.end - 1;
    }
    for (Token& token : tokens_)
      if (token.kind != TokenKind::passage && token.kind != TokenKind::comment &&
          is_arrow(text_, token))
        token.kind = TokenKind::hole;
  }

private:
  MarkedRow row_at(std::size_t number) const;
  void keep_arrows(std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i)
      if (is_arrow(text_, tokens_[i])) tokens_[i].kind = TokenKind::passage;
  }
  void exchange(const MarkedRow& above, const MarkedRow& below) {
    const auto place = [&](std::size_t at) {
      return tokens_.begin() + static_cast<std::ptrdiff_t>(at);
    };
    std::vector<Token> out(place(below.begin), place(below.end));
    out.insert(out.end(), place(above.end), place(below.begin));
    out.insert(out.end(), place(above.begin), place(above.end));
    std::copy(out.begin(), out.end(), place(above.begin));
  }

  std::string_view text_;
  std::vector<Token>& tokens_;
};

MarkedRow Exchanger::row_at(std::size_t number) const {
  MarkedRow row{number + 1, number + 1, number + 1,
                parse_move_number(tokens_[number].in(text_)).value};
  for (; row.next < tokens_.size() && tokens_[row.next].kind != TokenKind::move_number;
       ++row.next) {
    const Token& token = tokens_[row.next];
    if (is_arrow(text_, token)) {
      const std::string_view before = text_.substr(0, token.begin());
      const std::size_t sign = before.find_last_not_of(" \t");
      row.is_marked = true;
      row.is_marked_below |= sign == before.npos || before[sign] == '\n' || before[sign] == '\r';
      continue;
    }
    if (token.kind == TokenKind::tag || token.kind == TokenKind::result) break;
    if (row.is_marked) break;  // more behind the arrow
    row.words += token.kind == TokenKind::word;
    row.end = row.next + 1;
  }
  return row;
}

}  // namespace

void exchange_marked_rows(std::string_view text, std::vector<Token>& tokens) {
  const bool has_arrow = std::any_of(arrows.begin(), arrows.end(), [&](std::string_view arrow) {
    return text.find(arrow) != std::string_view::npos;
  });
  if (has_arrow) Exchanger(text, tokens).run();
}

}  // namespace planilla
