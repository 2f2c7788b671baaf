// A name that a file keeps to itself stands once in a folder: the build that scripts/demo makes
// from nothing compiles a folder at a time (cmake/PlanillaFlags.cmake).
#include "tests/house/local_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace planilla::house::local_names_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The tests of a room are one program (tests/CMakeLists.txt), those of programs are one each.
bool is_compiled_alone(const std::string& path) {
  constexpr std::array<std::string_view, 9> alone = {
      "tests/bindings/",  "tests/cases/", "tests/consumer/", "tests/faults/", "tests/fuzz/",
      "tests/generator/", "tests/house/", "tests/plan/",     "tests/sheets/"};
  if (path.find('/', 6) == std::string::npos) return true;  // cli/main.cpp
  return std::any_of(alone.begin(), alone.end(),
                     [&](std::string_view folder) { return path.starts_with(folder); });
}

// The folder whose files are one translation unit: of tests, the room.
std::string compiled_together(const std::string& path) {
  if (path.starts_with("tests/")) return path.substr(0, path.find('/', 6));
  return path.substr(0, path.rfind('/'));
}

// A name twice in one file is that file's own business: overloads, a declaration and its
// definition. An alias that says the same in two files may stand in both.
std::vector<std::string> names_twice(const std::vector<SourceFile>& files) {
  std::vector<std::string> faults;
  std::map<std::string, LocalName> known;  // by folder and name
  for (const SourceFile& file : files) {
    const std::string folder = compiled_together(file.path);
    for (const LocalName& name : local_names(file)) {
      const auto [at, is_new] = known.emplace(folder + " " + name.name, name);
      const LocalName& first = at->second;
      const bool same_file = first.place.starts_with(file.path + ":");
      const bool same_alias =
          first.declaration == name.declaration &&
          (name.declaration.starts_with("using ") || name.declaration.starts_with("namespace "));
      if (!is_new && !same_file && !same_alias)
        faults.push_back(name.name + " stands in " + first.place + " and in " + name.place);
    }
  }
  return faults;
}

TEST(LocalNames, StandOnceInAFolder) {
  std::vector<SourceFile> files;
  std::size_t names = 0;
  for (SourceFile& file : source_files({"lib", "cli", "tests", "bench/sheets"}, {".cpp"})) {
    if (is_compiled_alone(file.path)) continue;
    names += local_names(file).size();
    files.push_back(std::move(file));
  }
  EXPECT_GT(names, 1500u);
  for (const std::string& fault : names_twice(files))
    ADD_FAILURE() << fault << ": rename one, or declare it in a header of the folder";
}

TEST(LocalNames, AreSeenTwice) {
  const SourceFile a{
      "lib/pgn/a.cpp",
      {"namespace planilla {", "namespace {", "constexpr int most = 3;", "int take(int a) {",
       "  int most = a; return most;", "}", "}  // namespace", "}"}};
  const SourceFile b{"lib/pgn/b.cpp",
                     {"namespace planilla {", "namespace {", "// most of all", "template <class T>",
                      "T most(T a) { return a; }", "}", "}"}};
  EXPECT_THAT(names_twice({a, b}),
              ElementsAre("planilla::most stands in lib/pgn/a.cpp:3 and in lib/pgn/b.cpp:4"));
  EXPECT_THAT(names_twice({a, {"lib/base/b.cpp", b.lines}}), IsEmpty());
  EXPECT_THAT(names_twice({a, a}), IsEmpty());
}

TEST(LocalNames, AreThoseOfNamespacesWithoutAName) {
  const SourceFile file{
      "lib/pgn/a.cpp",
      {"namespace planilla::lex {", "int global() { return 1; }",
       "static int own(std::function<int(int)> f) { return f(1); }", "namespace {",
       "struct Line final : Base {", "  int member = 0;", "};",
       "enum class Kind : std::uint8_t { one, two };",
       "constexpr std::array<const char*, 2> words = {\"a\", \"b;\"};",
       "using Row = std::vector<int>;", "using planilla::Token;",
       "bool operator<(const Line& a, const Line& b) { return a.member < 1; }",
       "[[maybe_unused]] std::pair<int, int> pair_of(int a = 3);", "}  // namespace",
       "int Global::member() { return 2; }", "}  // namespace planilla::lex"}};
  std::vector<std::string> names;
  for (const LocalName& name : local_names(file)) names.push_back(name.name);
  EXPECT_THAT(names,
              ElementsAre("planilla::lex::own", "planilla::lex::Line", "planilla::lex::Kind",
                          "planilla::lex::words", "planilla::lex::Row", "planilla::lex::pair_of"));
}

TEST(LocalNames, MayBeTheSameAlias) {
  const SourceFile a{"lib/pgn/a.cpp", {"namespace {", "using Json = nlohmann::json;", "}"}};
  const SourceFile b{"lib/pgn/b.cpp", {"namespace {", "using Json = int;", "}"}};
  EXPECT_THAT(names_twice({a, {"lib/pgn/b.cpp", a.lines}}), IsEmpty());
  EXPECT_THAT(names_twice({a, b}), ElementsAre(HasSubstr("Json stands in lib/pgn/a.cpp:2")));
}

}  // namespace
}  // namespace planilla::house::local_names_test
