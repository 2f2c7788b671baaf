// What a token of a sheet looks like to those who count half-moves.
//
//   may_be_move(text, token)   // "Cf3", "cd", "0-0": a word that takes the place of a half-move
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "board/square_in_text.h"
#include "pgn/doubt_flags.h"
#include "pgn/line_ends.h"
#include "pgn/token.h"

namespace planilla {

inline bool is_glued(const std::vector<Token>& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].begin() == tokens[at - 1].end();
}

inline bool is_castling(std::string_view word) {
  return word.size() >= 3 && word[1] == '-' &&
         (word[0] == '0' || word[0] == 'O' || word[0] == 'o') && word[2] == word[0];
}

inline bool ends_with_square(std::string_view word) {
  return word.size() >= 2 && is_square_at(word, word.size() - 2);
}

// Does it end with a square in small letters, signs apart, or is it castling?
inline bool ends_in_square(std::string_view text, const Token& token) {
  std::string_view word = token.in(text);
  word = word.substr(0, word.find_last_not_of("+#!?") + 1);
  return token.kind == TokenKind::word && (ends_with_square(word) || is_castling(word));
}

// "e4 \u2713 e5 \u2713": somebody has counted them off.
inline bool is_tick(std::string_view sign) {
  return sign == "\u2713" || sign == "\u2714" || sign == "\u221a";
}

// Nothing but blanks before it.
inline bool begins_line(std::string_view text, const Token& token) {
  std::size_t at = token.begin();
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
}

// A line in an empty cell of a form: "-", "____", "....".
inline bool is_drawn(std::string_view sign) {
  return sign.find_first_not_of("-_.\xe2\x80\x93\x94\xa6") == std::string_view::npos;
}

// One, that parts words.
inline bool is_dash(std::string_view sign) {
  return sign == "-" || sign == "\u2013" || sign == "\u2014";
}

// As they stand in the text: of columns side by side they do not.
inline bool stand_in_order(const std::vector<Token>& tokens) {
  return std::is_sorted(tokens.begin(), tokens.end(), [](const Token& one, const Token& other) {
    return one.begin() < other.begin();
  });
}

// Could it be a move, so that it takes the place of one?
inline bool may_be_move(std::string_view text, const Token& token) {
  if (token.flags & token_doubtful) return true;
  if (token.kind != TokenKind::word) return false;
  const std::string_view word = token.in(text);
  const bool is_files =
      word.size() == 2 && word.find_first_not_of("abcdefgh") == word.npos;  // "cd"
  return is_files || word.find_first_of("12345678x") != word.npos || is_castling(word);
}

}  // namespace planilla
