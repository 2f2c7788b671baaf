// A person's name, taken apart so that two spellings of it can be compared.
//
//   Person a = person("Petrosian, Tigran V");
//   Person b = person("T. Petrosian");
//   compare(a, b)                                          // NameMatch::compatible
//   compare(person("Чигорин, М"), person("Tschigorin, Mikhail"))   // NameMatch::transliterated
//
// In: the value of a White or Black tag, UTF-8. Out: folded words (checks/facts/names.h), without
// titles and particles, of which jr, sr, II, III are kept as a generation; words before a comma are
// the surname, without a comma each may be. Initials written in one piece (`TV`) are taken apart.
// Values; any thread may read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

enum class NamePart : std::uint8_t {
  surname,
  given,
  either,  // there is no comma that tells them apart
};

struct NameWord {
  std::string text;   // folded: small letters of ASCII and digits
  std::string sound;  // its consonants, those of one sound alike: "chigorin" and "tschigorin" agree
  NamePart part{};
};

struct Person {
  std::vector<NameWord> words;
  int generation = 0;  // sr is 1, jr and II are 2, III is 3; 0: not said
  bool unknown() const { return words.empty(); }
};

// How two spellings of a name differ, from the closest to the farthest.
enum class NameMatch : std::uint8_t {
  equal,           // the same words in the same places
  compatible,      // initials, a given name or a second surname that one of them lacks
  exchanged,       // surname and given name in each other's place
  transliterated,  // the same sounds in other letters
  mistyped,        // one or two letters wrong in one word
  unknown,         // one of them is not known: "?", "NN"
  given_differ,    // the same surname, other given names or generations: relatives
  different,
};

Person person(std::string_view name);
NameMatch compare(const Person& a, const Person& b);

// Consonants of a folded word, those of one sound alike; a vowel at the start is kept as `a`.
std::string sound_of(std::string_view folded_word);

// Two numbers by which spellings of the same person can be found: of the sounds of the surname and
// of the next longest word. 0: there is none.
struct PersonKeys {
  std::uint16_t first = 0, second = 0;
};
PersonKeys keys_of(const Person& person);

}  // namespace planilla
