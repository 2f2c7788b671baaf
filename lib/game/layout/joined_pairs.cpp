// A hyphen joins two moves where each side of it names a square or castles.
#include "game/layout/joined_pairs.h"

#include <array>
#include <cstdint>

namespace planilla {

namespace {

bool is_castling(std::string_view text) {
  while (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
  constexpr std::array<std::string_view, 4> forms = {"O-O-O", "0-0-0", "O-O", "0-0"};
  for (const std::string_view form : forms)
    if (text == form) return true;
  return false;
}

bool names_square(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i)
    if (text[i] >= '1' && text[i] <= '8' && text[i - 1] >= 'a' && text[i - 1] <= 'h') return true;
  return false;
}

bool is_half_move(std::string_view text) {
  return is_castling(text) || (names_square(text) && text.find('-') == std::string_view::npos);
}

// Where the hyphen between two half-moves stands; npos for none, and where two of them may be it:
// `O-O-O-O-O`.
std::size_t hyphen_in(std::string_view word) {
  std::size_t found = std::string_view::npos;
  for (std::size_t at = word.find('-'); at != std::string_view::npos; at = word.find('-', at + 1)) {
    if (!is_half_move(word.substr(0, at)) || !is_half_move(word.substr(at + 1))) continue;
    if (found != std::string_view::npos) return std::string_view::npos;
    found = at;
  }
  return found;
}

// A capital, of whatever alphabet.
bool begins_with_piece(std::string_view move) {
  return (move.front() >= 'A' && move.front() <= 'Z' && !is_castling(move)) ||
         static_cast<unsigned char>(move.front()) >= 0x80;
}

bool is_behind_number(const std::vector<Token>& tokens, std::size_t at) {
  return at > 0 && tokens[at].kind == TokenKind::word &&
         tokens[at - 1].kind == TokenKind::move_number;
}

bool has_pairs(std::string_view text, const std::vector<Token>& tokens) {
  constexpr std::size_t fewest = 3, to_one = 4, fewest_pieces = 2, hopeless = 10;
  std::size_t pairs = 0, others = 0, pieces = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!is_behind_number(tokens, i)) continue;
    const std::string_view word = tokens[i].in(text);
    const std::size_t hyphen = hyphen_in(word);
    if (hyphen == std::string_view::npos) {
      if (++others == hopeless && pairs == 0) return false;
      continue;
    }
    ++pairs;
    pieces += begins_with_piece(word.substr(hyphen + 1));
  }
  return pairs >= fewest && pieces >= fewest_pieces && pairs >= to_one * others;
}

}  // namespace

void part_joined_pairs(std::string_view text, std::vector<Token>& tokens) {
  if (!has_pairs(text, tokens)) return;
  std::vector<Token> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token token = tokens[i];
    const std::size_t hyphen =
        is_behind_number(tokens, i) ? hyphen_in(token.in(text)) : std::string_view::npos;
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
