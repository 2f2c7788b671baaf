// A whole number of JSON that anybody may have written.
//
//   out.ply = whole_number(object, "ply", 0, "report-no-line");    // the type of 0
//
// Throws MessageFault of the key `fault` for what is no whole number, and for one that the type
// cannot hold: the conversions of the library round a fraction, wrap a sign, and of a number beyond
// the type do anything.
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

#include "base/message_fault.h"

namespace planilla {

template <std::integral Number, typename Json>
Number whole_number(const Json& value, const char* fault) {
  const bool fits =
      value.is_number_unsigned()
          ? std::in_range<Number>(value.template get<std::uint64_t>())
          : value.is_number_integer() && std::in_range<Number>(value.template get<std::int64_t>());
  if (!fits) throw MessageFault("", fault);
  return value.template get<Number>();
}

// `absent` where there is no such key.
template <std::integral Number, typename Json>
Number whole_number(const Json& object, const char* key, Number absent, const char* fault) {
  if (!object.is_object()) throw MessageFault("", fault);
  const auto found = object.find(key);
  return found == object.end() ? absent : whole_number<Number>(*found, fault);
}

}  // namespace planilla
