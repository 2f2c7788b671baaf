// Names of people and events without what spellings differ in.
//
//   // "muller strase hans"
//   fold_name("M\u00fcller-Stra\u00dfe, Hans") == fold_name("MUELLER STRASSE, Hans")
//   PlayerName name = player_name("Petrosian, Tigran V.");   // {"petrosian", "tigran v "}
//   may_be_short_for("t ", "tigran v ")                      // true
//
// Folding: letters of any script to ASCII (ICU's Latin-ASCII after Any-Latin), lower case, the
// digraphs ae, oe, ue as one letter, ss as one, everything but letters and digits as blanks.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string fold_name(std::string_view text);

struct PlayerName {
  std::string surname;  // folded; what stands before the comma, else the last word
  std::string given;    // folded words, a blank behind each
};

PlayerName player_name(std::string_view text);

// The first of such words, which is taken off.
inline std::string_view take_word(std::string_view& words) {
  const std::string_view word = words.substr(0, words.find(' '));
  words.remove_prefix(word.size() + 1);
  return word;
}

// Is each word of `a` that in `b`, or its initial?
bool may_be_short_for(std::string_view a, std::string_view b);

}  // namespace planilla
