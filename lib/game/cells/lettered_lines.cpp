// Lines that begin with a letter and `)`, counted from a.
#include "game/cells/lettered_lines.h"

#include <cstddef>
#include <utility>

#include "game/doubt/doubt_tokens.h"

namespace planilla {

namespace {

bool begins_a_line(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  return at == 0 || begins_other_line(text, tokens, at);
}

// `a)` at the beginning of a line, and a number behind it: the letter; 0: none.
char letter_before_number(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  if (at + 3 >= tokens.size() || tokens[at].span.size() != 1 || !begins_a_line(text, tokens, at))
    return '\0';
  const char letter = text[tokens[at].begin()];
  const Token& mark = tokens[at + 1];
  const bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  const bool is_marked = mark.kind == TokenKind::close && mark.begin() == tokens[at].end();
  return tokens[at].kind == TokenKind::word && is_letter && is_marked &&
                 tokens[at + 2].kind == TokenKind::move_number
             ? letter
             : '\0';
}

// `a) 1.e4 e5`, `b) 1.d4 d5`: of a game of a lesson.
bool begins_game(std::string_view number) {
  return number == "1" || number == "1." || number == "1)";
}

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
  std::size_t end_of_line(std::size_t at) const {
    for (++at; at < tokens_.size() && !begins_a_line(text_, tokens_, at);) ++at;
    return at;
  }
  // Of `a) 4.`; 0: no line of a list begins there.
  char letter_at(std::size_t at) const {
    const char letter = letter_before_number(text_, tokens_, at);
    if (letter < 'a') return '\0';
    const std::string_view number = tokens_[at + 2].in(text_);
    return begins_game(number) || number.find_first_of("123456789") == number.npos ? '\0' : letter;
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

void set_letters_of_games_apart(std::string_view text, std::vector<Token>& tokens) {
  std::vector<std::size_t> games;  // `a`, `b` ...
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const char letter = letter_before_number(text, tokens, at);
    if (letter == 0 || !begins_game(tokens[at + 2].in(text))) continue;
    const char last = games.empty() ? '\0' : text[tokens[games.back()].begin()];
    if (games.empty() ? letter == 'a' || letter == 'A' : letter == last + 1) games.push_back(at);
  }
  if (games.size() < 2) return;
  for (std::size_t i = games.size(); i-- > 0;) {
    Token &letter = tokens[games[i]], &mark = tokens[games[i] + 1];
    const std::uint32_t here = letter.begin();
    mark = {{here, mark.end()}, TokenKind::passage, 0};
    if (i == 0)
      tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(games[i]));
    else
      letter = {{here, here}, TokenKind::boundary, 0};
  }
}

}  // namespace planilla
