// docs/rules/ says what lib/checks/ says. PLANILLA_UPDATE=1 rewrites it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "checks/engine/document.h"
#include "checks/engine/precedence.h"
#include "places.h"

namespace planilla {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(PLANILLA_SOURCE_DIR) / "docs" / "rules";

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void expect_page(const std::string& name, const std::string& text) {
  if (std::getenv("PLANILLA_UPDATE")) {
    fs::create_directories(folder);
    std::ofstream(folder / name, std::ios::binary) << text;
  }
  EXPECT_EQ(read(folder / name), text)
      << "docs/rules/" << name << " is stale: PLANILLA_UPDATE=1 rewrites it";
}

TEST(RuleDocs, AreWrittenFromTheRules) {
  expect_page("README.md", catalogue_markdown());
  expect_page("precedence.md", precedence_markdown());
  std::set<std::string> pages = {"README.md", "precedence.md"};
  for (const Check& check : all_checks()) {
    const std::string name = std::string(rule_id(check.rule)) + ".md";
    expect_page(name, rule_markdown(check));
    pages.insert(name);
  }
  for (const auto& entry : fs::directory_iterator(folder))
    EXPECT_TRUE(pages.count(entry.path().filename().string())) << entry.path() << " is of no rule";
}

TEST(RuleDocs, EveryRuleIsDocumented) {
  for (const Check& check : all_checks()) {
    SCOPED_TRACE(rule_id(check.rule));
    EXPECT_FALSE(check.title.empty());
    EXPECT_GT(check.why.size(), 80u);
    EXPECT_FALSE(check.message.empty());
    EXPECT_EQ(check.title.find('\n'), std::string_view::npos);
    EXPECT_FALSE(check.look && check.across);
  }
}

}  // namespace
}  // namespace planilla
