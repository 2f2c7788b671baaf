// Cases run with programs of the system in place of planilla: `/bin/sh` does what the test says.
#include "tests/cases/run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cases/process.h"

namespace planilla::cases::run_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Outcome run(std::string_view text, const char* program = "/bin/sh") {
  return run_case(parse_case(text), {program, "."});
}

std::string updated(std::string_view text) {
  return print_case(run(text).updated);
}

TEST(CaseRun, InputBecomesStdout) {
  EXPECT_THAT(run("S.\n$ planilla\n--- input\nabc\n--- stdout\nabc\n", "/bin/cat").faults,
              IsEmpty());
}

TEST(CaseRun, DifferenceIsShown) {
  EXPECT_THAT(
      run("S.\n$ planilla\n--- input\nabc\n--- stdout\nabd\n", "/bin/cat").faults,
      ElementsAre("$ planilla\nstdout differs (- expected, + came out):\n  - abd\n  + abc\n"));
}

TEST(CaseRun, StatusIsZeroUnlessSaid) {
  EXPECT_THAT(run("S.\n$ planilla -c 'exit 3'\n--- stdout\n").faults,
              ElementsAre(HasSubstr("exit status 3, not 0")));
  EXPECT_THAT(run("S.\n$ planilla -c 'exit 3'\n--- exit 3\n").faults, IsEmpty());
  EXPECT_THAT(run("S.\n$ planilla -c 'kill -9 $$'\n--- exit 137\n").faults, IsEmpty());
}

TEST(CaseRun, ACaseThatComparesNothingFails) {
  EXPECT_THAT(run("S.\n$ planilla -c true\n--- input\n").faults,
              ElementsAre(HasSubstr("says nothing of what must come out")));
}

TEST(CaseRun, FilesAreThereAndStayFromCommandToCommand) {
  EXPECT_THAT(run("S.\n--- file deep/in.txt\none\n$ planilla -c 'cat deep/in.txt > out.txt'\n"
                  "--- written out.txt\none\n$ planilla -c 'cat out.txt'\n--- stdout\none\n")
                  .faults,
              IsEmpty());
  EXPECT_THAT(run("S.\n$ planilla -c true\n--- written out.txt\n").faults,
              ElementsAre(HasSubstr("did not write out.txt")));
}

TEST(CaseRun, HasAsksForLinesOnly) {
  EXPECT_THAT(run("S.\n$ planilla -c 'echo a; echo b; echo c'\n--- stdout has\nc\na\n").faults,
              IsEmpty());
  EXPECT_THAT(run("S.\n$ planilla -c 'echo ab'\n--- stdout has\na\n").faults,
              ElementsAre(HasSubstr("stdout lacks lines:\n  - a\n")));
}

TEST(CaseRun, EnvironmentIsClean) {
  setenv("PLANILLA_DATA", "/nowhere", 1);
  EXPECT_THAT(run("S.\n$ LC_ALL=es_ES planilla -c 'echo $LC_ALL-$PLANILLA_DATA-$TERM'\n"
                  "--- stdout\nes_ES--dumb\n")
                  .faults,
              IsEmpty());
}

TEST(CaseRun, UpdateWritesWhatCameOut) {
  EXPECT_EQ(updated("S.\n$ planilla -c 'printf \"a\\\\n\"; exit 2'\n--- stdout\nold\n"),
            "S.\n$ planilla -c 'printf \"a\\\\n\"; exit 2'\n--- stdout\na\n--- exit 2\n");
}

TEST(CaseRun, UpdateGivesSectionsToACommandWithoutAny) {
  EXPECT_EQ(
      updated(
          "S.\n$ planilla -c 'cat; echo e >&2'\n--- input\ni\n---\nRemark.\n$ planilla -c true\n"),
      "S.\n$ planilla -c 'cat; echo e >&2'\n--- input\ni\n--- stdout\ni\n--- "
      "stderr\ne\n---\nRemark.\n"
      "$ planilla -c true\n--- stdout\n");
}

TEST(CaseRun, UpdateEscapesWhatCannotBeSeen) {
  EXPECT_EQ(updated("S.\n$ planilla -c 'printf \"a\\\\r\"'\n--- stdout\n"),
            "S.\n$ planilla -c 'printf \"a\\\\r\"'\n--- stdout escaped\na\\r\n");
}

TEST(Process, TimeIsLimited) {
  const Process p =
      run_process("/bin/sleep", {"sleep", "60"}, {}, "/", "", std::chrono::seconds(0));
  EXPECT_TRUE(p.timed_out);
  EXPECT_EQ(p.status, 128 + 9);
}

TEST(Process, MuchOutputDoesNotBlock) {
  const Process p = run_process("/bin/cat", {"cat"}, {}, "/", std::string(1 << 20, 'x'));
  EXPECT_EQ(p.out.size(), std::size_t{1} << 20);
}

TEST(Process, NoSuchProgram) {
  EXPECT_THROW(run_process("/no/such", {"x"}, {}, "/", ""), std::runtime_error);
}

}  // namespace
}  // namespace planilla::cases::run_test
