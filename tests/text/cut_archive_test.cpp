// What is compressed or archived, cut within its first bytes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "text/input/source.h"

namespace planilla::cut_archive_test {
namespace {

// What is read of a file of these bytes, or what is wrong with it.
std::string read_all(std::string_view bytes) {
  try {
    Source source = Source::unpacked_from_memory(std::string(bytes), "file");
    std::string out(100, '\0');
    out.resize(source.read(out.data(), out.size()));
    return out;
  } catch (const SourceError& error) {
    return error.what();
  }
}

TEST(CutArchive, TwoBytesSayWhatWasCompressed) {
  const std::string_view texts[] = {"\x1F\x8B\x08",
                                    "\xFD"
                                    "7zXZ",
                                    "\x28\xB5\x2F\xFD", "BZh91AY&SY", "BZh5\x17rE8P\x90"};
  for (const std::string_view text : texts) {
    EXPECT_EQ(read_all(text.substr(0, 1)), text.substr(0, 1));
    for (std::size_t size = 2; size <= text.size(); ++size)
      EXPECT_THAT(read_all(text.substr(0, size)), testing::HasSubstr("truncated"));
  }
}

TEST(CutArchive, ThreeBytesSayWhatWasArchived) {
  const std::string_view texts[] = {"PK\x03\x04 and more", "PK\x05\x06", "7z\xBC\xAF\x27\x1C",
                                    "Rar!\x1A\x07 more"};
  for (const std::string_view text : texts) {
    EXPECT_EQ(read_all(text.substr(0, 2)), text.substr(0, 2));
    for (std::size_t size = 3; size <= text.size(); ++size)
      EXPECT_EQ(read_all(text.substr(0, size)), "file: broken archive");
  }
}

TEST(CutArchive, OtherBytesAreText) {
  for (const std::string_view text : {"BZh0", "BZh91AX", "BZh9\n", "PK\x03\n", "\x1F\n"})
    EXPECT_EQ(read_all(text), text);
}

}  // namespace
}  // namespace planilla::cut_archive_test
