// Tokens as a line to compare and to read: `number 1.|word e4|glyph !|comment {x}`; flags as
// ^unclosed etc.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "pgn/tokenizer.h"

namespace planilla {

inline std::string show(std::string_view text, const std::vector<Token>& tokens) {
  static constexpr std::array<std::string_view, 14> names = {
      "tag",    "number", "word",  "nag",   "glyph",  "comment", "line",
      "escape", "open",   "close", "offer", "result", "junk",    "passage"};
  std::string out;
  for (const Token& token : tokens) {
    if (!out.empty()) out += '|';
    out += names[static_cast<std::size_t>(token.kind)];
    if (token.flags & token_glued) out += '+';
    if (token.flags & token_unclosed) out += "^unclosed";
    if (token.flags & token_nested) out += "^nested";
    out += ' ';
    out += token.in(text);
  }
  return out;
}

inline std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
  return tokens;
}

inline std::string show(std::string_view text) {
  return show(text, tokens_of(text));
}

}  // namespace planilla
