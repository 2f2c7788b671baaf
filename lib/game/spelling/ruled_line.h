// A line drawn with one sign, of so many at least: `-----`, `=====`.
//
//   is_ruled("=====", 3)   // true
#pragma once

#include <cstddef>
#include <string_view>

namespace planilla {

constexpr bool is_ruled(std::string_view line, std::size_t shortest) {
  return !line.empty() && line.size() >= shortest &&
         line.find_first_not_of(line.front()) == std::string_view::npos &&
         std::string_view("-_=*~").find(line.front()) != std::string_view::npos;
}

}  // namespace planilla
