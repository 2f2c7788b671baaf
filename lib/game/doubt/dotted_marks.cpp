// The number keeps its first dot.
#include "game/doubt/dotted_marks.h"

#include <algorithm>
#include <utility>

namespace planilla {

namespace {

constexpr std::string_view four_dots = "....";

bool ends_in_mark(std::string_view text, const Token& token) {
  const std::string_view number = token.in(text);
  return token.kind == TokenKind::move_number && number.size() > four_dots.size() &&
         number.find('.') + four_dots.size() == number.size() && number.ends_with(four_dots);
}

}  // namespace

void part_dotted_marks(std::string_view text, std::vector<Token>& tokens) {
  const auto is_glued_mark = [&](const Token& token) { return ends_in_mark(text, token); };
  if (std::none_of(tokens.begin(), tokens.end(), is_glued_mark)) return;
  std::vector<Token> out;
  for (const Token& token : tokens) {
    out.push_back(token);
    if (!is_glued_mark(token)) continue;
    const std::uint32_t mark = token.end() - 3;
    out.back().span.end = mark;
    out.push_back({{mark, token.end()}, TokenKind::move_number, 0});
  }
  tokens = std::move(out);
}

}  // namespace planilla
