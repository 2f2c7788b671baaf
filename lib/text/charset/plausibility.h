// How much a piece of text looks like the names and words of games under a character set; private
// to text/.
//
//   plausibility(word, Encoding::cp1251)      // > 0: yes; < 0: no; about -12 for a byte without
//   meaning
//
// The sum over the bytes above 7F of a word of: how frequent the letter is, whether it is met
// beside its neighbours, whether capitals stand where capitals do, whether one script goes on
// through the word, and whether a sign stands where that sign does. Units are about bits of
// evidence.
#pragma once

#include <string_view>
#include <vector>

#include "text/charset/encoding.h"

namespace planilla {

// A run of letters and bytes above 7F, with the byte before and behind it (a blank at the ends of
// the text).
struct Word {
  std::string_view bytes;
  char before = ' ', behind = ' ';
};

// The words with bytes above 7F that are not UTF-8, each spelling once, `limit` at the most.
std::vector<Word> foreign_words(std::string_view text, std::size_t limit);
// Those with bytes above 7F of which that is true.
using IsForeign = bool(std::string_view word);
std::vector<Word> foreign_words(std::string_view text, std::size_t limit, IsForeign* wanted);

double plausibility(const Word& word, Encoding encoding);

// Does it begin, or end, with such a mark?
bool opens_quotation(const Word& word, Encoding encoding);
bool closes_quotation(const Word& word, Encoding encoding);

}  // namespace planilla
