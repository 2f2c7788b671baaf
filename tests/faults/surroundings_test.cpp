// Signals, limits, pipes, closed streams and full disks, through a shell.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <random>
#include <string>

#include "places.h"
#include "tests/cases/process.h"

namespace planilla::cases {
namespace {

namespace fs = std::filesystem;
using testing::AnyOf;
using testing::HasSubstr;

class Surroundings : public testing::Test {
protected:
  Surroundings() {
    write_bytes(path("g.pgn"), "[Event \"A\"]\n\n1. e4 e5 *\n");
    std::string many;
    for (int i = 0; i < 4000; ++i)
      many += "[Event \"" + std::to_string(i) + "\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    write_bytes(path("many.pgn"), many);
  }
  fs::path path(const std::string& name) const { return temp.path() / name; }
  // `p` stands for the program.
  Process shell(const std::string& line, const std::string& input = "") const {
    return run_process("/bin/sh",
                       {"sh", "-c", std::string("p='") + PLANILLA_PROGRAM + "'; " + line},
                       {"LC_ALL=C.UTF-8", "TERM=dumb", "PATH=/usr/bin:/bin"}, temp.path(), input,
                       std::chrono::seconds(30));
  }
  std::size_t parts() const {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(temp.path()))
      count += entry.path().filename().string().starts_with(".planilla-");
    return count;
  }

  const TempFolder temp;
};

TEST_F(Surroundings, ASignalAtAnyMomentLeavesTheOldFileOrTheNewOne) {
  ASSERT_EQ(shell("$p convert many.pgn -o new 2>/dev/null").status, 0);
  const std::string complete = read_bytes(path("new"));
  std::mt19937 random(20240611);
  for (int i = 0; i < 24; ++i) {
    write_bytes(path("out"), "old\n");
    const char* const signal = i % 3 == 0 ? "INT" : i % 3 == 1 ? "TERM" : "HUP";
    const std::string pause = "0." + std::to_string(1000 + random() % 999).substr(1);
    // A shell starts what runs behind it with SIGINT ignored, so that it is the child who signals.
    shell("(sleep " + pause + "; kill -" + signal +
          " $$) & exec $p convert many.pgn -o out 2>/dev/null");
    EXPECT_THAT(read_bytes(path("out")), AnyOf("old\n", complete)) << signal << " " << pause;
    EXPECT_EQ(parts(), 0u) << signal << " " << pause;
  }
}

TEST_F(Surroundings, FilesThatMayNotGrow) {
  write_bytes(path("out"), "old\n");
  const Process run = shell("ulimit -f 1; exec $p convert many.pgn -o out 2>err");
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(read_bytes(path("out")), "old\n");
  EXPECT_EQ(parts(), 0u);
}

TEST_F(Surroundings, MoreWorkersThanTheSystemGives) {
  for (const char* limit : {"ulimit -v 700000", "ulimit -v 200000", "ulimit -u 3"}) {
    const Process run = shell(std::string(limit) + "; exec $p check -j1000 many.pgn");
    EXPECT_THAT(run.status, AnyOf(0, 2)) << limit << ": " << run.err;
    EXPECT_TRUE(run.status == 0 || run.err.find("planilla: ") != std::string::npos) << limit;
  }
}

TEST_F(Surroundings, ClosedStreams) {
  EXPECT_EQ(shell("exec $p check g.pgn >&-").status, 2);
  EXPECT_EQ(shell("exec $p convert g.pgn 2>&- >/dev/null").status, 2);
  EXPECT_EQ(shell("exec $p check <&-").status, 2);
  EXPECT_EQ(shell("exec $p convert g.pgn -o out 0<&- 1>&-").status, 0);
  EXPECT_THAT(read_bytes(path("out")), HasSubstr("1. e4 e5 *"));
}

TEST_F(Surroundings, FullDevicesAndClosedPipes) {
  EXPECT_EQ(shell("exec $p check g.pgn >/dev/full").status, 2);
  EXPECT_EQ(shell("exec $p check g.pgn -o /dev/full").status, 2);
  const Process closed =
      shell("{ $p convert many.pgn 2>err; echo $? >status; } | head -c 1 >/dev/null");
  EXPECT_EQ(closed.status, 0);
  EXPECT_EQ(read_bytes(path("status")), "0\n");
}

TEST_F(Surroundings, PipesAreReadWhenNamedAndPassedOverInFolders) {
  const Process folder = shell("mkdir d; cp g.pgn d; mkfifo d/f.pgn; exec $p check -f json d");
  EXPECT_EQ(folder.status, 0) << folder.err;
  EXPECT_THAT(folder.out, HasSubstr("\"games\":1,"));
  EXPECT_THAT(folder.out, HasSubstr("\"skipped\":1"));
  const Process named = shell("cat g.pgn >d/f.pgn & exec $p check -f json d/f.pgn");
  EXPECT_THAT(named.out, HasSubstr("\"games\":1,"));
}

TEST_F(Surroundings, WhatCannotBeReadDoesNotCostTheRest) {
  const Process run =
      shell("mkdir d; cp g.pgn d; ln -s nowhere d/x.pgn; exec $p check -f json d no.pgn");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.out, HasSubstr("\"games\":1,"));
  EXPECT_THAT(run.out, HasSubstr("\"unreadable-input\":2"));
}

TEST_F(Surroundings, FoldersThatCannotBeWritten) {
  EXPECT_EQ(shell("exec $p convert g.pgn -o /proc/out.pgn").status, 2);
  if (geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  EXPECT_EQ(shell("mkdir r; chmod 555 r; exec $p convert g.pgn -o r/out.pgn").status, 2);
}

TEST_F(Surroundings, ADiskThatIsFull) {
  const Process mounted = shell("mkdir disk && mount -t tmpfs -o size=64k none disk");
  if (mounted.status != 0) GTEST_SKIP() << "needs a right to mount";
  const Process run = shell("echo old >disk/out; exec $p convert many.pgn -o disk/out");
  const std::string kept = read_bytes(path("disk/out"));
  std::size_t files = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(path("disk"))) ++files;
  shell("umount disk");
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(kept, "old\n");
  EXPECT_EQ(files, 1u);
}

TEST_F(Surroundings, AStreamThatDoesNotBlockIsWaitedFor) {
  const Process run = shell(
      "python3 -c 'import fcntl,os,subprocess,sys,time\n"
      "r,w=os.pipe()\n"
      "fcntl.fcntl(w,fcntl.F_SETFL,fcntl.fcntl(w,fcntl.F_GETFL)|os.O_NONBLOCK)\n"
      "p=subprocess.Popen([sys.argv[1],\"convert\",\"many.pgn\"],stdout=w,stderr=subprocess."
      "DEVNULL)\n"
      "os.close(w)\n"
      "n=0\n"
      "while True:\n"
      " b=os.read(r,4096)\n"
      " if not b: break\n"
      " n+=len(b)\n"
      "print(p.wait(),n)' $p");
  if (run.status == 127) GTEST_SKIP() << "needs python3";
  const Process plain = shell("exec $p convert many.pgn 2>/dev/null | wc -c | tr -d ' '");
  EXPECT_EQ(run.out, "0 " + plain.out);
}

}  // namespace
}  // namespace planilla::cases
