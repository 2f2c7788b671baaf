// Characters of ASCII, told by their byte. The C library's functions ask the locale.
//
//   is_digit('7')    // true
//   is_letter('e')   // true; no byte of a longer character is one
//   is_blank('\n')   // false: is_space() knows line ends
#pragma once

namespace planilla::ascii {

constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// A blank or a tab.
constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

// A blank, a tab, or a line end.
constexpr bool is_space(char c) {
  return is_blank(c) || c == '\n' || c == '\r';
}

}  // namespace planilla::ascii
