// One file of the language, or of the one it falls back to.
#include "write/findings/explanations.h"

#include <fmt/format.h>
#include <xxhash.h>

#include "base/toml_table.h"
#include "checks/engine/check.h"

namespace planilla {

Explanations::Explanations(const Data& data, std::string_view language) {
  std::string tag(language), name;
  for (; !tag.empty(); tag.resize(tag.rfind('-') == std::string::npos ? 0 : tag.rfind('-'))) {
    name = "locales/explanations/" + tag + ".toml";
    if (data.has(name)) break;
  }
  if (tag.empty()) return;
  TomlTable file = TomlTable::parse(data, name);
  TomlTable rules = file.table("rules");
  for (const std::string& id : rules.keys()) {
    const std::optional<Rule> rule = find_rule(id);
    if (!rule) rules.fail(id, "unknown-rule", {{"name", id}});
    TomlTable entry = rules.table(id);
    texts_[*rule] = {entry.text("of"), entry.text("why"), entry.text("law", "")};
    entry.finish();
  }
  file.finish();
}

std::string_view Explanations::why(Rule rule) const {
  const auto found = texts_.find(rule);
  return found == texts_.end() ? check_of(rule).why : std::string_view(found->second.why);
}

std::string_view Explanations::law(Rule rule) const {
  const auto found = texts_.find(rule);
  return found == texts_.end() ? check_of(rule).law : std::string_view(found->second.law);
}

std::string_view Explanations::of(Rule rule) const {
  const auto found = texts_.find(rule);
  return found == texts_.end() ? std::string_view() : std::string_view(found->second.of);
}

std::string print_of_explanation(Rule rule) {
  const Check& check = check_of(rule);
  const std::string text = std::string(check.why) + '\n' + std::string(check.law);
  return fmt::format("{:08x}", XXH32(text.data(), text.size(), 0));
}

}  // namespace planilla
