#include <planilla/names.h>

#include "api/public_game.h"
#include "base/data.h"
#include "checks/engine/check.h"
#include "notation/read/notations.h"

namespace planilla::api {

std::vector<LanguageInfo> languages() {
  std::vector<LanguageInfo> out;
  const Languages known(Data::embedded());
  for (const Language& language : known.all())
    out.push_back({language.tag, language.name, language.native_name});
  return out;
}

std::vector<NotationInfo> notations() {
  std::vector<NotationInfo> out;
  const Notations known(Data::embedded());
  for (const GrammarInfo& grammar : known.grammars())
    out.push_back({grammar.name, grammar.title, grammar.example});
  return out;
}

std::vector<RuleInfo> rules() {
  std::vector<RuleInfo> out;
  for (const Check& check : all_checks())
    out.push_back({std::string(rule_id(check.rule)), std::string(group_name(check.group)),
                   public_severity(check.severity), check.on_by_default});
  return out;
}

}  // namespace planilla::api
