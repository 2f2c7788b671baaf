#include "laws/sealed/envelope_words.h"

#include <algorithm>

#include "notation/read/fold.h"

namespace planilla {

std::string plain_words(std::string_view words) {
  std::string out, lower = to_lower(words);
  for (const std::string_view sign : {"¿", "¡"})
    for (std::size_t at; (at = lower.find(sign)) != lower.npos;)
      lower.replace(at, sign.size(), " ");
  for (const char c : lower) {
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
    for (const std::string& words : language.en_passant) en_passant_.insert(plain_words(words));
  }
  offers_.erase("");
  ends_.erase("");
  en_passant_.erase("");
}

bool EnvelopeWords::offer(std::string_view words) const {
  return offers_.contains(plain_words(words));
}

bool EnvelopeWords::end_game(std::string_view words) const {
  return ends_.contains(plain_words(words));
}

bool EnvelopeWords::en_passant(std::string_view words) const {
  return en_passant_.contains(plain_words(words));
}

bool EnvelopeWords::take_back(std::string_view words) const {
  const std::string plain = " " + plain_words(words) + " ";
  return std::any_of(corrections_.begin(), corrections_.end(), [&](const std::string& one) {
    return !one.empty() && plain.find(" " + one + " ") != plain.npos;
  });
}

namespace {

bool holds(const std::vector<std::string>& list, const std::string& plain) {
  return std::any_of(list.begin(), list.end(),
                     [&](const std::string& name) { return plain_words(name) == plain; });
}

}  // namespace

CastleSides castling_in(std::string_view words, const std::vector<const LanguageClass*>& classes) {
  const std::string plain = plain_words(words);
  if (plain.empty()) return castle_none;
  for (const LanguageClass* one : classes)
    for (const Language* language : one->languages) {
      if (holds(language->castle, plain)) return castle_either;
      if (holds(language->castle_short, plain)) return castle_short;
      if (holds(language->castle_long, plain)) return castle_long;
    }
  return castle_none;
}

bool speaks_of_chess(std::string_view words, const std::vector<const LanguageClass*>& classes) {
  const std::string plain = " " + plain_words(words) + " ";
  const auto says = [&](const std::string& name) {
    const std::string one = plain_words(name);
    return one.size() > 2 && plain.find(one) != plain.npos;
  };
  for (const LanguageClass* one : classes)
    for (const Language* language : one->languages) {
      if (std::any_of(language->castle.begin(), language->castle.end(), says)) return true;
      for (const std::vector<std::string>& names : language->names)
        if (std::any_of(names.begin(), names.end(), says)) return true;
    }
  return false;
}

bool begins_with_castling(std::string_view words,
                          const std::vector<const LanguageClass*>& classes) {
  const std::string plain = plain_words(words);
  for (std::size_t end = plain.find(' '); end != plain.npos; end = plain.find(' ', end + 1))
    if (castling_in(plain.substr(0, end), classes) != castle_none) return true;
  return false;
}

}  // namespace planilla
