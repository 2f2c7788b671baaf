// docs/laws.md names only cases that are there, and that show the rules of their row.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "places.h"

namespace planilla::laws_doc_test {
namespace {

TEST(LawsPage, NamesCasesThatAreThere) {
  const std::filesystem::path root(PLANILLA_SOURCE_DIR);
  std::ifstream file(root / "docs/laws.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  int named = 0;
  const std::string folder = "`testdata/";
  for (std::size_t at = text.find(folder); at != std::string::npos;
       at = text.find(folder, at + 1)) {
    const std::string name = text.substr(at + 1, text.find('`', at + 1) - at - 1);
    if (!name.ends_with(".case")) continue;
    EXPECT_TRUE(std::filesystem::exists(root / name)) << name;
    ++named;
  }
  EXPECT_GT(named, 30);
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// What stands between backticks.
std::vector<std::string> in_backticks(const std::string& row) {
  std::vector<std::string> out;
  for (std::size_t at = row.find('`'); at != std::string::npos; at = row.find('`', at)) {
    const std::size_t end = row.find('`', at + 1);
    if (end == std::string::npos) break;
    out.push_back(row.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return out;
}

TEST(LawsPage, ShowsEachRuleInACaseOfItsRow) {
  const std::filesystem::path root(PLANILLA_SOURCE_DIR);
  std::ifstream file(root / "docs/laws.md");
  int rules = 0;
  for (std::string row; std::getline(file, row);) {
    if (!row.starts_with('|')) continue;
    std::string cases;
    for (const std::string& name : in_backticks(row))
      if (name.ends_with(".case")) cases += content_of(root / name);
    for (const std::string& name : in_backticks(row)) {
      if (!std::filesystem::exists(root / "docs/rules" / (name + ".md"))) continue;
      EXPECT_NE(cases.find(name), std::string::npos) << name << " in " << row;
      ++rules;
    }
  }
  EXPECT_GT(rules, 40);
}

}  // namespace
}  // namespace planilla::laws_doc_test
