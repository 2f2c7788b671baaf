#include "game/cells/fixed_parts.h"

#include <algorithm>

#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

// `*e4 e5*`, `1_e4`: stars around words, a sign behind a number.
bool may_be_decoration(std::string_view word, bool has_closing_star) {
  return (word[0] >= '0' && word[0] <= '9') || (word[0] == '*' && has_closing_star);
}

// Behind a word, `e5*`.
bool closes_star(std::string_view text, const Token& token) {
  const std::string_view word = token.in(text);
  const bool is_glued = token.begin() > 0 && text[token.begin() - 1] > ' ';
  return word.back() == '*' && (word.size() > 1 || is_glued);
}

// "5. ... Cf6": dots say whose move it is, too.
bool is_dots(std::string_view word) {
  return word[0] == '.' || word.starts_with("\u2026");
}

// `e4/e5`, `e4 - e5`: in a text a pair as well, which its numbers tell.
bool may_be_pair(const Token& token, std::string_view word) {
  const bool parted = word.find('/') != word.npos || word.find(" - ") != word.npos ||
                      word.find(" \u2013 ") != word.npos;
  return (token.flags & token_either) != 0 && parted && word.find('?') == word.npos;
}

}  // namespace

std::vector<FixedPart> fixed_parts(std::string_view text, std::span<const Token> tokens) {
  std::vector<FixedPart> out;
  const bool has_closing_star = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return !token.span.empty() && closes_star(text, token);
  });
  for (const Token& token : tokens) {
    const std::string_view word = token.in(text);
    const auto in_doubt = static_cast<std::uint8_t>(token.flags & (token_masked | token_either));
    if (token.kind == TokenKind::word && in_doubt != 0 && !may_be_pair(token, word) &&
        !may_be_decoration(word, has_closing_star))
      out.push_back({token.span, PartKind::masked, in_doubt});
    else if ((token.flags & token_unwritten) != 0 && !is_dots(word))
      out.push_back({token.span, PartKind::blank, token_unwritten});
    else if (token.kind == TokenKind::comment && word[0] != '{' && word[0] != ';')
      out.push_back({token.span, PartKind::crossed});
  }
  std::sort(out.begin(), out.end(),
            [](const FixedPart& a, const FixedPart& b) { return a.span.begin < b.span.begin; });
  return out;
}

}  // namespace planilla
