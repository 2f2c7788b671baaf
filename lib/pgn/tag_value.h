// Does the value of a tag say anything? PGN 8.1.1 has `?` for what is not known and `-` for what
// there is none of.
//
//   is_unknown("-")              // true; so are "" and "?", and no other value is
//   says_nothing("????.??.??")   // true; so are those three, "*" and blanks
//   says_nothing("1999.??.??")   // false
#pragma once

#include <string_view>

namespace planilla {

inline bool is_unknown(std::string_view value) {
  return value.empty() || value == "?" || value == "-";
}

inline bool says_nothing(std::string_view value) {
  return value.find_first_not_of("?-.* ") == std::string_view::npos;
}

}  // namespace planilla
