#include "notation/read/phrases.h"

#include <algorithm>

#include "notation/read/fields.h"
#include "notation/read/fold.h"

namespace planilla {

namespace {

std::string without_blanks(std::string_view words) {
  std::string out;
  for (char c : fold_case(words))
    if (c != ' ') out += c;
  return out;
}

// `EC`: in small letters it may be another word.
bool is_in_capitals(std::string_view words) {
  return words.size() > 1 &&
         std::all_of(words.begin(), words.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

// As one is looked for: in one case and without blanks, but for those in capitals.
std::string key_of(std::string_view phrase) {
  return is_in_capitals(phrase) ? std::string(phrase) : without_blanks(phrase);
}

}  // namespace

Phrases::Phrases(const std::vector<const LanguageClass*>& classes) {
  for (const LanguageClass* group : classes)
    for (const Language* language : group->languages) {
      for (const std::string& words : language->castle) castling_[key_of(words)] = castle_either;
      for (const std::string& words : language->castle_short)
        castling_[key_of(words)] = castle_short;
      for (const std::string& words : language->castle_long) castling_[key_of(words)] = castle_long;
      for (const Role role : {queen, rook, bishop, knight})
        for (const std::string& name : language->names[role]) pieces_[without_blanks(name)] = role;
    }
  std::fill(begins_.begin() + 0x80, begins_.end(), true);
  for (const auto& [words, sides] : castling_) {
    longest_ = std::max(longest_, words.size());
    const auto first = static_cast<unsigned char>(words.empty() ? 0 : words[0]);
    begins_[first] = true;
    if (first >= 'a' && first <= 'z') begins_[first - 'a' + 'A'] = true;
  }
}

std::optional<Role> Phrases::piece(std::string_view name) const {
  const auto found = pieces_.find(without_blanks(name));
  return found == pieces_.end() ? std::nullopt : std::optional(found->second);
}

// Its own capitals first.
const CastleSides* Phrases::find(std::string_view words) const {
  auto found = is_in_capitals(words) ? castling_.find(words) : castling_.end();
  if (found == castling_.end()) found = castling_.find(without_blanks(words));
  return found == castling_.end() ? nullptr : &found->second;
}

bool Phrases::holds(std::string_view words) const {
  return !words.empty() && words.size() <= longest_ && may_begin(words[0]) &&
         find(words) != nullptr;
}

bool Phrases::holds_capitals(std::string_view words) const {
  return words.size() <= longest_ && is_in_capitals(words) && castling_.contains(words);
}

bool Phrases::read(std::string_view words, WordReading& out) const {
  const CastleSides* sides = find(words);
  if (sides == nullptr) return false;
  Fields f;
  f.castle = *sides;
  out.add(*reading_of(f));
  return true;
}

}  // namespace planilla
