// The sentences of one language, as they stand in its data files.
//
//   MessageCatalog catalog(data, "es");
//   catalog.text("summary")                         // none: not in this language
//   catalog.rule(rules::ambiguous_move, "message")
//   catalog.word("Permission denied")               // of texts that come in English
//   catalog.letters                                 // piece letters for the moves inside sentences
//
// Two files hold them: locales/messages/<tag>.toml, with the tables [letters], [words] and [texts],
// and
// locales/messages/rules/<tag>.toml, with a table [rules.<id>] for each rule, whose keys are
// message, help, title and why. An unknown key or rule, or a value that is no string, is a
// DataError with its place: of a file of an overlay when the catalog is made, of what is embedded
// when a test asks for it (check()). A text is looked up when it is needed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/rule.h"
#include "base/toml_table.h"
#include "notation/write/san.h"

namespace planilla {

struct MessageText {
  std::string pattern;
  std::string origin;  // file, for messages
  std::size_t line = 0, column = 0;
};

class MessageCatalog {
public:
  MessageCatalog(const Data& data, const std::string& language);

  std::string language;
  Symbols letters;  // English ones where the file names none

  std::optional<MessageText> text(std::string_view key) const;
  // Of the texts, those that begin so, sorted.
  std::vector<std::string> keys(std::string_view prefix) const;
  std::optional<MessageText> rule(Rule rule, std::string_view key) const;
  std::optional<std::string_view> word(std::string_view english) const;
  std::vector<std::string> words() const;  // the English ones, sorted

  static bool exists(const Data& data, std::string_view language);
  // Looks at every key of its files.
  static void check(const Data& data, const std::string& language);

private:
  struct File {
    TomlTable texts, rules, words;
  };
  void load(const Data& data, const std::string& file);

  std::vector<File> files_;  // what stands in a later one counts
};

}  // namespace planilla
