// The words of a name, before they are packed (person.h).
//
//   NameWords words = name_words("Prof. van der Wiel, John T.");
//   words.words[0]     // "wiel", a surname; then "john" and "t", given names
//
// In: the value of a White or Black tag, UTF-8. Out: folded words (checks/facts/names.h) without
// titles, countries and particles; none where nobody is named (`?`, `NN`).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "archive/identity/person.h"

namespace planilla {

struct NameWords {
  struct Word {
    std::string text;
    NamePart part{};
    bool initial = false;  // written as a capital alone
  };
  std::vector<Word> words;
  int generation = 0;  // Person::generation
};

NameWords name_words(std::string_view written);

}  // namespace planilla
