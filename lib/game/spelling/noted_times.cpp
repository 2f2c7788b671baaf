// A number, and behind it two digits or a unit.
#include "game/spelling/noted_times.h"

#include "game/spelling/joined_tokens.h"
#include "game/spelling/minutes.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

// "4. Aa4 1.30 Cf6": neither of the numbers can be that of a row here, even by a slip.
bool is_no_number(std::string_view text, const Token& hours, const Token& minutes,
                  std::uint32_t row) {
  constexpr std::size_t digits = 2;
  const std::uint32_t first = parse_move_number(hours.in(text)).value,
                      second = parse_move_number(minutes.in(text)).value;
  return row > 2 && first + 1 < row && minutes.span.size() == digits && second > row + 1;
}

}  // namespace

void join_noted_times(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t several = 3;
  std::vector<std::size_t> times, certain;
  std::uint32_t row = 0;
  std::size_t behind_time = 0;
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
    const Token& number = tokens[i];
    const Token& rest = tokens[i + 1];
    if (tokens[i - 1].kind == TokenKind::move_number && number.kind == TokenKind::word &&
        i != behind_time)
      row = parse_move_number(tokens[i - 1].in(text)).value;
    if (number.kind != TokenKind::move_number || tokens[i - 1].kind != TokenKind::word) continue;
    const bool has_unit = rest.kind == TokenKind::word && rest.begin() <= number.end() + 1;
    const bool is_glued = rest.kind == TokenKind::move_number && rest.begin() == number.end();
    if (!has_unit && !is_glued) continue;
    const Span whole{number.begin(), rest.end()};
    if (!parse_noted_time(whole.in(text))) continue;
    times.push_back(i);
    behind_time = i + 2;
    if (is_glued && is_no_number(text, number, rest, row)) certain.push_back(i);
  }
  join_tokens(tokens, times.size() >= several ? times : certain, 2);
}

}  // namespace planilla
