// A rule's own file says where it is decided: `.decided_in` names the files that raise its finding,
// and those files say diagnostics::<Rule>, or rules::<rule>.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cmake/rule_header.h"
#include "rules/bad_fen.h"
#include "tests/house/source_tree.h"

namespace planilla::house::decided_in_test {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;

std::string text_of(const SourceFile& file) {
  std::string out;
  for (const std::string& line : file.lines) out += line.substr(0, line.find("//")) + "\n";
  return out;
}

bool is_word_in(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const char next = at + word.size() < text.size() ? text[at + word.size()] : ' ';
    if (!std::isalnum(static_cast<unsigned char>(next)) && next != '_') return true;
  }
  return false;
}

// What stands in the string literals behind `.decided_in =`.
std::set<std::string> decided_in(const SourceFile& rule) {
  std::string names;
  bool inside = false;
  for (const std::string& line : rule.lines) {
    inside |= line.find(".decided_in =") != std::string::npos;
    if (!inside) continue;
    const std::size_t open = line.find('"');
    if (open != std::string::npos)
      names += line.substr(open + 1, line.find('"', open + 1) - open - 1);
    if (line.ends_with(',')) break;
  }
  std::istringstream in(names);
  std::set<std::string> out;
  for (std::string name; in >> name;) out.insert(name);
  return out;
}

struct Faults {
  std::vector<std::string> missing, needless;
};

Faults faults_of(const SourceFile& rule, const std::map<std::string, std::string>& code) {
  const std::string stem = std::filesystem::path(rule.path).stem().string();
  const std::string type = "diagnostics::" + generator::type_name(stem), name = "rules::" + stem,
                    old = "Rule::" + stem;
  const std::set<std::string> said = decided_in(rule);
  Faults out;
  for (const auto& [path, text] : code)
    if (is_word_in(text, type) && !said.contains(path))
      out.missing.push_back(rule.path + ": add " + path + " to .decided_in");
  for (const std::string& path : said) {
    const auto found = code.find(path);
    const auto says = [&](const std::string& word) { return is_word_in(found->second, word); };
    if (found == code.end() || !(says(type) || says(name) || says(old)))
      out.needless.push_back(rule.path + ": " + path + " does not decide it");
  }
  return out;
}

bool is_rule(const SourceFile& file) {
  return file.path.starts_with("lib/checks/rules/");
}

TEST(DecidedIn, IsWhereTheFindingIsRaised) {
  const std::vector<SourceFile> files = source_files({"lib", "cli"}, {".h", ".cpp"});
  std::map<std::string, std::string> code;
  for (const SourceFile& file : files)
    if (!is_rule(file)) code[file.path] = text_of(file);
  ASSERT_THAT(files, Contains(testing::Truly(is_rule)));
  for (const SourceFile& file : files) {
    if (!is_rule(file)) continue;
    const Faults faults = faults_of(file, code);
    EXPECT_THAT(faults.missing, IsEmpty());
    EXPECT_THAT(faults.needless, IsEmpty());
  }
}

TEST(DecidedIn, SeesWhatIsMissingAndWhatIsNot) {
  const SourceFile rule{"lib/checks/rules/tags/bad_fen.cpp",
                        {".decided_in =", "    \"lib/a.cpp \"", "    \"lib/b.cpp\","}};
  const Faults faults = faults_of(rule, {{"lib/a.cpp", "diagnostics::BadFenced{}"},
                                         {"lib/b.cpp", "raise(rules::bad_fen)"},
                                         {"lib/c.cpp", "diagnostics::BadFen{}"}});
  EXPECT_THAT(faults.missing, SizeIs(1));
  EXPECT_THAT(faults.needless, SizeIs(1));
}

}  // namespace
}  // namespace planilla::house::decided_in_test
