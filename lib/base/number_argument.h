// A number that a finding carries, to be changed in place.
//
//   if (std::int64_t* count = number_argument(finding, "count")) ++*count;
//
// nullptr where there is no argument of that name, or it is a text: what is read back from an
// earlier conversion lacks the arguments that it had.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/finding.h"

namespace planilla {

inline std::int64_t* number_argument(Finding& finding, std::string_view name) {
  for (Argument& arg : finding.args)
    if (arg.name == name) return std::get_if<std::int64_t>(&arg.value);
  return nullptr;
}

}  // namespace planilla
