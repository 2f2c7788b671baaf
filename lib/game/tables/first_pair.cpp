// Three lines of two words.
#include "game/tables/first_pair.h"

#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/tables/token_lines.h"

namespace planilla {

bool begins_pairs(std::string_view text, std::span<const Token> tokens, std::size_t first) {
  constexpr std::size_t rows = 3, longest = 3;  // rows looked at; bytes of what is no move
  std::size_t at = first;
  for (std::size_t row = 0; row < rows; ++row) {
    std::size_t words = 0, moves = 0;
    do {
      if (at >= tokens.size() || tokens[at].kind != TokenKind::word) return false;
      moves += looks_like_move(text, tokens[at]) ? 1 : 0;
      ++words;
      ++at;
    } while (at < tokens.size() && line_ends_before(text, tokens, at) == 0);
    if (words != 2 || moves != (row == 0 ? 1U : 2U)) return false;
  }
  return tokens[first].span.size() <= longest && !looks_like_move(text, tokens[first]);
}

bool is_row_of_moves(std::string_view text, std::span<const Token> tokens, std::size_t first) {
  constexpr std::size_t most = 2;  // half-moves of a row
  std::size_t at = first;
  for (; at < tokens.size() && (at == first || line_ends_before(text, tokens, at) == 0); ++at)
    if (!looks_like_move(text, tokens[at]) || !holds_small_square(tokens[at].in(text)) ||
        at == first + most)
      return false;
  return at > first && at < tokens.size() && line_ends_before(text, tokens, at) == 1 &&
         (looks_like_move(text, tokens[at]) || tokens[at].kind == TokenKind::move_number);
}

bool is_named_move(std::string_view text, std::span<const Token> tokens, std::size_t at,
                   const Lexicon& lexicon) {
  if (at + 1 >= tokens.size() || tokens[at + 1].kind != TokenKind::word ||
      line_ends_before(text, tokens, at + 1) != 0)
    return false;
  const std::string_view square = tokens[at + 1].in(text);
  return square.size() == 2 && holds_small_square(square) &&
         lexicon.names_piece(tokens[at].in(text));
}

bool is_line_of_moves(std::string_view text, std::span<const Token> tokens, std::size_t first) {
  constexpr std::size_t enough = 3, longest = 3;  // half-moves; bytes of what is left of one
  std::size_t moves = 0;
  for (std::size_t at = first; at < tokens.size() && moves < enough; ++at) {
    if (at > first && tokens[at].in(text) == ",") continue;
    const bool is_rest =
        at == first && tokens[at].kind == TokenKind::word && tokens[at].span.size() <= longest &&
        (text[tokens[at].begin()] | 32) >= 'a' && (text[tokens[at].begin()] | 32) <= 'z';
    const bool is_move =
        looks_like_move(text, tokens[at]) && holds_small_square(tokens[at].in(text));
    if (!(is_move || is_rest) || (at > first && line_ends_before(text, tokens, at) != 0))
      return false;
    ++moves;
  }
  return moves == enough;
}

}  // namespace planilla
