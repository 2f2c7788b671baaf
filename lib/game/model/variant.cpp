#include "game/model/variant.h"

#include <algorithm>
#include <array>
#include <string>

namespace planilla {

namespace {

// Letters and digits alone, in lower case.
std::string folded(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c >= 'A' && c <= 'Z') out += static_cast<char>(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80)
      out += c;
  }
  return out;
}

// As lichess, ChessBase, XBoard, cutechess and ICC call ordinary chess.
constexpr std::array<std::string_view, 13> standard_names = {
    "standard",    "normal",        "chess",       "orthodox", "classical",
    "regular",     "fromposition",  "thematic",    "wild0",    "standardchess",
    "normalchess", "orthodoxchess", "regularchess"};

}  // namespace

Variant variant_of(std::string_view tag_value) {
  const std::string name = folded(tag_value);
  if (name.empty()) return Variant::standard;
  if (name.find("960") != std::string::npos || name.find("fischer") != std::string::npos ||
      name == "frc")
    return Variant::chess960;
  return std::find(standard_names.begin(), standard_names.end(), name) != standard_names.end()
             ? Variant::standard
             : Variant::unsupported;
}

}  // namespace planilla
