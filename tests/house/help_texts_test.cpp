// What locales/help/ translates is said somewhere by the command line; commands/help_es.case shows
// what is missing.
#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "base/data.h"
#include "base/toml_table.h"
#include "tests/house/source_tree.h"

namespace planilla::house::help_texts_test {
namespace {

// The sources of cli/, literals of several lines joined.
std::string literals() {
  std::string all;
  for (const SourceFile& file : source_files({"cli"}, {".cpp"}))
    for (const std::string& line : file.lines) all += line + "\n";
  all = std::regex_replace(all, std::regex("\"\\s*\n\\s*\""), "");
  all = std::regex_replace(all, std::regex("\\\\\""), "\"");
  return std::regex_replace(all, std::regex("\\\\n"), "\n");
}

TEST(HelpTexts, EachIsOfATextThatIsThere) {
  const Data data = Data::embedded();
  const std::string sources = literals();
  for (const std::string& name : data.list("locales/help/")) {
    TomlTable help = TomlTable::parse(data, name).table("help");
    for (const std::string& english : help.keys()) {
      EXPECT_NE(sources.find("\"" + english), std::string::npos)
          << name << " translates what nobody says: " << english;
      EXPECT_FALSE(help.text(english).empty()) << english;
    }
  }
}

}  // namespace
}  // namespace planilla::house::help_texts_test
