// No output is an input, and no two outputs are one file.
#include "files/outputs.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace planilla::outputs_test {
namespace {

namespace fs = std::filesystem;

class OutputsTest : public testing::Test {
protected:
  OutputsTest() {
    std::string name = (fs::temp_directory_path() / "planilla-outputs-XXXXXX").string();
    folder = mkdtemp(name.data());
    put("g.pgn", "[Event \"A\"]\n\n1. e4 *\n");
  }
  ~OutputsTest() override { fs::remove_all(folder); }
  std::string path(const std::string& name) const { return (folder / name).string(); }
  void put(const std::string& name, const std::string& bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
  }
  bool refuses(const std::string& name, Holds holds) {
    Outputs outputs;
    outputs.protect(path("g.pgn"));
    try {
      outputs.open(path(name), "--output", holds);
    } catch (const OutputRefused&) {
      return true;
    }
    return false;
  }

  fs::path folder;
};

TEST_F(OutputsTest, AnInputByAnyName) {
  fs::create_hard_link(path("g.pgn"), path("hard"));
  fs::create_symlink("g.pgn", path("soft"));
  fs::create_symlink(folder, path("here"));
  for (const char* name : {"g.pgn", "./g.pgn", "hard", "soft", "here/g.pgn"})
    EXPECT_TRUE(refuses(name, Holds::games)) << name;
  EXPECT_FALSE(refuses("other.pgn", Holds::games));
}

TEST_F(OutputsTest, AReportIsNotWrittenOverGames) {
  put("old.pgn", "x");
  put("sheet.txt", "\xEF\xBB\xBF\n[White \"A\"]\n");
  put("report.txt", "[a.pgn:1] what an earlier run wrote\n");
  EXPECT_TRUE(refuses("old.pgn", Holds::report));
  EXPECT_TRUE(refuses("sheet.txt", Holds::report));
  EXPECT_FALSE(refuses("old.pgn", Holds::games));
  EXPECT_FALSE(refuses("report.txt", Holds::report));
}

TEST_F(OutputsTest, TwoOutputsThatAreOneFile) {
  Outputs outputs;
  outputs.open(path("a"), "--output", Holds::games);
  EXPECT_THROW(outputs.open(path("./a"), "--report", Holds::report), OutputRefused);
  fs::create_symlink("a", path("link"));
  EXPECT_THROW(outputs.open(path("link"), "--report", Holds::report), OutputRefused);
  outputs.open("/dev/null", "--bad", Holds::games);
  outputs.open("/dev/null", "--good", Holds::games);
}

TEST_F(OutputsTest, AllAppearTogether) {
  Outputs outputs;
  outputs.open(path("a"), "--output", Holds::games).write("games");
  outputs.open(path("b"), "--report", Holds::report).write("report");
  EXPECT_FALSE(fs::exists(path("a")) || fs::exists(path("b")));
  outputs.commit();
  EXPECT_TRUE(fs::exists(path("a")) && fs::exists(path("b")));
}

TEST_F(OutputsTest, WhatStandsIsLeftWhereNothingWasRead) {
  put("a", "kept");
  {
    Outputs outputs;
    outputs.open(path("a"), "--output", Holds::games);
    outputs.open(path("b"), "--report", Holds::report).write("report");
    EXPECT_TRUE(outputs.leave_what_stands());
    outputs.commit();
  }
  EXPECT_EQ(fs::file_size(path("a")), 4u);
  EXPECT_TRUE(fs::exists(path("b")));
}

}  // namespace
}  // namespace planilla::outputs_test
