// From each dot behind a blank to the digits before it.
#include "game/markup/parted_dots.h"

#include <cstddef>
#include <utility>

#include "base/ascii.h"

namespace planilla {

namespace {

using ascii::is_digit;
using ascii::is_space;

constexpr std::string_view gap = " \t";

// The next dot behind a blank, from `from` on: blanks are many, dots few.
std::size_t next_dot(std::string_view text, std::size_t from) {
  std::size_t at = text.find('.', from);
  while (at != text.npos && (at == 0 || text[at - 1] != ' ')) at = text.find('.', at + 1);
  return at;
}

// Where the digits before the blanks before `dot` end; 0: no number of a move stands there.
std::size_t end_of_digits(std::string_view text, std::size_t dot) {
  constexpr std::size_t most_digits = 3;
  const std::size_t last = text.find_last_not_of(gap, dot - 1);
  if (last == text.npos) return 0;
  std::size_t begin = last + 1;
  while (begin > 0 && is_digit(text[begin - 1])) --begin;
  const std::size_t digits = last + 1 - begin;
  const bool begins_word =
      begin == 0 || is_space(text[begin - 1]) || text[begin - 1] == '(' || text[begin - 1] == '[';
  return digits > 0 && digits <= most_digits && begins_word ? last + 1 : 0;
}

// Not the dots of `5 . . . dxe5`, which stand for a half-move, nor a full stop: "Diagram 3
// . 3...a6".
bool is_of_number(std::string_view text, std::size_t dot) {
  if (text.substr(dot, 2) == "..") return false;
  const std::size_t next = text.find_first_not_of(gap, dot + 1);
  if (next == text.npos || text.substr(next, 2) == "..") return true;
  return text[next] != '.' && (text[next] == '0' || !is_digit(text[next]));
}

}  // namespace

bool shows_parted_dots(std::string_view text) {
  for (std::size_t dot = next_dot(text, 0); dot != text.npos; dot = next_dot(text, dot + 1))
    if (end_of_digits(text, dot) != 0) return true;
  return false;
}

void join_parted_dots(std::string& text) {
  for (std::size_t dot = next_dot(text, 0); dot != text.npos; dot = next_dot(text, dot + 1)) {
    const std::size_t digits = end_of_digits(text, dot);
    if (digits != 0 && is_of_number(text, dot)) std::swap(text[digits], text[dot]);
  }
}

}  // namespace planilla
