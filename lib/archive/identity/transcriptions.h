// One name as several languages write it: `Saizew` in German, `Zaitsev` in English, `Zajcew` in
// Polish.
//
//   share_a_reading("saizew", "zaitsev")    // true: either may be read as s-ts-v
//   share_a_reading("zimin", "khomin")      // false
//   if (frame_of("saizew") == frame_of("zaitsev")) ...     // fast: a necessary condition
//   if (may_share(sound_sets_of("saizew"), sound_sets_of("zaitsev"))) ...    // another
//
// Words are folded (checks/facts/names.h), so that a letter may have lost the mark that told it
// from another: `c` is `k`, `ts` or `ch`. Vowels are passed over, as in sound_of().
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

// Consonants that all transcriptions write alike, as a number; words of one name have the same.
std::uint8_t frame_of(std::string_view folded_word);

// Sounds of the consonants that all readings of a word hold, and those that some do: a bit each.
struct SoundSets {
  std::uint16_t surely, maybe;
};
SoundSets sound_sets_of(std::string_view folded_word);

// Neither surely holds what the other never does.
inline bool may_share(SoundSets a, SoundSets b) {
  return (a.surely & ~b.maybe) == 0 && (b.surely & ~a.maybe) == 0;
}

// Is there a sound of two consonants or more that both may stand for? Takes microseconds for words
// that were not asked about lately.
bool share_a_reading(std::string_view a, std::string_view b);

}  // namespace planilla
