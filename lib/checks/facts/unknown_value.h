// The values of a tag that say that its value is not known, or that there is none (PGN 8.1.1).
//
//   is_unknown("?")    // true
//   is_unknown("-")    // true
//   is_unknown("3")    // false
#pragma once

#include <string_view>

namespace planilla::checks {

inline bool is_unknown(std::string_view value) {
  return value.empty() || value == "?" || value == "-";
}

}  // namespace planilla::checks
