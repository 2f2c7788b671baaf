// Dates as people write them, as PGN has them.
//
//   mended_date("3 de mayo de 1995", words)     // "1995.05.03"
//   mended_date("3/5/1995", words)              // nullopt: the day may be the fifth
//   mended_date("??.05.1995", words)            // "1995.05.??"
//
// `1999-12-31`, `5.3.1987`, `19950503`, `1995.05.03 19:00`, `Sept 1995`, `1995`, `2/1999`,
// `1991.11.00`, `lunes, 4 de enero de 1954` (if it was one), `昭和50年3月2日`, `sin fecha`: where
// there is one meaning. Months are named in one of the languages; where two read another date, none
// is told. What is no date of a game, or two dates, or a season, stays.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "archive/edits/tag_words.h"

namespace planilla {

std::optional<std::string> mended_date(std::string_view written, const TagWords& words);

}  // namespace planilla
