#include "options/known_names.h"

#include <algorithm>
#include <cstdlib>

#include "base/rule.h"
#include "checks/engine/check.h"
#include "checks/engine/profile.h"
#include "notation/data/language_name.h"
#include "text/charset/encoding.h"
#include "write/findings/messages.h"
#include "write/findings/report_format.h"
#include "write/pgn/game_format.h"

namespace planilla {

namespace {

std::vector<std::string> with_auto(std::vector<std::string> out) {
  out.push_back("auto");
  return out;
}

// Behind words for languages.
std::vector<std::string> with_forms(std::vector<std::string> out) {
  out.push_back("figurine");
  for (const GameFormatEntry& entry : all_game_formats())
    if (entry.name != "pgn") out.emplace_back(entry.name);
  return out;
}

std::vector<std::string> notation_names(const Notations& notations) {
  std::vector<std::string> out = {"auto"};
  for (const GrammarInfo& grammar : notations.grammars()) out.push_back(grammar.name);
  return out;
}

std::vector<std::string> rule_names() {
  std::vector<std::string> out = {"all"};
  for (const Check& check : all_checks()) {
    out.emplace_back(rule_id(check.rule));
    if (std::find(out.begin(), out.end(), group_name(check.group)) == out.end())
      out.emplace_back(group_name(check.group));
  }
  return out;
}

std::vector<std::string> encoding_names() {
  std::vector<std::string> out;
  for (const std::string_view name : usual_encoding_names()) out.emplace_back(name);
  return out;
}

std::vector<std::string> profile_names(const Data& data) {
  std::vector<std::string> out;
  for (const Profile& profile : profiles(data)) out.push_back(profile.name);
  return out;
}

std::vector<std::string> report_format_names() {
  std::vector<std::string> out;
  for (const ReportFormatEntry& entry : all_report_formats()) out.emplace_back(entry.name);
  return out;
}

}  // namespace

std::vector<std::string> names_of(NameKind kind, const Data& data) {
  switch (kind) {
    case NameKind::language:
      return with_auto(usual_language_words(Languages(data)));
    case NameKind::game_form:
      return with_forms(usual_language_words(Languages(data)));
    case NameKind::encoding:
      return with_auto(encoding_names());
    case NameKind::notation:
      return notation_names(Notations(data));
    case NameKind::report_format:
      return report_format_names();
    case NameKind::profile:
      return profile_names(data);
    case NameKind::rule:
      return rule_names();
    case NameKind::ui_language:
      return Messages::languages(data);
    case NameKind::none:
    case NameKind::command:
    case NameKind::option:
    case NameKind::key:
    case NameKind::value:
      break;
  }
  return {};
}

std::vector<std::string> language_tags(const std::vector<std::string>& written,
                                       const Languages& languages, const std::string& place) {
  std::vector<std::string> out;
  for (const std::string& word : written) {
    const Language* language = languages.find(word);
    if (language != nullptr)
      out.push_back(word);
    else if (language = language_named(languages, word); language != nullptr)
      out.push_back(language->tag);
    else
      throw UnknownName(NameKind::language, word, language_words(languages), place);
  }
  return out;
}

std::string game_form(const std::string& written, const Notations& notations) {
  const Languages& languages = notations.languages();
  const std::vector<std::string> known = with_forms(language_words(languages));
  if (languages.find(written) != nullptr) return written;
  if (const Language* language = language_named(languages, written)) return language->tag;
  if (std::find(known.begin(), known.end(), written) != known.end()) return written;
  throw UnknownName(NameKind::game_form, written, known);
}

void require_notation(const std::string& name, const Notations& notations) {
  if (name == "auto" || notations.find_grammar(name) != nullptr) return;
  throw UnknownName(NameKind::notation, name, notation_names(notations));
}

std::string ui_tag(const std::string& written) {
  const Data data = Data::embedded();
  const std::string tag = ui_language(written);
  for (const std::string& known : Messages::languages(data))
    if (tag == known || tag.starts_with(known + "-")) return tag;
  const Languages languages(data);
  const Language* language = language_named(languages, written);
  return language == nullptr ? tag : language->tag;
}

std::vector<std::string> ui_words(const Data& data) {
  const std::vector<std::string> tags = Messages::languages(data);
  const Languages languages(data);
  std::vector<std::string> out;
  for (const std::string& word : language_words(languages))
    if (std::find(tags.begin(), tags.end(), language_named(languages, word)->tag) != tags.end())
      out.push_back(word);
  return out;
}

std::string ui_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return ui_language(value);
  return "en";
}

}  // namespace planilla
