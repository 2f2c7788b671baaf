#include "notation/data/language_name.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace planilla {

namespace {

// Without case and marks: "Español" is "espanol".
icu::UnicodeString folded(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::UnicodeString given = icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  const icu::Normalizer2* decomposer = icu::Normalizer2::getNFKDInstance(error);
  if (U_FAILURE(error)) return given;
  const icu::UnicodeString parts = decomposer->normalize(given, error);
  icu::UnicodeString out;
  for (int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1))
    if (u_charType(parts.char32At(i)) != U_NON_SPACING_MARK) out.append(parts.char32At(i));
  return out.foldCase();
}

// "Portuguese (Brazil)" is "Portuguese".
std::string_view without_country(std::string_view name) {
  return name.substr(0, name.find(" ("));
}

}  // namespace

const Language* language_named(const Languages& languages, std::string_view word) {
  if (const Language* language = languages.find(word)) return language;
  const icu::UnicodeString wanted = folded(word);
  for (const Language& language : languages.all())
    if (folded(language.tag) == wanted || folded(language.name) == wanted ||
        folded(language.native_name) == wanted)
      return &language;
  for (const Language& language : languages.all())
    if (folded(without_country(language.name)) == wanted ||
        folded(without_country(language.native_name)) == wanted)
      return &language;
  return nullptr;
}

std::vector<std::string> language_words(const Languages& languages) {
  std::vector<std::string> out;
  for (const Language& language : languages.all()) out.push_back(language.tag);
  for (const Language& language : languages.all())
    for (const std::string& name : {language.name, language.native_name})
      if (!name.empty()) out.push_back(name);
  return out;
}

}  // namespace planilla
