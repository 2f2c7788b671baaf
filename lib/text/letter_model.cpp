// Counting letters and pairs in the known words.
#include "text/letter_model.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "text/known_words.h"
#include "text/utf8.h"

namespace planilla {

namespace {

bool is_vowel(char32_t c) {
  constexpr std::u32string_view vowels = U"aeiouyáéíóúýàèìòùäëïöüâêîôûãõåæøœąęěůőűаеёиоуыэюяіїє";
  return vowels.find(c) != std::u32string_view::npos;
}

char32_t kind(char32_t c) {
  return c == edge ? edge : is_vowel(c) ? U'a' : U'b';
}

std::uint64_t pair(char32_t a, char32_t b) {
  return (static_cast<std::uint64_t>(a) << 32) | b;
}

char32_t take_character(std::string_view& text) {
  const std::size_t length = sequence_length(text);
  char32_t c = static_cast<unsigned char>(text[0]);
  if (length > 1) c &= 0xFFu >> (length + 1);
  for (std::size_t i = 1; i < length; ++i)
    c = (c << 6) | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  text.remove_prefix(length);
  return c;
}

}  // namespace

LetterModel::LetterModel() {
  char32_t last = edge;
  for (std::string_view words = known_words(); !words.empty();) {
    char32_t c = take_character(words);
    if (c == U'\n') c = edge;
    ++letters_[c];
    pairs_.insert(pair(last, c));
    behind_kind_.insert(pair(kind(last), c));
    before_kind_.insert(pair(last, kind(c)));
    last = c;
  }
}

double LetterModel::frequency(char32_t letter) const {
  const auto found = letters_.find(letter);
  return found == letters_.end() ? -4 : std::min(1.5, 0.5 * std::log2(found->second) - 0.5);
}

double LetterModel::behind(char32_t before, char32_t letter) const {
  if (pairs_.contains(pair(before, letter))) return 1;
  return behind_kind_.contains(pair(kind(before), letter)) ? 0 : -1.5;
}

double LetterModel::before(char32_t letter, char32_t behind) const {
  if (pairs_.contains(pair(letter, behind))) return 1;
  return before_kind_.contains(pair(letter, kind(behind))) ? 0 : -1.5;
}

const LetterModel& letter_model() {
  static const LetterModel model;
  return model;
}

}  // namespace planilla
