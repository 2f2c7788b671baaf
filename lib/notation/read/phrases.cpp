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

}  // namespace

Phrases::Phrases(const std::vector<const LanguageClass*>& classes) {
  for (const LanguageClass* group : classes)
    for (const Language* language : group->languages) {
      for (const std::string& words : language->castle)
        castling_[without_blanks(words)] = castle_either;
      for (const std::string& words : language->castle_short)
        castling_[without_blanks(words)] = castle_short;
      for (const std::string& words : language->castle_long)
        castling_[without_blanks(words)] = castle_long;
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

bool Phrases::holds(std::string_view words) const {
  return !words.empty() && words.size() <= longest_ && may_begin(words[0]) &&
         castling_.contains(without_blanks(words));
}

bool Phrases::read(std::string_view words, WordReading& out) const {
  const auto found = castling_.find(without_blanks(words));
  if (found == castling_.end()) return false;
  Fields f;
  f.castle = found->second;
  out.add(*reading_of(f));
  return true;
}

}  // namespace planilla
