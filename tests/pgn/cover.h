// What must hold for the tokens of any bytes: they are in order, hold something, and only blanks
// are between.
//
//   cover_fault("e4 e5", {0, 5}, tokens)   // "" if all is well, otherwise what is wrong
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pgn/symbols.h"
#include "pgn/token.h"

namespace planilla {

inline std::string cover_fault(std::string_view text, Span range,
                               const std::vector<Token>& tokens) {
  text = text.substr(0, range.end);
  std::size_t at = range.begin;
  const auto only_blanks_to = [&](std::size_t end) {
    while (at < end) {
      const std::size_t length = lex::blank_length(text, at);
      if (length == 0) return false;
      at += length;
    }
    return at == end;
  };
  bool first = true;
  for (const Token& token : tokens) {
    if (token.begin() >= token.end()) return "an empty token";
    if (token.begin() < at) return "tokens overlap";
    if (token.end() > range.end) return "a token leaves the range";
    const bool glued = !first && token.begin() == at;
    if (!only_blanks_to(token.begin())) return "bytes before a token are lost";
    if (glued != ((token.flags & token_glued) != 0)) return "the flag glued is wrong";
    at = token.end();
    first = false;
  }
  return only_blanks_to(range.end) ? "" : "bytes at the end are lost";
}

}  // namespace planilla
