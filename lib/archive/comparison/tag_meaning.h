// What the value of a tag says; private to archive/comparison.
//
//   tag_meaning("?")      // ""
#pragma once

#include <string_view>

#include "pgn/tag_value.h"

namespace planilla {

// A tag that says nothing is as good as none.
inline std::string_view tag_meaning(std::string_view value) {
  return says_nothing(value) ? std::string_view() : value;
}

}  // namespace planilla
