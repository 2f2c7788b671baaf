// "12." "12..." "12)" "12…" "..." : a move number as it stands.
#pragma once

#include <cstdint>
#include <string_view>

#include "board/half_move.h"

namespace planilla {

struct MoveNumber {
  // More than this stands for all that are greater.
  static constexpr std::uint32_t most = 999'999'999;
  // The rules end every game before it has so many moves.
  static constexpr std::uint32_t longest_game = 9'999;

  std::uint32_t value = 0;
  int dots = 0;  // an ellipsis counts three
  bool has_digits = false;

  constexpr void append(std::uint32_t digit) {
    has_digits = true;
    value = value > most / 10 ? most : value * 10 + digit;
  }
  constexpr bool may_name_a_move() const {
    return has_digits && value > 0 && value <= longest_game;
  }
  constexpr Color side() const { return dots > 1 ? black : white; }  // "12..." is Black's
  constexpr int half_move() const {  // that it names (board/half_move.h)
    return half_move_named(static_cast<int>(value), side());
  }
};

constexpr MoveNumber parse_move_number(std::string_view text) {
  MoveNumber number;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      number.append(static_cast<std::uint32_t>(c - '0'));
    } else if (c == 'l' || c == 'I') {  // misread (game/doubt/misread_numbers.h)
      number.append(1);
    } else if (c == 'O' || c == 'o') {
      number.append(0);
    } else if (c == '.') {
      ++number.dots;
    } else if (text.substr(i).starts_with("\xe2\x80\xa6")) {
      number.dots += 3;
      i += 2;
    } else if (text.substr(i).starts_with("\xef\xbc") &&
               i + 2 < text.size()) {  // full-width digits and dots
      const int digit = (text[i + 2] & 0xff) - 0x90;
      if (digit >= 0 && digit <= 9) number.append(static_cast<std::uint32_t>(digit));
      number.dots += digit == 0x8e - 0x90;
      i += 2;
    }
  }
  return number;
}

}  // namespace planilla
