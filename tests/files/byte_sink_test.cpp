// Where bytes go: behind what stands in a descriptor that is named, such as that of >(...).
#include "files/byte_sink.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace planilla::byte_sink_test {
namespace {

class ByteSinkTest : public testing::Test {
protected:
  ByteSinkTest() : descriptor(mkstemp(file.data())) { write("old\n"); }
  ~ByteSinkTest() override {
    ::close(descriptor);
    ::unlink(file.c_str());
  }
  void write(const std::string& bytes) const {
    EXPECT_EQ(::write(descriptor, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  }
  std::string bytes() const {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  std::string file = testing::TempDir() + "planilla-sink-XXXXXX";
  int descriptor;
};

TEST_F(ByteSinkTest, ANamedDescriptorIsWrittenOn) {
  for (const char* folder : {"/dev/fd/", "/proc/self/fd/"}) {
    ByteSink sink = ByteSink::to_file(folder + std::to_string(descriptor));
    sink.write("new\n");
    sink.commit();
  }
  write("last\n");  // it is still open
  EXPECT_EQ(bytes(), "old\nnew\nnew\nlast\n");
}

TEST_F(ByteSinkTest, ADescriptorThatIsNotOpenIsToldByItsName) {
  EXPECT_THROW(ByteSink::to_file("/dev/fd/98765"), std::exception);
  EXPECT_THROW(ByteSink::to_file("/dev/fd/1x"), std::exception);
}

// The system copies nothing into a file that is appended to; the bytes come all the same.
TEST_F(ByteSinkTest, WhatTheSystemDoesNotCopyIsCopiedByHand) {
  const std::string all(100'000, 'x');
  write(all);
  std::string other = testing::TempDir() + "planilla-sink-XXXXXX";
  ::close(mkstemp(other.data()));
  const int appended = ::open(other.c_str(), O_WRONLY | O_APPEND);
  ByteSink sink = ByteSink::to_file("/dev/fd/" + std::to_string(appended));
  sink.write("new\n");
  sink.write_from(descriptor, 0, 4 + all.size());
  sink.commit();
  std::ifstream in(other, std::ios::binary);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "new\nold\n" + all);
  ::close(appended);
  ::unlink(other.c_str());
}

TEST_F(ByteSinkTest, WhatCannotBeReadIsTold) {
  ByteSink sink = ByteSink::to_file("/dev/null");
  EXPECT_THROW(sink.write_from(98765, 0, 10), std::system_error);
  EXPECT_THROW(sink.write_from(descriptor, 0, 10), std::system_error);  // it has four bytes
  EXPECT_NO_THROW(sink.write_from(descriptor, 0, 4));
}

}  // namespace
}  // namespace planilla::byte_sink_test
