// What words are compared by.
//
//   fold_words("Las  Ñandúes")   // "las nandues"
//
// Case-folded after compatibility decomposition, without marks; blanks are single, and none stands
// at an end. Any thread may call it.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string fold_words(std::string_view text);

}  // namespace planilla
