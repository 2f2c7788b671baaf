#include "laws/sealed/envelope_words.h"

#include <algorithm>
#include <utility>

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

namespace {

// Bytes of the stem that the forms of a word have in common: `remíza`, `remízu`.
constexpr std::size_t stem = 4;

std::vector<std::string> parted(const std::string& plain) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < plain.size();) {
    const std::size_t end = std::min(plain.find(' ', at), plain.size());
    if (end > at) out.push_back(plain.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

bool shares_a_stem(const std::string& phrase, const std::vector<std::string>& words) {
  for (const std::string& one : parted(phrase))
    for (const std::string& other : words)
      if (one == other || (one.size() >= stem && one.compare(0, stem, other, 0, stem) == 0))
        return true;
  return false;
}

bool holds_digit(std::string_view text) {
  return text.find_first_of("0123456789") != text.npos;
}

// "1 a 0": digits and all.
std::string in_lower_case(std::string_view text) {
  std::string out;
  for (const char c : to_lower(text))
    if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace

// Of the words for a draw those that are met in offers too; the others say what the move brings:
// stalemate, perpetual check.
void EnvelopeWords::add_offers(const Language& language) {
  std::vector<std::string> said;
  for (const std::string& words : language.draw_offer) {
    offers_.insert(plain_words(words));
    for (std::string& word : parted(plain_words(words))) said.push_back(std::move(word));
  }
  for (const std::string& words : language.draw) {
    const std::string plain = plain_words(words);
    (said.empty() || shares_a_stem(plain, said) ? offers_ : draws_).insert(plain);
  }
}

void EnvelopeWords::add_end(const std::string& words) {
  if (holds_digit(words))
    ends_in_digits_.insert(in_lower_case(words));
  else
    ends_.insert(plain_words(words));
}

EnvelopeWords::EnvelopeWords(const Languages& languages) {
  for (const Language& language : languages.all()) {
    add_offers(language);
    for (const auto* list : {&language.white_wins, &language.black_wins, &language.resigns})
      for (const std::string& words : *list) add_end(words);
    for (const auto* list : {&language.corrects, &language.negates, &language.crossed_out})
      for (const std::string& words : *list) corrections_.push_back(plain_words(words));
    for (const std::string& words : language.en_passant) en_passant_.insert(plain_words(words));
    for (const auto& [list, sides] : {std::pair{&language.castle, castle_either},
                                      {&language.castle_short, castle_short},
                                      {&language.castle_long, castle_long}})
      for (const std::string& words : *list)
        castling_[plain_words(words)] =
            static_cast<CastleSides>(castling_[plain_words(words)] | sides);
  }
  for (Words* words : {&offers_, &draws_, &ends_, &en_passant_}) words->erase("");
  castling_.erase("");
}

bool EnvelopeWords::offer(std::string_view words) const {
  return offers_.contains(plain_words(words));
}

bool EnvelopeWords::claims_draw(std::string_view words) const {
  const std::string plain = plain_words(words);
  return draws_.contains(plain) && !offers_.contains(plain);
}

CastleSides EnvelopeWords::castling(std::string_view words) const {
  const auto found = castling_.find(plain_words(words));
  return found == castling_.end() ? castle_none : found->second;
}

bool EnvelopeWords::end_game(std::string_view words) const {
  return ends_.contains(plain_words(words)) || ends_in_digits_.contains(in_lower_case(words)) ||
         claims_draw(words);
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
