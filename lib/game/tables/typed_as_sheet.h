// Moves below PGN's tags that were typed as on a sheet: tables, columns, a pair a line, semicolons
// between the pairs.
//
//   is_typed_as_sheet("| 1 | e4 | e5 |\n| 2 | Cf3 | Cc6 |\n")     // true
//
// Games with comments in braces, or in lines that begin with a semicolon, are not.
#pragma once

#include <string_view>

namespace planilla {

bool is_typed_as_sheet(std::string_view movetext);

}  // namespace planilla
