// Where bytes go: behind what stands in a descriptor that is named, such as that of >(...).
#include "files/byte_sink.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

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

}  // namespace
}  // namespace planilla::byte_sink_test
