// The words of --help in the reader's language.
//
//   const HelpTexts texts(data, "es");
//   texts.of("this text")      // "este texto"; the English itself where there is no translation
//
// English stands where the options are added; others in locales/help/<tag>.toml under the English
// text, so that a text that changed has no translation any more.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"

namespace planilla {

class HelpTexts {
public:
  HelpTexts(const Data& data, std::string_view language);
  std::string of(const std::string& english) const;

private:
  std::map<std::string, std::string> texts_;
};

// --ui among the arguments, else what the environment asks for; "en" if nothing does.
std::string language_of_help(const std::vector<std::string>& arguments);

}  // namespace planilla
