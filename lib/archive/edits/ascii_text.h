// Letters of any script in those of ASCII, capitals and marks kept.
//
//   in_ascii("Müller-Straße")       // "Muller-Strasse"
//   in_ascii("Чигорин, Михаил")     // "Cigorin, Mihail"
//
// By ICU's transliteration. What has no letters in ASCII is left out. Any number of threads.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string in_ascii(std::string_view text);

}  // namespace planilla
