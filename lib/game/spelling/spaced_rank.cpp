// A word that ends in a file, and a bare digit behind one blank.
#include "game/spelling/spaced_rank.h"

#include <cstddef>

#include "board/square_in_text.h"

namespace planilla {

namespace {

bool ends_in_file(std::string_view word) {
  constexpr std::size_t longest = 5;  // bytes: Cbxd
  if (word.empty() || word.size() > longest || word.back() < 'a' || word.back() > 'h') return false;
  // A square alone, a piece, or what takes: no other small letters.
  for (std::size_t i = 0; i + 1 < word.size(); ++i) {
    const char c = word[i];
    const bool capital = (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    if (!(c == 'x' || c == ':' || c == '-' || (c >= 'a' && c <= 'h') || (i == 0 && capital)))
      return false;
  }
  const bool piece = word[0] < 'a' || word[0] > 'z';
  return word.size() == 1 || piece || word[1] == 'x' || word[1] == ':';
}

bool is_spaced(std::string_view text, const Token& word, const Token& digit) {
  const std::string_view rank = digit.in(text);
  return word.kind == TokenKind::word && ends_in_file(word.in(text)) &&
         digit.kind == TokenKind::move_number && rank.size() == 1 && rank[0] >= '1' &&
         rank[0] <= '8' && digit.begin() == word.end() + 1 && text[word.end()] == ' ';
}

}  // namespace

void join_spaced_ranks(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t fewest = 3, to_one = 3;
  std::size_t spaced = 0, whole = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (i + 1 < tokens.size() && is_spaced(text, tokens[i], tokens[i + 1])) ++spaced;
    whole += tokens[i].kind == TokenKind::word && holds_square(tokens[i].in(text)) ? 1 : 0;
  }
  if (spaced < fewest || spaced < to_one * whole) return;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
    if (is_spaced(text, tokens[i], tokens[i + 1])) tokens[i + 1].kind = TokenKind::word;
}

}  // namespace planilla
