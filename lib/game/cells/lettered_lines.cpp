// Lines that begin with a letter and `)`, counted from a.
#include "game/cells/lettered_lines.h"

#include <cstddef>
#include <utility>

namespace planilla {

namespace {

// A line of a list: the tokens from its letter to the end of the line.
struct ListLine {
  std::size_t first = 0, behind = 0;
};

class LetteredLines {
public:
  LetteredLines(std::string_view text, const std::vector<Token>& tokens)
      : text_(text), tokens_(tokens) {}

  // Of whole lists alone.
  std::vector<ListLine> find() const {
    std::vector<ListLine> out, list;
    const auto take = [&] {
      if (list.size() > 1) out.insert(out.end(), list.begin(), list.end());
      list.clear();
    };
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      const char letter = letter_at(at);
      if (letter == 0) continue;
      if (letter == 'a') take();
      if (letter != 'a' + static_cast<char>(list.size())) continue;
      const std::size_t behind = end_of_line(at);
      if (is_balanced(at + 2, behind)) list.push_back({at, behind});
    }
    take();
    return out;
  }

private:
  bool begins_line(std::size_t at) const {
    const std::uint32_t before = at == 0 ? 0 : tokens_[at - 1].end();
    const std::string_view gap = Span{before, tokens_[at].begin()}.in(text_);
    return at == 0 || gap.find('\n') != std::string_view::npos;
  }
  std::size_t end_of_line(std::size_t at) const {
    for (++at; at < tokens_.size() && !begins_line(at);) ++at;
    return at;
  }
  // Of `a) 4.`; 0: no line of a list begins there.
  char letter_at(std::size_t at) const {
    if (at + 3 >= tokens_.size() || tokens_[at].span.size() != 1 || !begins_line(at)) return 0;
    const char letter = text_[tokens_[at].begin()];
    const Token& mark = tokens_[at + 1];
    const Token& number = tokens_[at + 2];
    const bool is_letter = tokens_[at].kind == TokenKind::word && letter >= 'a' && letter <= 'z';
    const bool is_marked = mark.kind == TokenKind::close && mark.begin() == tokens_[at].end();
    const bool is_numbered = number.kind == TokenKind::move_number &&
                             number.in(text_).find_first_of("123456789") != std::string_view::npos;
    return is_letter && is_marked && is_numbered ? letter : '\0';
  }
  bool is_balanced(std::size_t from, std::size_t to) const {
    std::ptrdiff_t depth = 0;
    for (std::size_t i = from; i < to && depth >= 0; ++i)
      depth += (tokens_[i].kind == TokenKind::open) - (tokens_[i].kind == TokenKind::close);
    return depth == 0;
  }

  std::string_view text_;
  const std::vector<Token>& tokens_;
};

}  // namespace

void bracket_lettered_lines(std::string_view text, std::vector<Token>& tokens) {
  const std::vector<ListLine> lines = LetteredLines(text, tokens).find();
  if (lines.empty()) return;
  std::vector<Token> out;
  out.reserve(tokens.size());
  std::size_t at = 0;
  for (const ListLine& line : lines) {
    out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(at),
               tokens.begin() + static_cast<std::ptrdiff_t>(line.first));
    const Token& mark = tokens[line.first + 1];
    out.push_back({{tokens[line.first].begin(), mark.end()}, TokenKind::open, 0});
    out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(line.first + 2),
               tokens.begin() + static_cast<std::ptrdiff_t>(line.behind));
    const std::uint32_t end = tokens[line.behind - 1].end();
    out.push_back({{end, end}, TokenKind::close, 0});
    at = line.behind;
  }
  out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end());
  tokens = std::move(out);
}

}  // namespace planilla
