// From each square backwards to the words before it.
#include "game/doubt/named_moves.h"

#include <algorithm>
#include <cstddef>

#include "game/doubt/doubt_tokens.h"
#include "notation/data/named_pieces.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c < 0;
}

bool is_word_of_letters(std::string_view text, const Token& token) {
  constexpr std::size_t longest = 16;
  const std::string_view word = token.in(text);
  return token.kind == TokenKind::word && word.size() <= longest && is_letter(word.front()) &&
         word.find_first_of("0123456789-") == std::string_view::npos;
}

// `Cf3`, `exd4`: a letter before a square, which no announced move has.
bool is_in_letters(std::string_view text, const Token& token) {
  const std::string_view word = token.in(text);
  if (token.kind == TokenKind::word && word.size() > 3 && word.find('x') != word.npos &&
      ends_in_square(text, token))
    return true;
  return ends_in_square(text, token) && ((word[0] >= 'A' && word[0] <= 'Z') || word[0] < 0) &&
         word[0] != 'O';
}

// Does what stands before tokens[first] and from tokens[behind] on leave it the place of a
// half-move?
bool is_in_place(std::string_view text, const std::vector<Token>& tokens, std::size_t first,
                 std::size_t behind, const NamedPieces& names) {
  const auto is_comma = [&](std::size_t at) { return tokens[at].in(text) == ","; };
  const bool begins = first == 0 || begins_other_line(text, tokens, first) ||
                      tokens[first - 1].kind == TokenKind::move_number ||
                      may_be_move(text, tokens[first - 1]) || is_comma(first - 1);
  const bool ends = behind >= tokens.size() || begins_other_line(text, tokens, behind) ||
                    tokens[behind].kind != TokenKind::word || may_be_move(text, tokens[behind]) ||
                    names.role_of(tokens[behind].in(text)) != no_role;
  return begins && ends;
}

// `(C)f3`: tokens of a letter in brackets that is glued to a square; 0: none begin there.
std::size_t letter_in_brackets(std::string_view text, const std::vector<Token>& tokens,
                               std::size_t at) {
  constexpr std::size_t count = 4, longest = 2;  // tokens; bytes of the letter
  if (at + count > tokens.size() || (at > 0 && is_glued(tokens, at))) return 0;
  const std::string_view open = tokens[at].in(text), letter = tokens[at + 1].in(text),
                         close = tokens[at + 2].in(text);
  const bool pair = (open == "(" && close == ")") || (open == "[" && close == "]");
  const bool capital = !letter.empty() && ((letter[0] >= 'A' && letter[0] <= 'Z') || letter[0] < 0);
  return pair && capital && letter.size() <= longest && is_glued(tokens, at + 1) &&
                 is_glued(tokens, at + 2) && is_glued(tokens, at + 3) &&
                 tokens[at + 3].kind == TokenKind::word &&
                 is_square_with_marks(tokens[at + 3].in(text))
             ? count
             : 0;
}

// `Springerf3`, `Cav.f3`, `T.e1`
bool is_glued_name(std::string_view text, const Token& token, const NamedPieces& names) {
  const std::string_view word = token.in(text);
  constexpr std::size_t shortest = 5;  // bytes
  return token.kind == TokenKind::word && is_letter(word[0]) &&
         (is_letter_with_stop(word) || (word.size() >= shortest && names.read(word).has_value()));
}

}  // namespace

bool NamedMoves::is_odd_name(std::string_view text, const std::vector<Token>& tokens,
                             std::size_t at) const {
  const std::string_view word = tokens[at].in(text);
  if (tokens[at].kind != TokenKind::word || notations_.named_pieces().role_of(word) == no_role)
    return false;
  return word.ends_with('.') || (at + 1 < tokens.size() && tokens[at + 1].in(text)[0] == ':');
}

// How many tokens from tokens[at] on are a name and a square; 0: they are not.
std::size_t NamedMoves::length_at(std::string_view text, const std::vector<Token>& tokens,
                                  std::size_t at) const {
  constexpr std::size_t most_words = 3;  // before the square: an article, the name, a capture
  const NamedPieces& names = notations_.named_pieces();
  if (is_glued_name(text, tokens[at], names))
    return is_in_place(text, tokens, at, at + 1, names) ? 1 : 0;
  std::size_t square = at;
  while (square < tokens.size() && square < at + 2 * most_words &&
         (square == at || !begins_other_line(text, tokens, square)) &&
         (is_word_of_letters(text, tokens[square]) || tokens[square].in(text) == "."))
    ++square;
  if (square == at || square >= tokens.size() || tokens[square].kind != TokenKind::word ||
      begins_other_line(text, tokens, square) || !is_target(tokens[square].in(text)))
    return 0;
  if (!is_in_place(text, tokens, at, square + 1, names)) return 0;
  for (std::size_t i = at; i < square; ++i) {
    if (names.role_of(tokens[i].in(text)) == no_role) continue;
    return square + 1 - at;
  }
  return 0;
}

void NamedMoves::join(std::string_view text, std::vector<Token>& tokens) const {
  const bool has_letters = std::any_of(
      tokens.begin(), tokens.end(), [&](const Token& token) { return is_in_letters(text, token); });
  const auto is_odd = [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - tokens.data());
    return is_castling(token.in(text)) || is_odd_name(text, tokens, at);
  };
  if (!has_letters && std::none_of(tokens.begin(), tokens.end(), is_odd)) return;
  const NamedPieces& names = notations_.named_pieces();
  bool played = false;  // a half-move stands before
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool begins = at == 0 || tokens[at - 1].kind == TokenKind::move_number ||
                        begins_other_line(text, tokens, at);
    const std::size_t bracketed = letter_in_brackets(text, tokens, at);
    if (bracketed != 0 || ((played || begins) && (is_word_of_letters(text, tokens[at]) ||
                                                  is_glued_name(text, tokens[at], names)))) {
      if (const std::size_t count = bracketed != 0 ? bracketed : length_at(text, tokens, at);
          count != 0) {
        tokens[at] = {
            {tokens[at].begin(), tokens[at + count - 1].end()}, TokenKind::word, token_masked};
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at + 1),
                     tokens.begin() + static_cast<std::ptrdiff_t>(at + count));
      }
    }
    played |= ends_in_square(text, tokens[at]);
  }
}

}  // namespace planilla
