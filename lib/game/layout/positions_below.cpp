// Lines with seven slashes in one word.
#include "game/layout/positions_below.h"

#include <algorithm>

#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

// The board of a FEN, as far as its characters say.
bool holds_board(std::string_view line) {
  constexpr std::string_view board =
      "12345678/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  constexpr std::ptrdiff_t slashes = 7;
  for (std::size_t at = line.find('/'); at != std::string_view::npos; at = line.find('/', at)) {
    std::size_t begin = line.find_last_not_of(board, at);
    begin = begin == std::string_view::npos ? 0 : begin + 1;
    const std::size_t end = std::min(line.find_first_not_of(board, at), line.size());
    const std::string_view word = line.substr(begin, end - begin);
    if (std::count(word.begin(), word.end(), '/') == slashes &&
        word.find_first_of("kK") != std::string_view::npos)
      return true;
    at = end;
  }
  return false;
}

// A diagram within a game has the next number behind it.
bool counts_from_one(std::string_view text, const std::vector<Token>& tokens, std::size_t from) {
  constexpr std::size_t near = 200;  // tokens
  for (std::size_t i = from; i + 1 < tokens.size() && i < from + near; ++i)
    if (tokens[i].kind == TokenKind::move_number && looks_like_move(text, tokens[i + 1]))
      return parse_move_number(tokens[i].in(text)).value == 1;
  return false;
}

}  // namespace

void begin_games_at_positions(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t fewest = 15;  // bytes of a board
  if (std::count(text.begin(), text.end(), '/') < 7 || text.size() < fewest) return;
  std::vector<Token> out;
  bool moves = false;
  std::size_t paragraph = 0;  // of `out`: its first token
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::uint32_t before = i == 0 ? 0 : tokens[i - 1].end();
    const std::string_view gap = Span{before, tokens[i].begin()}.in(text);
    const auto line_ends = std::count(gap.begin(), gap.end(), '\n');
    if (line_ends > 1 || i == 0) paragraph = out.size();
    if (line_ends > 0 && moves) {
      const std::string_view rest = text.substr(tokens[i].begin());
      if (holds_board(rest.substr(0, rest.find('\n'))) && counts_from_one(text, tokens, i)) {
        const std::uint32_t where =
            paragraph < out.size() ? out[paragraph].begin() : tokens[i].begin();
        const auto at = out.begin() + static_cast<std::ptrdiff_t>(std::min(paragraph, out.size()));
        out.insert(at, {{where, where}, TokenKind::boundary, 0});
        moves = false;
      }
    }
    moves |= looks_like_move(text, tokens[i]);
    out.push_back(tokens[i]);
  }
  tokens = std::move(out);
}

}  // namespace planilla
