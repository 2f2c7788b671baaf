// The house rules that a machine can see: a room of lib/ includes only rooms above it in
// lib/floors.txt, files and functions stay short, and nothing is a drawer named
// util.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/function_lengths.h"
#include "tests/house/source_tree.h"

namespace planilla::house::layering_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr std::size_t most_lines = 400;
constexpr std::size_t longest_function = 80;
constexpr std::size_t long_function = 50;  // of all but one in a hundred

constexpr std::size_t most_files = 40;  // of a folder

// The rooms of lib/floors.txt, from the ground up; or those of them that the build makes.
std::vector<std::string> read_rooms(bool only_made) {
  std::vector<std::string> names;
  for (const std::string& line : read_lines(root() / "lib/floors.txt")) {
    const bool made = line.find("made by the build") != std::string::npos;
    if (!line.empty() && line[0] != '#' && (made || !only_made))
      names.push_back(line.substr(0, line.find(' ')));
  }
  return names;
}

const std::vector<std::string>& rooms() {
  static const std::vector<std::string> all = read_rooms(false);
  return all;
}

// The room of a folder: checks/rules/tags lies in checks/rules.
std::optional<std::size_t> room_of(std::string_view folder) {
  for (std::size_t i = 0; i < rooms().size(); ++i)
    if (rooms()[i] == folder) return i;
  const std::size_t slash = folder.rfind('/');
  return folder.substr(0, slash) == "checks/rules" ? room_of("checks/rules") : std::nullopt;
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
  const std::string folder = file.path.substr(4, file.path.rfind('/') - 4);  // after lib/
  const std::optional<std::size_t> here = room_of(folder);
  if (!here) return {file.path + ": lib/" + folder + " is no room of lib/floors.txt"};
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::optional<std::string> name = included(file.lines[i]);
    if (!name) continue;
    const std::optional<std::size_t> there =
        room_of(name->substr(0, std::min(name->rfind('/'), name->size())));
    const std::string place = file.path + ":" + std::to_string(i + 1) + ": ";
    if (!there)
      faults.push_back(place + *name + " is in no room of lib/floors.txt");
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
  EXPECT_THAT(steps_up({"lib/text/input/a.cpp", {"#include <map>", "#include \"pgn/token.h\""}}),
              ElementsAre("lib/text/input/a.cpp:2: text/input/ includes upward: pgn/token.h"));
  EXPECT_THAT(steps_up({"lib/pgn/a.cpp",
                        {" # include \"text/framing/batch.h\"", "#include \"pgn/scan.h\""}}),
              IsEmpty());
  EXPECT_THAT(steps_up({"lib/game/fast/a.cpp", {"#include \"game/replay/replay.h\""}}),
              ElementsAre(HasSubstr("includes upward")));
  EXPECT_THAT(steps_up({"lib/base/a.h", {"#include \"cli/x.h\"", "#include \"x.h\""}}),
              ElementsAre(HasSubstr("cli/x.h is in no room"), HasSubstr("x.h is in no room")));
  EXPECT_THAT(steps_up({"lib/util/a.h", {}}), ElementsAre(HasSubstr("is no room")));
}

TEST(Layering, EveryRoomAndFloorSaysWhatItIs) {
  const std::vector<std::string> made = read_rooms(true);
  for (const std::string& room : rooms()) {
    if (std::count(made.begin(), made.end(), room) != 0) continue;
    for (const std::string& folder : {room, room.substr(0, room.find('/'))})
      EXPECT_TRUE(std::filesystem::is_regular_file(root() / "lib" / folder / "README.md"))
          << folder << " has no README.md";
  }
}

// Two types of one name and namespace are one to the linker: it keeps one destructor of the two.
TEST(Names, AreOfOneTypeEach) {
  const std::regex type(R"(^(?:class|struct) (\w+)(?: final)?(?: :.*)?(?: \{.*)?$)");
  const std::regex scope(R"(^namespace ([\w:]+) \{$)");
  std::map<std::string, std::string> places;
  for (const SourceFile& file : source_files({"lib", "cli"}, {".h"})) {
    std::string space;
    for (const std::string& line : file.lines) {
      std::smatch match;
      if (std::regex_match(line, match, scope)) space = match[1];
      if (!std::regex_match(line, match, type) || line.back() == ';') continue;
      const auto [known, is_new] = places.emplace(space + "::" + match[1].str(), file.path);
      EXPECT_TRUE(is_new || known->second == file.path)
          << match[1] << " is a type of " << known->second << " and of " << file.path;
    }
  }
  EXPECT_GT(places.size(), 200u);
}

TEST(Size, FoldersAreSmall) {
  std::map<std::string, std::size_t> files;
  for (const SourceFile& file : source_files({"lib", "cli", "tests", "bench"}, {".h", ".cpp"}))
    ++files[file.path.substr(0, file.path.rfind('/'))];
  for (const auto& [folder, count] : files)
    EXPECT_LE(count, most_files) << folder << " holds more than one room";
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
}  // namespace planilla::house::layering_test
