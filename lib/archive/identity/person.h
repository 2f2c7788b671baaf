// A person's name, taken apart so that two spellings of it can be compared.
//
//   const std::string a = packed_person("Petrosian, Tigran V");      // slow: once a name
//   const std::string b = packed_person("T. Petrosian");
//   compare(Person(a), Person(b))                            // fast: NameMatch::compatible
//   compare(Person(packed_person("Чигорин, М")), Person(packed_person("Tschigorin, Mikhail")))
//                                                            // NameMatch::transliterated
//
// In: the value of a White or Black tag, UTF-8. Out: folded words (checks/facts/names.h), without
// titles and particles, of which jr, sr, II, III are kept as a generation; words before a comma are
// the surname, without a comma each may be. Initials written in one piece (`TV`) are taken apart.
// Packed they are bytes that stand in records on disk; a Person is a view of such bytes, which must
// outlive it. Nothing is allocated to look at one or to compare two.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "archive/identity/transcriptions.h"

namespace planilla {

class GivenNames;

enum class NamePart : std::uint8_t {
  surname,
  given,
  either,  // there is no comma that tells them apart
};

// No initialisers: many are made that nobody looks at.
struct NameWord {
  const char* begin;
  std::uint32_t size;
  std::uint32_t sound;    // hash of its consonants, those of one sound alike: "chigorin" and
                          // "tschigorin" agree; odd: there are two consonants or more
  std::uint32_t letters;  // a bit for each letter in it
  std::uint16_t given;    // GivenNames::group()
  SoundSets sounds;       // sound_sets_of() it
  NamePart part;
  std::uint8_t frame;  // frame_of() it
  char formal;         // GivenNames::formal_initial(); 0: none

  // Folded: small letters of ASCII and digits, 64 at most.
  std::string_view text() const { return {begin, size}; }
};

inline bool are_given(const NameWord& a, const NameWord& b) {
  return a.part == NamePart::given && b.part == NamePart::given;
}

inline constexpr std::size_t most_name_words = 6;  // of one name; what stands behind is left out

struct Person {
  Person() = default;
  explicit Person(std::string_view packed);

  std::array<NameWord, most_name_words> words;
  std::uint8_t count = 0;       // of words
  std::uint8_t generation = 0;  // sr is 1, jr and II are 2, III is 3; 0: not said
  bool unknown() const { return count == 0; }
};

// How two spellings of a name differ, from the closest to the farthest.
enum class NameMatch : std::uint8_t {
  equal,           // the same words in the same places
  compatible,      // initials, a given name or a second surname that one of them lacks
  exchanged,       // surname and given name in each other's place
  transliterated,  // the same sounds in other letters
  mistyped,        // one or two letters wrong in one word
  unknown,         // one of them is not known: "?", "NN"
  doubtful,        // one word may be cut short or a slip, or another person's: `Zivoj` of
                   // `Zivojin`, `Rer` of `Rey`
  given_differ,    // the same surname, other given names or generations: relatives
  different,
};

// The person as bytes, at most a few hundred; empty: unknown.
std::string packed_person(std::string_view name);
// The same, with the other forms of its given names known.
std::string packed_person(std::string_view name, const GivenNames& given);
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
