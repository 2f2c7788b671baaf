// What there is: languages, notations, rules.
//
//   bool spanish = false;
//   for (const LanguageInfo& language : languages()) spanish |= language.tag == "es";
//   assert(spanish);
//   assert(!notations().empty() && !rules().empty());
//
// Each function builds its list anew; call it once. Any thread may call them.
#pragma once

#include <string>
#include <vector>

#include "planilla/finding.h"

namespace planilla::api {

struct LanguageInfo {
  std::string tag;          // BCP-47: "es"
  std::string name;         // "Spanish"
  std::string native_name;  // "español"
};
std::vector<LanguageInfo> languages();

struct NotationInfo {
  std::string name, title, example;
};
std::vector<NotationInfo> notations();

struct RuleInfo {
  std::string id;     // "ambiguous-move"
  std::string group;  // "moves"
  Severity severity = Severity::error;
  bool on_by_default = true;
};
std::vector<RuleInfo> rules();

}  // namespace planilla::api
