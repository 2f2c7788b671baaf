// Words that say a result, in a sentence that says something else.
//
//   is_denied(text, phrase, result, languages)     // "Black almost resigned", "If White wins"
//   has_object(text, phrase, result, lexicon, languages)   // "Las negras abandonan el centro"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/model/lexicon.h"

namespace planilla {

// Is the word, in small letters, on that list of some language?
bool is_in_any(std::string_view word, const Languages& languages,
               std::vector<std::string> Language::*words);

// Does the sentence around the words say that the result did not come, or only may come?
bool is_denied(std::string_view text, Span phrase, Result result, const Languages& languages);

// Does the sentence go on with what was won or given up?
bool has_object(std::string_view text, Span phrase, Result result, const Lexicon& lexicon,
                const Languages& languages);

}  // namespace planilla
