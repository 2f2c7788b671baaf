// The sign of capture is looked for, and what stands around it.
#include "laws/sealed/signs_in_order.h"

#include <utility>

namespace planilla {

namespace {

bool is_file(char c) {
  return c >= 'a' && c <= 'h';
}

bool is_rank(char c) {
  return c >= '1' && c <= '8';
}

}  // namespace

std::optional<std::string> signs_in_order(std::string_view text) {
  const std::size_t sign = text.find('x');
  if (sign == 0 || sign == std::string_view::npos || sign + 1 >= text.size()) return std::nullopt;
  if (!is_file(text[sign - 1]) || !is_rank(text[sign + 1])) return std::nullopt;
  std::string out(text);
  const bool square = sign + 3 < text.size() && is_file(text[sign + 2]) && is_rank(text[sign + 3]);
  if (square) {
    out.erase(sign + 1, 1);  // ex3d5: the rank of the pawn in the wrong place
  } else if (sign >= 2) {
    std::swap(out[sign - 1], out[sign]);  // Cdx3
  } else {
    return std::nullopt;
  }
  return out;
}

}  // namespace planilla
