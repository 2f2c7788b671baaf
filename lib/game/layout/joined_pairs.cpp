// Each pair behind a number becomes two words.
#include "game/layout/joined_pairs.h"

#include <cstdint>

#include "game/spelling/joined_moves.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

bool is_behind_number(const std::vector<Token>& tokens, std::size_t at) {
  return at > 0 && tokens[at].kind == TokenKind::word &&
         tokens[at - 1].kind == TokenKind::move_number;
}

bool has_pairs(std::string_view text, const std::vector<Token>& tokens) {
  constexpr std::size_t hopeless = 10, to_one = 4;
  JoinedMoves found;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!is_behind_number(tokens, i)) continue;
    const std::string_view word = tokens[i].in(text);
    const std::size_t hyphen = hyphen_between_moves(word);
    if (hyphen == std::string_view::npos) {
      if (++found.others == hopeless && found.pairs == 0) return false;
      continue;
    }
    ++found.pairs;
    // "1. e2-e4 e7-e5 2. g1-f3": long notation.
    if (i + 1 < tokens.size() && tokens[i + 1].kind == TokenKind::word &&
        hyphen_between_moves(tokens[i + 1].in(text)) != std::string_view::npos)
      return false;
    const bool is_first = parse_move_number(tokens[i - 1].in(text)).value == 1;
    found.certain += is_no_long_move(word, hyphen, is_first) ? 1 : 0;
  }
  return found.are_usual(to_one);
}

}  // namespace

void part_joined_pairs(std::string_view text, std::vector<Token>& tokens) {
  if (!has_pairs(text, tokens)) return;
  std::vector<Token> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token token = tokens[i];
    const std::size_t hyphen =
        is_behind_number(tokens, i) ? hyphen_between_moves(token.in(text)) : std::string_view::npos;
    if (hyphen == std::string_view::npos) {
      out.push_back(token);
      continue;
    }
    const std::uint32_t at = token.begin() + static_cast<std::uint32_t>(hyphen);
    out.push_back({{token.begin(), at}, TokenKind::word, token.flags});
    out.push_back({{at + 1, token.end()}, TokenKind::word, token.flags});
  }
  tokens = std::move(out);
}

}  // namespace planilla
