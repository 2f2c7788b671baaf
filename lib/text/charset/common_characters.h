// Characters that names and remarks of games in East Asian languages are mostly made of; private to
// text/.
//
//   common_characters(Encoding::euc_kr).contains(U'김')     // true
//
// To teach the detection a set, add characters to its list.
#pragma once

#include <unordered_set>

#include "text/charset/encoding.h"

namespace planilla {

// Of the languages that are written in this set; empty for sets of single bytes. Made at the first
// use.
const std::unordered_set<char32_t>& common_characters(Encoding encoding);

}  // namespace planilla
