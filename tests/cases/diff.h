// Two texts side by side, for the message of a test that failed.
//
//   diff("a\nb\n", "a\nc\n")     //   "    a\n  - b\n  + c\n"
//
// `-` is what was expected, `+` what came out. Lines that agree are shown only near one that does
// not. Control characters are shown as escapes, a missing last line end as such.
#pragma once

#include <string>
#include <string_view>

namespace planilla::cases {

std::string diff(std::string_view expected, std::string_view actual);

}  // namespace planilla::cases
