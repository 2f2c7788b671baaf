// Signs are counted, up to a few.
#include "game/tables/typed_as_sheet.h"

#include <algorithm>

#include "base/ascii.h"

namespace planilla {

namespace {

// A pair a line: lines that begin with a number, and short ones, as no program wraps them.
bool stands_in_rows(std::string_view movetext) {
  constexpr std::size_t fewest = 3, longest = 40;  // lines; bytes of a row
  std::size_t rows = 0;
  for (std::size_t at = 0; at < movetext.size();) {
    rows += ascii::is_digit(movetext[at]);
    at = std::min(movetext.find('\n', at), movetext.size()) + 1;
  }
  return rows >= fewest && rows * longest > movetext.size();
}

}  // namespace

bool is_typed_as_sheet(std::string_view movetext) {
  constexpr int enough = 3;
  // Comments of PGN, those of an earlier conversion among them.
  if (movetext.find('{') != std::string_view::npos || movetext.starts_with(';') ||
      movetext.find("\n;") != std::string_view::npos)
    return false;
  const auto count = [&](std::string_view sign) {
    int found = 0;
    for (std::size_t at = movetext.find(sign); at != std::string_view::npos && found < enough;
         at = movetext.find(sign, at + sign.size()))
      ++found;
    return found == enough;
  };
  return count("|") || count(";") || count("\t") || count("   ") || stands_in_rows(movetext);
}

}  // namespace planilla
