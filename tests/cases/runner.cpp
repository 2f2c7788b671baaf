// Runs every `.case` file below testdata/: each is a test named after its folder and itself
// (`checks.ambiguous_move`). With PLANILLA_UPDATE=1 the files are rewritten to what came out, for
// review.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "places.h"
#include "tests/cases/process.h"
#include "tests/cases/run.h"

namespace planilla::cases {
namespace {
namespace fs = std::filesystem;

// The program under test: built beside this one, or another of the same manners.
fs::path program() {
  const char* other = std::getenv("PLANILLA_BINARY");
  return fs::absolute(other != nullptr ? other : PLANILLA_PROGRAM);
}

bool updating() {
  const char* value = std::getenv("PLANILLA_UPDATE");
  return value != nullptr && std::string_view(value) == "1";
}

class CaseTest : public testing::Test {
public:
  explicit CaseTest(fs::path path) : path_(std::move(path)) {}

  void TestBody() override {
    try {
      check();
    } catch (const std::exception& error) {
      FAIL() << path_.string() << ": " << error.what();
    }
  }

private:
  void check() const {
    if (updating()) update();
    const Outcome outcome = run();
    for (const std::string& fault : outcome.faults)
      ADD_FAILURE() << path_.string() << "\n" << fault;
  }

  Outcome run() const {
    return run_case(parse_case(read_bytes(path_)), {program(), path_.parent_path()});
  }

  // The rewritten file is run again: what differs from run to run is a fault that no update mends.
  void update() const {
    const std::string updated = print_case(run().updated);
    if (updated == read_bytes(path_)) return;
    write_bytes(path_, updated);
    std::cout << "rewritten: " << path_.string() << "\n";
  }

  fs::path path_;
};

// Letters, digits and underscores are what a test's name may hold.
std::string test_name(std::string name) {
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
}

void register_cases(const fs::path& root) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root))
    if (entry.path().extension() == ".case") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    const std::string folder = file.parent_path().lexically_relative(root).generic_string();
    testing::RegisterTest(test_name(folder == "." ? "top" : folder).c_str(),
                          test_name(file.stem().string()).c_str(), nullptr, nullptr, file.c_str(),
                          1, [file]() -> testing::Test* { return new CaseTest(file); });
  }
}

}  // namespace
}  // namespace planilla::cases

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  planilla::cases::register_cases(PLANILLA_TESTDATA);
  const int status = RUN_ALL_TESTS();
  if (testing::UnitTest::GetInstance()->test_to_run_count() > 0) return status;
  std::cout << "no case has such a name\n";
  return 1;
}
