// The house rules that a machine can see: a folder of lib/ includes only folders above it in the
// table of docs/architecture.md, files and functions stay short, and nothing is a drawer named
// util.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "function_lengths.h"
#include "source_tree.h"

namespace planilla::house {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr std::array<std::string_view, 10> floors = {"base", "text", "pgn",    "board", "notation",
                                                     "laws", "game", "checks", "write", "batch"};
constexpr std::size_t most_lines = 400;
constexpr std::size_t longest_function = 80;
constexpr std::size_t long_function = 50;  // of all but one in a hundred

std::optional<std::size_t> floor_of(std::string_view folder) {
  const auto found = std::find(floors.begin(), floors.end(), folder);
  if (found == floors.end()) return std::nullopt;
  return found - floors.begin();
}

// `#include "board/move.h"` -> board/move.h
std::optional<std::string> included(const std::string& line) {
  std::size_t at = line.find_first_not_of(" \t");
  if (at == std::string::npos || line[at] != '#') return std::nullopt;
  at = line.find_first_not_of(" \t", at + 1);
  if (at == std::string::npos || line.compare(at, 7, "include") != 0) return std::nullopt;
  const std::size_t open = line.find('"', at);
  if (open == std::string::npos) return std::nullopt;
  return line.substr(open + 1, line.find('"', open + 1) - open - 1);
}

std::vector<std::string> steps_up(const SourceFile& file) {
  std::vector<std::string> faults;
  const std::string folder = file.path.substr(4, file.path.find('/', 4) - 4);  // after lib/
  const std::optional<std::size_t> here = floor_of(folder);
  if (!here) return {file.path + ": lib/" + folder + " is no floor of the house"};
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::optional<std::string> name = included(file.lines[i]);
    if (!name || name->find('/') == std::string::npos) continue;  // beside it
    const std::optional<std::size_t> there = floor_of(name->substr(0, name->find('/')));
    const std::string place = file.path + ":" + std::to_string(i + 1) + ": ";
    if (!there)
      faults.push_back(place + *name + " is on no floor of lib/");
    else if (*there > *here)
      faults.push_back(place + folder + "/ includes upward: " + *name);
  }
  return faults;
}

TEST(Layering, IncludesGoDownwardsOnly) {
  const std::vector<SourceFile> files = source_files({"lib"}, {".h", ".cpp"});
  ASSERT_THAT(files, Not(IsEmpty()));
  for (const SourceFile& file : files) EXPECT_THAT(steps_up(file), IsEmpty());
}

TEST(Layering, SeesAStepUp) {
  EXPECT_THAT(steps_up({"lib/text/a.cpp", {"#include <map>", "#include \"pgn/token.h\""}}),
              ElementsAre("lib/text/a.cpp:2: text/ includes upward: pgn/token.h"));
  EXPECT_THAT(steps_up({"lib/pgn/a.cpp", {" # include \"text/batch.h\"", "#include \"scan.h\""}}),
              IsEmpty());
  EXPECT_THAT(steps_up({"lib/base/a.h", {"#include \"command.h\"", "#include \"cli/x.h\""}}),
              ElementsAre(HasSubstr("cli/x.h is on no floor")));
  EXPECT_THAT(steps_up({"lib/util/a.h", {}}), ElementsAre(HasSubstr("no floor of the house")));
}

TEST(Size, FilesAreShort) {
  for (const SourceFile& file : source_files({"lib", "cli", "tests", "bench"}, {".h", ".cpp"}))
    EXPECT_LE(file.lines.size(), most_lines) << file.path << " holds more than one idea";
}

TEST(Size, FunctionsAreShort) {
  std::vector<FunctionLength> all;
  for (const SourceFile& file : source_files({"lib", "cli"}, {".h", ".cpp"}))
    for (FunctionLength& function : function_lengths(file)) all.push_back(std::move(function));
  ASSERT_GT(all.size(), 0u);
  std::sort(all.begin(), all.end(),
            [](const FunctionLength& a, const FunctionLength& b) { return a.lines > b.lines; });
  for (const FunctionLength& function : all)
    EXPECT_LE(function.lines, longest_function) << function.place << " is too long a function";
  const FunctionLength& rank = all[all.size() / 100];  // one in a hundred is longer
  EXPECT_LE(rank.lines, long_function) << "too many long functions, such as " << rank.place;
}

TEST(Size, FunctionsAreMeasured) {
  const SourceFile file{
      "lib/base/a.cpp",
      {"namespace planilla {", "struct A {", "  int b() const { return 1; }", "  int c_ = 0;", "};",
       "// void not_code() {", "int f(const char* s = \"{\") {", "  if (s[0] == '}') {",
       "    return 1;", "  }", "  return 2;", "}", "}  // namespace planilla"}};
  const std::vector<FunctionLength> lengths = function_lengths(file);
  ASSERT_EQ(lengths.size(), 2u);
  EXPECT_EQ(lengths[0].place, "lib/base/a.cpp:3");
  EXPECT_EQ(lengths[0].lines, 1u);
  EXPECT_EQ(lengths[1].place, "lib/base/a.cpp:7");
  EXPECT_EQ(lengths[1].lines, 6u);
}

TEST(Names, NoDrawers) {
  for (const SourceFile& file : source_files({"lib", "cli", "tests", "bench"}, {".h", ".cpp"}))
    for (const std::string_view drawer : {"util", "utils", "helper", "helpers", "misc", "common"}) {
      EXPECT_THAT(file.path, Not(HasSubstr("/" + std::string(drawer) + "/")));
      EXPECT_NE(std::filesystem::path(file.path).stem(), drawer) << file.path;
    }
}

}  // namespace
}  // namespace planilla::house
