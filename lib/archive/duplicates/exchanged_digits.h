// A slip of the hand in a year, as common as one wrong digit.
//
//   have_exchanged_digits(1996, 1969)   // true
#pragma once

namespace planilla {

inline bool have_exchanged_digits(int a, int b) {
  for (const int place : {1, 10, 100}) {
    const int x = a / place % 100, y = b / place % 100;
    if (x == y % 10 * 10 + y / 10 && a - x * place == b - y * place) return a != b;
  }
  return false;
}

}  // namespace planilla
