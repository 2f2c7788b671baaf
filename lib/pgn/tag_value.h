// Does the value of a tag say anything? PGN 8.1.1 has `?` for what is not known and `-` for what
// there is none of.
//
//   says_nothing("????.??.??")   // true; so are "", "?", "-" and "*"
//   says_nothing("1999.??.??")   // false
#pragma once

#include <string_view>

namespace planilla {

inline bool says_nothing(std::string_view value) {
  return value.find_first_not_of("?-.* ") == std::string_view::npos;
}

}  // namespace planilla
