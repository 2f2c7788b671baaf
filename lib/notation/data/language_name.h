// Languages by the names that people give them.
//
//   language_named(languages, "Español")->tag      // "es"; so with "espanol", "spanish" and "es"
//
// Upper and lower case are alike, and letters with and without marks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/data/language.h"

namespace planilla {

// By tag, by the name in English, or by the name in the language itself. nullptr: none.
const Language* language_named(const Languages& languages, std::string_view word);

// All words that language_named knows, tags first.
std::vector<std::string> language_words(const Languages& languages);

}  // namespace planilla
