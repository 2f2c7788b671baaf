// A file that somebody writes while it is read.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

#include "text/input/source.h"

namespace planilla::changing_file_test {
namespace {

namespace fs = std::filesystem;

// What is told of a file of four MiB that gets this size when its first bytes were read.
std::string fault_at_size(std::uintmax_t size) {
  constexpr std::size_t before = 4u << 20;
  const fs::path path = fs::path(testing::TempDir()) / "planilla_changing_file_test";
  std::ofstream(path, std::ios::binary) << std::string(before, 'x');
  fs::last_write_time(path, fs::last_write_time(path) - std::chrono::seconds(9));
  std::string told = "nothing";
  {
    Source source(InputFile{path.string(), "file"});
    std::string buffer(1000, '\0');
    source.read(buffer.data(), buffer.size());
    if (size != before) fs::resize_file(path, size);
    try {
      while (source.read(buffer.data(), buffer.size()) != 0) {
      }
    } catch (const SourceError& error) {
      EXPECT_EQ(error.fault.kind, InputFaultKind::truncated);
      told = error.fault.reason;
    }
  }
  fs::remove(path);
  return told;
}

TEST(ChangingFile, IsTold) {
  EXPECT_EQ(fault_at_size(4u << 20), "nothing");
  EXPECT_EQ(fault_at_size(2u << 20), "it became shorter while it was read");
  EXPECT_EQ(fault_at_size(5u << 20), "it was changed while it was read");
}

}  // namespace
}  // namespace planilla::changing_file_test
