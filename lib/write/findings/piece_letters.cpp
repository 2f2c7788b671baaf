// In SAN only the first letter and the one after `=` are those of a piece; files are lower case.
#include "write/findings/piece_letters.h"

namespace planilla {

std::string in_letters(std::string_view english_san, const Symbols& symbols) {
  constexpr std::string_view english = " PNBRQK";
  std::string out;
  for (const char c : english_san) {
    const std::size_t role = english.find(c);
    const bool is_piece = role != std::string_view::npos && role > pawn;
    if (is_piece && !symbols.of[role].empty()) {
      out += symbols.of[role];
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace planilla
