// Dates as people write them, as PGN has them.
//
//   mended_date("3 de mayo de 1995", languages)     // "1995.05.03"
//   mended_date("3/5/1995", languages)              // nullopt: the day may be the fifth
//
// `1999-12-31`, `5.3.1987`, `19950503`, `1995.05.03 19:00`, `Sept 1995`, `1995`: where there is one
// meaning. Months are named in one of the languages; where two read another date, none is told.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/data/language.h"

namespace planilla {

std::optional<std::string> mended_date(std::string_view written,
                                       const std::vector<const Language*>& languages);

}  // namespace planilla
