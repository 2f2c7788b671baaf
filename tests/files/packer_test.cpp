// What is compressed is what the tools of each format take without a word.
#include "files/packer.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "files/byte_sink.h"

namespace planilla::packer_test {
namespace {

namespace fs = std::filesystem;

class PackerTest : public testing::TestWithParam<const char*> {
protected:
  PackerTest() {
    std::string name = (fs::temp_directory_path() / "planilla-packer-XXXXXX").string();
    folder = mkdtemp(name.data());
  }
  ~PackerTest() override { fs::remove_all(folder); }

  std::string path(const std::string& name) const { return (folder / name).string(); }
  static std::string read(const std::string& name) {
    std::ifstream in(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  // The tool of the format, and the end of the name.
  static std::string tool() {
    const std::string name = GetParam();
    return name == "zst" ? "zstd" : name == "gz" ? "gzip" : name == "bz2" ? "bzip2" : "xz";
  }
  int run(const std::string& command) const {
    return std::system((command + " 2>" + path("said")).c_str());
  }
  // It is unpacked to what went in, and there is nothing behind the end to complain of.
  void expect_unpacked(const std::string& packed, const std::string& bytes) const {
    EXPECT_EQ(run(tool() + " -t " + packed), 0);
    EXPECT_EQ(run(tool() + " -dc " + packed + " >" + path("plain")), 0);
    EXPECT_EQ(read(path("said")), "");
    EXPECT_TRUE(read(path("plain")) == bytes);
  }

  fs::path folder;
};

TEST_P(PackerTest, ToolsOfTheFormatTakeIt) {
  if (run(tool() + " --version >/dev/null") != 0) GTEST_SKIP() << tool() << " is not installed";
  std::string many;
  for (int i = 0; i < 200'000; ++i) many += std::to_string(i * 7919LL) + '\n';
  for (const std::string& bytes : {std::string(), std::string("1. e4 *\n"), many}) {
    const std::string packed = path(std::string("a.pgn.") + GetParam());
    ByteSink sink = ByteSink::to_file(packed);
    sink.write(bytes.substr(0, bytes.size() / 2));
    sink.write(bytes.substr(bytes.size() / 2));
    sink.commit();
    expect_unpacked(packed, bytes);
  }
}

TEST_P(PackerTest, NothingIsPaddedToBlocks) {
  const std::unique_ptr<Packer> packer = packer_of(std::string("a.") + GetParam());
  ASSERT_NE(packer, nullptr);
  std::string packed(packer->pack("1. e4 *\n"));
  packed += packer->finish();
  EXPECT_LT(packed.size(), 200u);
}

INSTANTIATE_TEST_SUITE_P(All, PackerTest, testing::Values("zst", "gz", "bz2", "xz"));

TEST(Packer, OtherNamesAreWrittenAsTheyAre) {
  for (const char* name : {"a.pgn", "gz", "a.gz.pgn", ""}) EXPECT_EQ(packer_of(name), nullptr);
}

}  // namespace
}  // namespace planilla::packer_test
