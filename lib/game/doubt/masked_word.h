// Is a word a move of which one character, or a few, cannot be read?
//
//   looks_masked("C?6", grammar)     // true
//   looks_masked("Cf3?", grammar)    // false: a whole move, and a glyph behind it
#pragma once

#include <string_view>

#include "notation/data/doubt_grammar.h"

namespace planilla {

bool looks_masked(std::string_view word, const DoubtGrammar& grammar);

}  // namespace planilla
