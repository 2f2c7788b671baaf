// docs/laws.md names only cases that are there.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "places.h"

namespace planilla {
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

}  // namespace
}  // namespace planilla
