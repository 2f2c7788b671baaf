// The first moves of a text: a sentence, or a game?
#include "game/layout/citations.h"

#include "game/layout/token_lines.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

class Citation {
public:
  Citation(std::string_view text, std::vector<Token>& tokens) : text_(text), tokens_(tokens) {}

  void set_apart() {
    std::size_t first = 0;
    while (first < tokens_.size() && !is_move(first)) ++first;
    if (first == 0 || first == tokens_.size() || !is_number(first - 1, 1)) return;
    const std::size_t line = begin_of_line(first);
    const std::size_t end = end_of_paragraph(first);
    if (!runs_in(line, first - 1) || !is_short(first, end) || !game_begins_at(end)) return;
    const Span whole{tokens_[line].begin(), tokens_[end - 1].end()};
    tokens_[line] = {whole, TokenKind::passage, 0};
    tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(line) + 1,
                  tokens_.begin() + static_cast<std::ptrdiff_t>(end));
  }

private:
  bool is_move(std::size_t i) const { return looks_like_move(text_, tokens_[i]); }
  bool is_number(std::size_t i, std::uint32_t value) const {
    if (tokens_[i].kind != TokenKind::move_number) return false;
    const MoveNumber number = parse_move_number(tokens_[i].in(text_));
    return number.has_digits && number.value == value && number.dots < 2;
  }
  std::ptrdiff_t lines_before(std::size_t i) const { return line_ends_before(text_, tokens_, i); }
  std::size_t begin_of_line(std::size_t i) const {
    while (i > 0 && lines_before(i) == 0) --i;
    return i;
  }
  std::size_t end_of_paragraph(std::size_t i) const {
    do ++i;
    while (i < tokens_.size() && lines_before(i) < 2);
    return i;
  }
  // Two words at least, the last without a stop or a colon, and nothing else.
  bool runs_in(std::size_t line, std::size_t number) const {
    constexpr std::size_t fewest = 2;
    if (number < line + fewest) return false;
    for (std::size_t i = line; i < number; ++i)
      if (tokens_[i].kind != TokenKind::word) return false;
    const std::string_view last = tokens_[number - 1].in(text_);
    return last.back() != '.' && last.back() != ':' && last.back() >= 'a';
  }
  bool is_short(std::size_t first, std::size_t end) const {
    constexpr std::ptrdiff_t longest = 12;  // half-moves
    std::ptrdiff_t moves = 0;
    for (std::size_t i = first; i < end; ++i) {
      if (tokens_[i].kind == TokenKind::tag || tokens_[i].kind == TokenKind::comment) return false;
      moves += is_move(i);
    }
    return moves <= longest;
  }
  // Is the first move behind tokens_[from] that of a line that begins with 1?
  bool game_begins_at(std::size_t from) const {
    for (std::size_t i = from; i < tokens_.size(); ++i)
      if (is_move(i)) return is_number(i - 1, 1) && lines_before(i - 1) > 0;
    return false;
  }

  std::string_view text_;
  std::vector<Token>& tokens_;
};

}  // namespace

void set_citation_apart(std::string_view text, std::vector<Token>& tokens) {
  Citation(text, tokens).set_apart();
}

}  // namespace planilla
