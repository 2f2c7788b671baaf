// What single tokens of a text show: brackets that are no plain variations, signs of lines, words.
#include <algorithm>

#include "game/spelling/glyphs.h"
#include "game/texts/text_reader.h"

namespace planilla {

namespace {

// Does a bracket hold the number that it begins with again?
bool holds_alternatives(std::string_view text, std::span<const Token> tokens) {
  std::string_view first;  // number of the bracket
  int depth = 0;
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::open) ++depth, first = {};
    if (token.kind == TokenKind::close) depth -= depth > 0, first = {};
    if (token.kind != TokenKind::move_number || depth == 0) continue;
    if (token.in(text) == first) return true;
    if (first.empty()) first = token.in(text);
  }
  return false;
}

// "(a) 4.d5; b) 4.c3)": does a letter of a list open a bracket before a number?
bool holds_letters(std::string_view text, std::span<const Token> tokens) {
  for (std::size_t i = 0; i + 3 < tokens.size(); ++i) {
    const std::string_view letter = tokens[i + 1].in(text);
    if (tokens[i].kind == TokenKind::open && tokens[i + 2].kind == TokenKind::close &&
        tokens[i + 3].kind == TokenKind::move_number && (letter == "a" || letter == "A"))
      return true;
  }
  return false;
}

}  // namespace

bool TextReader::has_odd_brackets(const Game& game, std::span<const Token> tokens) {
  return holds_alternatives(game.text, tokens) || holds_letters(game.text, tokens) ||
         std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
           return token.kind == TokenKind::open && token.in(game.text) == "[";
         });
}

bool TextReader::has_line_signs(const Game& game, std::span<const Token> tokens) {
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const TokenKind next = tokens[i + 1].kind;
    if (tokens[i].kind == TokenKind::glyph && governs_line(tokens[i].in(game.text)) &&
        (next == TokenKind::move_number || next == TokenKind::word))
      return true;
  }
  return false;
}

bool TextReader::names_other_game(const Game& game, std::span<const Token> tokens) const {
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (tokens[i - 1].kind != TokenKind::word || tokens[i].kind != TokenKind::word ||
        tokens[i].begin() != tokens[i - 1].end() + 1)
      continue;
    if (words_.cites(Span{tokens[i - 1].begin(), tokens[i].end()}.in(game.text))) return true;
  }
  return false;
}

}  // namespace planilla
