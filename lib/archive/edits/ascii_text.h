// Letters of any script in those of ASCII, capitals and marks kept.
//
//   in_ascii("Müller-Straße")       // "Muller-Strasse"
//   in_ascii("Чигорин, Михаил")     // "Chigorin, Mikhail"
//   in_ascii("王, 明")              // "Wang, Ming"
//
// By ICU's transliteration. What has no letters in ASCII, and the marks of soft and hard signs, are
// left out. Names in letters that write no vowels (Hebrew, Arabic), and Japanese ones with Chinese
// characters, which each family reads in its own way, stay as they are. Any number of threads.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string in_ascii(std::string_view text);

// Chinese characters; letters that only Japanese has.
bool holds_han(std::string_view text);
bool holds_kana(std::string_view text);

}  // namespace planilla
