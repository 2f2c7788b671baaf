// From each dash to the letters before it and the square behind it.
#include "game/markup/capture_dashes.h"

#include <array>
#include <cstddef>

#include "base/ascii.h"
#include "board/square_in_text.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 3> dashes = {" \u2013 ", " \u2014 ", " \u2212 "};
constexpr char first_byte = '\xe2';  // of each

// `A`, `d`, `Cg`, `T1` before it.
bool is_capture(std::string_view text, std::size_t at, std::size_t size) {
  constexpr std::size_t most_letters = 2;
  if (!is_square_at(text, at + size)) return false;
  std::size_t begin = at;
  while (begin > 0 && !ascii::is_space(text[begin - 1]) && text[begin - 1] != '.' &&
         text[begin - 1] != '(')
    if (at - --begin > most_letters) return false;
  return begin < at && ascii::is_letter(text[begin]);
}

// The next capture from `from` on; npos: there is none.
std::size_t next_capture(std::string_view text, std::size_t from) {
  for (std::size_t sign = text.find(first_byte, from); sign != text.npos;
       sign = text.find(first_byte, sign + 1)) {
    if (sign == 0) continue;
    const std::size_t at = sign - 1;
    for (const std::string_view dash : dashes)
      if (text.substr(at, dash.size()) == dash && is_capture(text, at, dash.size())) return at;
  }
  return text.npos;
}

}  // namespace

bool shows_capture_dashes(std::string_view text) {
  return next_capture(text, 0) != text.npos;
}

void narrow_capture_dashes(std::string& text) {
  for (std::size_t at = next_capture(text, 0); at != text.npos; at = next_capture(text, at + 1))
    text.replace(at, dashes[0].size(), " -   ");
}

}  // namespace planilla
