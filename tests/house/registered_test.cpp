// What a file registers has a case: a rule, a form of output, a language, a notation, a subcommand
// without its `.case` fails here, with the name of the file to write.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace planilla::house::registered_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

struct Registry {
  std::string folder, extension;  // of what is registered
  std::string cases;              // where its cases lie
  Depth depth = Depth::folder;
};

void PrintTo(const Registry& registry, std::ostream* out) {
  *out << registry.folder;
}

// The cases that should be there and are not.
std::vector<std::string> missing_cases(const Registry& registry) {
  std::vector<std::string> missing;
  for (const std::string& stem : stems(registry.folder, registry.extension, registry.depth)) {
    const std::string path = "testdata/" + registry.cases + "/" + stem + ".case";
    if (!std::filesystem::is_regular_file(root() / path)) missing.push_back(path);
  }
  return missing;
}

class Registered : public testing::TestWithParam<Registry> {};

TEST_P(Registered, HasItsCase) {
  ASSERT_THAT(stems(GetParam().folder, GetParam().extension, GetParam().depth), Not(IsEmpty()))
      << GetParam().folder << " registers nothing";
  EXPECT_THAT(missing_cases(GetParam()), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Everything, Registered,
                         testing::Values(Registry{"lib/checks/rules", ".cpp", "checks",
                                                  Depth::tree},
                                         Registry{"lib/write/reports", ".cpp", "formats"},
                                         Registry{"lib/write/games", ".cpp", "formats"},
                                         Registry{"locales", ".toml", "languages"},
                                         Registry{"grammars", ".toml", "notations"},
                                         Registry{"profiles", ".toml", "profiles"},
                                         Registry{"cli/commands", ".cpp", "commands"}),
                         [](const auto& registry) {
                           std::string name = registry.param.folder;
                           for (char& c : name)
                             if (c == '/') c = '_';
                           return name;
                         });

// A case that never shows its rule would pass for one. Where it takes a file of megabytes, the case
// shows at least what the rule says of itself, and a test of the library the rest. Moves are not
// yet repaired by `safe`.
TEST(Registered, ACaseOfARuleShowsIt) {
  for (const std::string& stem : stems("lib/checks/rules", ".cpp", Depth::tree)) {
    if (stem == "repaired_move") continue;
    std::string id = stem;
    std::replace(id.begin(), id.end(), '_', '-');
    std::size_t shown = 0;
    for (const std::string& line : read_lines(root() / "testdata/checks" / (stem + ".case")))
      shown +=
          line.find(": " + id + ": ") != std::string::npos || line == "$ planilla explain " + id;
    EXPECT_GT(shown, 0u) << stem << ".case does not show " << id;
  }
}

TEST(Registered, SeesAMissingCase) {
  EXPECT_THAT(missing_cases({"tests/consumer", ".cpp", "nowhere"}),
              ElementsAre("testdata/nowhere/main.case"));
}

}  // namespace
}  // namespace planilla::house::registered_test
