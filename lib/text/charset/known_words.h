// Words and names of games in many languages, in UTF-8: what plausible text is measured by; private
// to text/.
#pragma once

#include <string_view>

namespace planilla {

// Separated by blanks and line ends, in lower case. Only the pairs of letters in them are used
// (text/charset/plausibility.h).
std::string_view known_words();

}  // namespace planilla
