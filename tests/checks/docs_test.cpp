// docs/rules/, docs/report.schema.json and docs/messages.en.toml say what lib/checks/rules/ says.
// PLANILLA_UPDATE=1 rewrites them. What stands there must be true; what a new rule lacks there is
// owed before a release (tests/release.h).
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <vector>

#include "checks/engine/document.h"
#include "checks/engine/precedence.h"
#include "places.h"
#include "tests/release.h"
#include "write/findings/report_schema.h"

namespace planilla::docs_test {
namespace {

namespace fs = std::filesystem;

const fs::path docs = fs::path(PLANILLA_SOURCE_DIR) / "docs";

bool updating() {
  return std::getenv("PLANILLA_UPDATE") != nullptr;
}

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void expect_file(const std::string& name, const std::string& text) {
  if (updating()) {
    fs::create_directories((docs / name).parent_path());
    std::ofstream(docs / name, std::ios::binary) << text;
  }
  EXPECT_EQ(read(docs / name), text)
      << "docs/" << name << " is stale: PLANILLA_UPDATE=1 ctest -R checks_docs_test rewrites it";
}

std::string page_of(Rule rule) {
  return "rules/" + std::string(rule_id(rule)) + ".md";
}

// The rules that the pages know already: all of them, but those without a page.
std::vector<Rule> documented() {
  std::vector<Rule> out;
  for (const Rule rule : all_rules()) {
    if (updating() || fs::exists(docs / page_of(rule)))
      out.push_back(rule);
    else
      owed("docs/" + page_of(rule) + " (PLANILLA_UPDATE=1 ctest -R checks_docs_test writes it)");
  }
  return out;
}

TEST(RuleDocs, AreWrittenFromTheRules) {
  const std::vector<Rule> rules = documented();
  std::set<std::string> pages = {"README.md", "precedence.md"};
  for (const Rule rule : rules) {
    expect_file(page_of(rule), rule_markdown(check_of(rule)));
    pages.insert(fs::path(page_of(rule)).filename().string());
  }
  expect_file("rules/README.md", catalogue_markdown(rules));
  expect_file("rules/precedence.md", precedence_markdown());
  expect_file("report.schema.json", report_schema(rules));
  expect_file("messages.en.toml", english_messages(rules));
  for (const auto& entry : fs::directory_iterator(docs / "rules"))
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
    EXPECT_TRUE(check.look || check.across || !check.decided_in.empty())
        << "nothing says where it is decided";
  }
}

}  // namespace
}  // namespace planilla::docs_test
