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

// By tag, by the name in English, by the name in the language itself, or by another name that its
// file gives. nullptr: none.
const Language* language_named(const Languages& languages, std::string_view word);

// A tag and two names of each: what a list to choose from shows. Tags first.
std::vector<std::string> usual_language_words(const Languages& languages);

// These and all other words that language_named knows.
std::vector<std::string> language_words(const Languages& languages);

}  // namespace planilla
