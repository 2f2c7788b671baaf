// Findings and texts as sentences in the reader's language.
//
//   Messages messages(data, "es");
//   messages.sentence(finding)     // «Cd2» puede ser Cbd2 o Cfd2
//   messages.help(finding)         // "" where there is none
//   messages.text("summary", {{"games", 3}})
//
// Patterns are ICU MessageFormat: English stands in the checks and in locales/messages/en.toml
// (texts that belong to no rule), others in locales/messages/<tag>.toml and, for the rules,
// locales/messages/rules/<tag>.toml (write/findings/message_catalog.h). A message missing in a
// language is shown in English. Moves inside a sentence are in the piece letters of that language;
// long texts are cut. Compiled patterns are cached; a Messages belongs to one worker.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/finding.h"

namespace planilla {

class Messages {
public:
  // `language` is BCP-47 ("es-CO" falls back to "es", unknown ones to "en").
  Messages(const Data& data, std::string_view language);
  ~Messages();
  Messages(Messages&&) noexcept;

  std::string sentence(const Finding& finding);
  std::string help(const Finding& finding);
  std::string text(std::string_view key, const std::vector<Argument>& args = {});

  // What comes in English (of the system, of a reader of files, the name of a notation), where the
  // language has words for it; parts that colons separate one by one: "b.zip: Permission denied".
  std::string words(std::string_view english) const;

  // English SAN in the piece letters of the language: "Cbd2".
  std::string move(std::string_view san) const;

  std::string title(Rule rule);  // "Move that can be read in several ways"
  std::string language() const;  // that was found: "es" for "es-CO"

  static std::vector<std::string> languages(const Data& data);  // that have messages

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

// The language that LC_ALL, LC_MESSAGES, LANG (given by the caller) ask for: "es_CO.UTF-8" ->
// "es-CO".
std::string ui_language(std::string_view locale);

}  // namespace planilla
