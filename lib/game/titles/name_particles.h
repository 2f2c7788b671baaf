// Small words inside of names, in no language's sentences only: `van`, `de la`, `y`.
//
//   is_name_particle("van")   // true
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace planilla {

// Folded, without marks.
inline constexpr std::array<std::string_view, 29> name_particles = {
    "van", "von", "de",  "der", "den", "del", "della", "di",  "da",  "dos",
    "das", "du",  "do",  "los", "la",  "le",  "el",    "al",  "bin", "ibn",
    "ter", "te",  "ten", "zu",  "y",   "e",   "фон",   "ван", "дер"};

// Between the words of a name, and between two names that stand for one player: `Puig i Mas`,
// `Duke Karl and Count Isouard`.
inline constexpr std::array<std::string_view, 20> joining_particles = {
    "i", "and", "und", "et",  "og",  "och", "en", "a",  "и",   "&",
    "/", "af",  "av",  "zum", "zur", "vom", "op", "of", "ben", "ze"};

inline bool is_joining_particle(std::string_view word) {
  return std::find(joining_particles.begin(), joining_particles.end(), word) !=
         joining_particles.end();
}

inline bool is_name_particle(std::string_view word) {
  return std::find(name_particles.begin(), name_particles.end(), word) != name_particles.end();
}

// Those that a name may begin with in a sentence: `von Bardeleben`, `van der Wiel`; not `la`, `y`.
inline constexpr std::array<std::string_view, 14> leading_particles = {
    "von", "van", "de", "di", "da", "ter", "фон", "ван", "dos", "das", "do", "del", "du", "den"};

inline bool is_leading_particle(std::string_view word) {
  return std::find(leading_particles.begin(), leading_particles.end(), word) !=
         leading_particles.end();
}

}  // namespace planilla
