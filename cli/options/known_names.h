// The names that options take: which there are of each kind, and what a user's word for one means.
//
//   language_tags({"español", "en"}, languages, "--language: ")     // {"es", "en"}
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "notation/read/notations.h"
#include "options/option.h"

namespace planilla {

// Every name of that kind; empty for NameKind::none, value, and what is no value of an option.
std::vector<std::string> names_of(NameKind kind, const Data& data);

// Tags as they stand, and names of languages in English or in the language itself as their tags.
// Throws UnknownName, with `place` before it.
std::vector<std::string> language_tags(const std::vector<std::string>& written,
                                       const Languages& languages, const std::string& place);

// The value of --to: a tag, the name of a language, "figurine" or another form. Throws UnknownName.
std::string game_form(const std::string& written, const Notations& notations);

// Throws UnknownName if there is no notation of that name; "auto" is one.
void require_notation(const std::string& name, const Notations& notations);

// "es" for "es_CO.UTF-8", "spanish" and "español"; other words as they stand.
std::string ui_tag(const std::string& written);

// Words for the languages that have messages: "es", "Spanish", "español" ...
std::vector<std::string> ui_words(const Data& data);

// What LC_ALL, LC_MESSAGES or LANG ask for, the first that is set; "en" if none is.
std::string ui_of_environment();

}  // namespace planilla
