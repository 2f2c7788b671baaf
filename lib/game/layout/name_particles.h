// Small words inside of names, in no language's sentences only: `van`, `de la`, `y`.
//
//   is_name_particle("van")   // true
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace planilla {

// Folded, without marks.
inline constexpr std::array<std::string_view, 26> name_particles = {
    "van", "von", "de", "der", "den", "del", "della", "di",  "da", "dos", "das", "du", "do",
    "los", "la",  "le", "el",  "al",  "bin", "ibn",   "ter", "te", "ten", "zu",  "y",  "e"};

inline bool is_name_particle(std::string_view word) {
  return std::find(name_particles.begin(), name_particles.end(), word) != name_particles.end();
}

}  // namespace planilla
