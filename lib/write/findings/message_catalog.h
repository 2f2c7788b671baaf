// The sentences of one language, as they stand in its data files.
//
//   MessageCatalog catalog(data, "es");
//   catalog.text("summary")                         // nullptr: not in this language
//   catalog.rule(rules::ambiguous_move, "message")
//   catalog.letters                                 // piece letters for the moves inside sentences
//
// Two files hold them: locales/messages/<tag>.toml, with the tables [letters] and [texts], and
// locales/messages/rules/<tag>.toml, with a table [rules.<id>] for each rule, whose keys are
// message, help, title and why. An unknown key or rule, or a value that is no string, is a
// DataError with its place.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/rule.h"
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

  const MessageText* text(std::string_view key) const;
  // Of the texts, those that begin so, sorted.
  std::vector<std::string> keys(std::string_view prefix) const;
  const MessageText* rule(Rule rule, std::string_view key) const;

  static bool exists(const Data& data, std::string_view language);

private:
  void load(const Data& data, const std::string& file);

  std::map<std::string, MessageText, std::less<>> texts_;  // rules as "ambiguous-move/message"
};

}  // namespace planilla
