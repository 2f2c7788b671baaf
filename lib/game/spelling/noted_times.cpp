// A number, and behind it two digits or a unit.
#include "game/spelling/noted_times.h"

#include "game/spelling/joined_tokens.h"
#include "game/spelling/minutes.h"

namespace planilla {

void join_noted_times(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t several = 3;
  std::vector<std::size_t> times;
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
    const Token& number = tokens[i];
    const Token& rest = tokens[i + 1];
    if (number.kind != TokenKind::move_number || tokens[i - 1].kind != TokenKind::word) continue;
    const bool has_unit = rest.kind == TokenKind::word && rest.begin() <= number.end() + 1;
    const bool is_glued = rest.kind == TokenKind::move_number && rest.begin() == number.end();
    if (!has_unit && !is_glued) continue;
    const Span whole{number.begin(), rest.end()};
    if (parse_noted_time(whole.in(text))) times.push_back(i);
  }
  if (times.size() >= several) join_tokens(tokens, times, 2);
}

}  // namespace planilla
