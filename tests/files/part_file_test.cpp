// A file takes the place of another whole, or not at all.
#include "files/part_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <system_error>

#include "files/byte_sink.h"

namespace planilla::part_file_test {
namespace {

namespace fs = std::filesystem;

class PartFileTest : public testing::Test {
protected:
  PartFileTest() {
    std::string name = (fs::temp_directory_path() / "planilla-part-XXXXXX").string();
    folder = mkdtemp(name.data());
  }
  ~PartFileTest() override { fs::remove_all(folder); }

  std::string path(const std::string& name) const { return (folder / name).string(); }
  static std::string read(const std::string& name) {
    std::ifstream in(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static void put(const std::string& name, const std::string& bytes) {
    std::ofstream(name, std::ios::binary) << bytes;
  }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
  }
  static mode_t mode(const std::string& name) {
    struct stat status {};
    stat(name.c_str(), &status);
    return status.st_mode & 07777;
  }

  fs::path folder;
};

TEST_F(PartFileTest, WhatKilledProcessesLeftIsRemoved) {
  const pid_t child = fork();
  if (child == 0) {
    const PartFile left(path("a"));
    raise(SIGKILL);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_EQ(files(), 1u);
  const std::string foreign = (folder / ".planilla-elsewhere.net-1-00.part").string();
  put(foreign, "x");
  const PartFile next(path("b"));
  EXPECT_EQ(files(), 2u) << "its own, and that of another host";
  EXPECT_TRUE(fs::exists(foreign));
}

TEST_F(PartFileTest, WhatALivingProcessWritesStays) {
  std::array<int, 2> pipe{};
  ASSERT_EQ(::pipe(pipe.data()), 0);
  const pid_t child = fork();
  if (child == 0) {
    const PartFile mine(path("a"));
    char ready = 1;
    if (::write(pipe[1], &ready, 1) != 1) _exit(1);
    pause();
  }
  char ready = 0;
  ASSERT_EQ(::read(pipe[0], &ready, 1), 1);
  {
    const PartFile other(path("b"));
    EXPECT_EQ(files(), 2u);
  }
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
}

TEST_F(PartFileTest, TheTemporaryNameSaysWhoWrites) {
  std::array<char, 256> host{};
  gethostname(host.data(), host.size() - 1);
  PartFile a(path("a")), b(path("a"));
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  ASSERT_EQ(names.size(), 2u) << "two at once";
  for (const std::string& name : names) {
    EXPECT_TRUE(name.starts_with(std::string(".planilla-") + host[0])) << name;
    EXPECT_NE(name.find("-" + std::to_string(getpid()) + "-"), std::string::npos) << name;
    EXPECT_LT(name.size(), 100u);
  }
}

TEST_F(PartFileTest, TheOldFileStandsUntilTheNewOneIsWhole) {
  put(path("a"), "old");
  ByteSink sink = ByteSink::to_file(path("a"));
  sink.write("new");
  sink.finish();
  EXPECT_EQ(read(path("a")), "old");
  sink.commit();
  EXPECT_EQ(read(path("a")), "new");
  EXPECT_EQ(files(), 1u);
}

TEST_F(PartFileTest, WithoutCommitNothingIsLeft) {
  put(path("a"), "old");
  { ByteSink::to_file(path("a")).write(std::string(1 << 20, 'x')); }
  EXPECT_EQ(read(path("a")), "old");
  EXPECT_EQ(files(), 1u);
}

TEST_F(PartFileTest, ModeIsKept) {
  put(path("a"), "old");
  fs::permissions(path("a"), fs::perms{0640});
  ByteSink sink = ByteSink::to_file(path("a"));
  sink.commit();
  EXPECT_EQ(mode(path("a")), 0640u);
}

TEST_F(PartFileTest, AFileThatNobodyMayWriteIsKept) {
  put(path("a"), "old");
  fs::permissions(path("a"), fs::perms{0444});
  EXPECT_THROW(PartFile{path("a")}, std::system_error);
  EXPECT_EQ(read(path("a")), "old");
  EXPECT_EQ(files(), 1u);
}

TEST_F(PartFileTest, ALinkStaysALink) {
  put(path("a"), "old");
  fs::create_symlink("a", path("link"));
  ByteSink sink = ByteSink::to_file(path("link"));
  sink.write("new");
  sink.commit();
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(read(path("a")), "new");
}

TEST_F(PartFileTest, ALinkThatLeadsNowhereYetStaysALink) {
  fs::create_symlink("a", path("link"));
  ByteSink sink = ByteSink::to_file(path("link"));
  sink.write("new");
  sink.commit();
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(read(path("a")), "new");
}

TEST_F(PartFileTest, TheLongestNameFits) {
  const std::string name = path(std::string(255, 'n'));
  ByteSink sink = ByteSink::to_file(name);
  sink.write("x");
  sink.commit();
  EXPECT_EQ(read(name), "x");
}

TEST_F(PartFileTest, ASignalRemovesWhatWasBegun) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGALRM}) {
    const pid_t child = fork();
    if (child == 0) {
      const PartFile part(path("a"));
      raise(signal);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << signal;
    EXPECT_EQ(files(), 0u) << signal;
  }
}

TEST_F(PartFileTest, AFolderThatIsNotThereIsTold) {
  EXPECT_THROW(PartFile{path("no/a")}, std::system_error);
  EXPECT_THROW(PartFile{folder.string()}, std::system_error);
}

}  // namespace
}  // namespace planilla::part_file_test
