// Texts by their English.
#include "help/help_texts.h"

#include "base/toml_table.h"
#include "options/known_names.h"

namespace planilla {

HelpTexts::HelpTexts(const Data& data, std::string_view language) {
  for (std::string tag(language); !tag.empty();
       tag.resize(tag.rfind('-') == std::string::npos ? 0 : tag.rfind('-'))) {
    const std::string name = "locales/help/" + tag + ".toml";
    if (!data.has(name)) continue;
    TomlTable file = TomlTable::parse(data, name);
    TomlTable help = file.table("help");
    for (const std::string& english : help.keys()) texts_[english] = help.text(english);
    file.finish();
    return;
  }
}

std::string HelpTexts::of(const std::string& english) const {
  const auto found = texts_.find(english);
  return found == texts_.end() ? english : found->second;
}

std::string language_of_help(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].starts_with("--ui=")) return ui_tag(arguments[i].substr(5));
    if (arguments[i] == "--ui" && i + 1 < arguments.size()) return ui_tag(arguments[i + 1]);
  }
  return ui_of_environment();
}

}  // namespace planilla
