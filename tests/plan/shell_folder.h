// A folder of a test in which the program is run by a shell.
//
//   class Parts : public ShellFolder {};
//   TEST_F(Parts, ...) { EXPECT_EQ(shell("$p plan --parts 3 a.pgn").status, 0); }
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>

#include "places.h"
#include "tests/cases/process.h"

namespace planilla::plan {

class ShellFolder : public testing::Test {
protected:
  std::filesystem::path path(const std::string& name) const { return temp.path() / name; }
  // `$p` stands for the program.
  cases::Process shell(const std::string& line) const {
    return cases::run_process("/bin/sh",
                              {"sh", "-c", std::string("p='") + PLANILLA_PROGRAM + "'; " + line},
                              {"LC_ALL=C.UTF-8", "TERM=dumb", "PATH=/usr/bin:/bin"}, temp.path(),
                              "", std::chrono::seconds(120));
  }

  const cases::TempFolder temp;
};

}  // namespace planilla::plan
