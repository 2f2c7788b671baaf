// Counting letters and pairs in the known words.
#include "text/charset/letter_model.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "text/charset/known_words.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

bool is_vowel(char32_t c) {
  constexpr std::u32string_view vowels =
      U"aeiouyáéíóúýàèìòùäëïöüâêîôûãõåæøœąęěůőűāēīūėįųıаеёиоуыэюяіїєαάεέηήιίϊοόυύωώ";
  return vowels.find(c) != std::u32string_view::npos;
}

char32_t kind(char32_t c) {
  return c == edge ? edge : is_vowel(c) ? U'a' : U'b';
}

std::uint64_t pair(char32_t a, char32_t b) {
  return (static_cast<std::uint64_t>(a) << 32) | b;
}

std::uint64_t triple(char32_t a, char32_t b, char32_t c) {
  return (static_cast<std::uint64_t>(a) << 42) | (static_cast<std::uint64_t>(b) << 21) | c;
}

}  // namespace

LetterModel::LetterModel() {
  char32_t before_last = edge, last = edge;
  for (std::string_view words = known_words(); !words.empty();) {
    char32_t c = first_character(words);
    words.remove_prefix(sequence_length(words));
    if (c == U'\n') c = edge;
    ++letters_[c];
    pairs_.insert(pair(last, c));
    triples_.insert(triple(before_last, last, c));
    behind_kind_.insert(pair(kind(last), c));
    before_kind_.insert(pair(last, kind(c)));
    before_last = last;
    last = c;
  }
}

double LetterModel::frequency(char32_t letter) const {
  const auto found = letters_.find(letter);
  return found == letters_.end() ? -4 : std::min(1.5, 0.5 * std::log2(found->second) - 0.5);
}

// The better a letter is known, the more it says that it was never met there.
double LetterModel::never_met(char32_t letter) const {
  const auto found = letters_.find(letter);
  return found == letters_.end() ? -1 : -std::min(3.0, 0.5 + 0.5 * std::log2(found->second));
}

double LetterModel::behind(char32_t before, char32_t letter) const {
  if (pairs_.contains(pair(before, letter))) return 1;
  return behind_kind_.contains(pair(kind(before), letter)) ? 0 : never_met(letter);
}

double LetterModel::before(char32_t letter, char32_t behind) const {
  if (pairs_.contains(pair(letter, behind))) return 1;
  return before_kind_.contains(pair(letter, kind(behind))) ? 0 : never_met(letter);
}

double LetterModel::between(char32_t before, char32_t letter, char32_t behind) const {
  return triples_.contains(triple(before, letter, behind)) ? 1 : 0;
}

const LetterModel& letter_model() {
  static const LetterModel model;
  return model;
}

}  // namespace planilla
