#include "notation/data/language_name.h"

#include <algorithm>

#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

// Without case and marks: "Español" is "espanol".
std::string folded(std::string_view text) {
  const std::string parts = unicode::decomposed(text);
  std::string out;
  for (std::size_t at = 0; at < parts.size();) {
    const std::size_t start = at;
    if (!unicode::is_mark(take_character(parts, at))) out.append(parts, start, at - start);
  }
  return unicode::fold_case(out);
}

// "Portuguese (Brazil)" is "Portuguese".
std::string_view without_country(std::string_view name) {
  return name.substr(0, name.find(" ("));
}

// A locale as a tag: "es_ES.UTF-8" is "es-ES", "PT-br" begins with "pt".
std::string tag_of_locale(std::string_view word) {
  std::string tag(word.substr(0, word.find_first_of(".@")));
  std::replace(tag.begin(), tag.end(), '_', '-');
  const std::size_t region = std::min(tag.find('-'), tag.size());
  return unicode::to_lower(tag.substr(0, region)) + tag.substr(region);
}

}  // namespace

const Language* language_named(const Languages& languages, std::string_view word) {
  if (const Language* language = languages.find(word)) return language;
  if (const Language* language = languages.find(tag_of_locale(word))) return language;
  const std::string wanted = folded(word);
  for (const Language& language : languages.all())
    if (folded(language.tag) == wanted || folded(language.name) == wanted ||
        folded(language.native_name) == wanted)
      return &language;
  for (const Language& language : languages.all())
    for (const std::string& name : language.other_names)
      if (folded(name) == wanted) return &language;
  for (const Language& language : languages.all())
    if (folded(without_country(language.name)) == wanted ||
        folded(without_country(language.native_name)) == wanted)
      return &language;
  return nullptr;
}

std::vector<std::string> usual_language_words(const Languages& languages) {
  std::vector<std::string> out;
  for (const Language& language : languages.all()) out.push_back(language.tag);
  for (const Language& language : languages.all())
    for (const std::string& name : {language.name, language.native_name})
      if (!name.empty()) out.push_back(name);
  return out;
}

std::vector<std::string> language_words(const Languages& languages) {
  std::vector<std::string> out = usual_language_words(languages);
  for (const Language& language : languages.all())
    out.insert(out.end(), language.other_names.begin(), language.other_names.end());
  return out;
}

}  // namespace planilla
