// A game changes hands by its vectors.
#include "game/fast/fast_attempt.h"

#include <utility>

#include "game/model/result.h"
#include "pgn/symbols.h"

namespace planilla {

void FastAttempt::clear() {
  elements.clear();
  plain = {};
  keys.clear();
  plies = 0;
  terminator = Result::none;
  terminator_span = {};
}

void FastAttempt::hand_to(Game& game) {
  std::swap(game.elements, elements);
  game.plain = plain;
  game.keys.swap(keys);
  game.final = final;
  game.plies = plies;
  game.terminator = terminator;
  game.terminator_span = terminator_span;
}

bool take_result(std::string_view text, std::size_t at, FastAttempt& attempt) {
  constexpr std::size_t longest = 7;  // 1/2-1/2
  std::size_t end = text.size();
  while (end > at && lex::is_ascii_blank(text[end - 1])) --end;
  if (end == at || end - at > longest) return false;
  const Span span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
  const Result result = parse_result(span.in(text));
  if (result == Result::both_lose || result_text(result) != span.in(text))
    return false;  // 0-0 may be castling
  attempt.terminator = result;
  attempt.terminator_span = span;
  return true;
}

}  // namespace planilla
