// The documentation of the rules in the reader's language, for `planilla explain`.
//
//   Explanations texts(data, "es-CO");
//   texts.why(rule)      // paragraphs; in English where there is no translation
//   texts.law(rule)      // what the article says
//
// English stands in lib/checks/; others in locales/explanations/<tag>.toml. There each text bears
// the print of the English one that it translates (`of`), so that a test tells which translations
// are stale.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/data.h"
#include "base/rule.h"

namespace planilla {

class Explanations {
public:
  Explanations(const Data& data, std::string_view language);

  std::string_view why(Rule rule) const;
  std::string_view law(Rule rule) const;
  std::string_view of(Rule rule) const;  // print of the English text translated; "" if none is

private:
  struct Text {
    std::string of, why, law;
  };
  std::map<Rule, Text> texts_;
};

// Of the English text: eight hexadecimal digits.
std::string print_of_explanation(Rule rule);

}  // namespace planilla
