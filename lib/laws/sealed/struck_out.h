// What a player has struck out on the paper that he sealed.
//
//   std::string text = "[tachado] Ac5 Ae7";
//   take_struck_out(text, languages);        // "Ac5"; text: " Ae7"
#pragma once

#include <string>

#include "notation/data/language.h"

namespace planilla {

// What is struck out, "~~Bc4~~ Bb5", with a stroke through each character as text editors put it
// (U+0336 and its like), "[struck out] Bc4 Bb5", "Bc4 (struck out) Bb5", in the words
// of any language, is taken off `text`: the player may do so until the clocks are stopped. What was
// taken comes back; nothing, where nothing is struck out. Any thread may call it.
std::string take_struck_out(std::string& text, const Languages& languages);

}  // namespace planilla
