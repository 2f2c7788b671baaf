#include "laws/sealed/envelope_words.h"

#include <algorithm>

#include "notation/read/fold.h"

namespace planilla {

std::string plain_words(std::string_view words) {
  std::string out;
  for (const char c : to_lower(words)) {
    const bool letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    if (letter)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return fold(out).text;
}

EnvelopeWords::EnvelopeWords(const Languages& languages) {
  for (const Language& language : languages.all()) {
    for (const auto* list : {&language.draw_offer, &language.draw})
      for (const std::string& words : *list) offers_.insert(plain_words(words));
    for (const auto* list : {&language.white_wins, &language.black_wins, &language.resigns})
      for (const std::string& words : *list) ends_.insert(plain_words(words));
    for (const auto* list : {&language.corrects, &language.negates, &language.crossed_out})
      for (const std::string& words : *list) corrections_.push_back(plain_words(words));
  }
  offers_.erase("");
  ends_.erase("");
}

bool EnvelopeWords::offer(std::string_view words) const {
  return offers_.contains(plain_words(words));
}

bool EnvelopeWords::end_game(std::string_view words) const {
  return ends_.contains(plain_words(words));
}

bool EnvelopeWords::take_back(std::string_view words) const {
  const std::string plain = " " + plain_words(words) + " ";
  return std::any_of(corrections_.begin(), corrections_.end(), [&](const std::string& one) {
    return !one.empty() && plain.find(" " + one + " ") != plain.npos;
  });
}

bool is_castling(std::string_view words, const std::vector<const LanguageClass*>& classes) {
  const std::string plain = plain_words(words);
  if (plain.empty()) return false;
  for (const LanguageClass* one : classes)
    for (const Language* language : one->languages)
      for (const std::string& name : language->castle)
        if (plain_words(name) == plain) return true;
  return false;
}

}  // namespace planilla
