// Every command under the n-th fault of its environment, for n until none is left (README.md).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "places.h"
#include "tests/cases/process.h"

namespace planilla::cases {
namespace {

namespace fs = std::filesystem;
using testing::AnyOf;
using testing::HasSubstr;

const char* const game =
    "[Event \"A\"]\n[White \"Uno, Ana\"]\n[Black \"Dos, Eva\"]\n[Result \"*\"]\n\n"
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
const char* const sheet = "Blancas: Ana\nNegras: Eva\n\n1. e4 e5\n2. Cf3 Cc6\n3. Ab5 a6\n";

struct Command {
  const char* name;
  std::vector<std::string> words;
  std::string input;
  bool alike = false;  // the same calls again, for each of many files: some of them will do
};

std::vector<Command> runs() {
  const auto words = [](std::initializer_list<std::string> all) {
    std::vector<std::string> out{"planilla"};
    out.insert(out.end(), all);
    return out;
  };
  return {
      {"check", words({"check", "-j5", "in", "-o", "out", "-f", "json"}), ""},
      {"check_stdin", words({"check", "-j1", "-f", "concise"}), game},
      {"convert", words({"convert", "-j2", "in", "-o", "out", "--report", "out.report"}), ""},
      {"convert_packed", words({"convert", "-j1", "in/c.pgn.gz", "-o", "out"}), ""},
      {"baseline", words({"check", "-j1", "in", "--write-baseline", "out"}), ""},
      {"merge", words({"merge", "report.json", "-o", "out"}), ""},
      {"reconcile", words({"reconcile", "in/a.pgn", "in/b.txt", "-o", "out"}), ""},
      {"clean", words({"clean", "-j5", "in", "-o", "out", "--report", "out.report"}), ""},
      {"compare", words({"compare", "in/a.pgn", "in/c.pgn.gz", "-o", "out"}), ""},
      {"export", words({"export", "plies", "in", "--as", "sqlite", "-o", "out"}), ""},
      {"stats", words({"stats", "-j3", "in", "-f", "json"}), ""},
      {"plan", words({"plan", "in", "--parts", "2", "-o", "job"}), ""},
      {"data", words({"data", "--export", "data"}), "", true},
      {"position", words({"position", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1"}), ""},
      {"sealed", words({"sealed", "--after", "in/a.pgn", "Nf6"}), ""},
      {"explain", words({"explain", "illegal-move"}), ""},
      {"list", words({"list", "checks"}), ""},
  };
}

// Calls that are few are all tried; of those that are many, some.
struct Kind {
  const char* name;
  bool many;
};
constexpr Kind kinds[] = {{"read", false},  {"write", false},  {"open", false},   {"close", false},
                          {"fsync", false}, {"rename", false}, {"thread", false}, {"malloc", true}};

std::vector<long> numbers(bool many, bool alike) {
  std::vector<long> out;
  if (!many)
    for (long n = 1; n <= 60; n += alike && n > 8 ? 13 : 1) out.push_back(n);
  else
    for (long n = 1; n < 300'000; n += 1 + n * 2 / 3) out.push_back(n);
  return out;
}

class Faults : public testing::TestWithParam<Command> {
protected:
  // A folder as it is before every run.
  static void prepare(const fs::path& folder) {
    fs::remove_all(folder);
    fs::create_directories(folder / "in");
    write_bytes(folder / "in/a.pgn", game);
    write_bytes(folder / "in/b.txt", sheet);
    write_bytes(folder / "in/c.pgn.gz",
                read_bytes(fs::path(PLANILLA_SOURCE_DIR) / "tests/faults/games.pgn.gz"));
    write_bytes(folder / "report.json",
                "{\"summary\":{\"games\":1,\"clean\":1,\"repaired\":0,\"broken\":0,\"plies\":6,"
                "\"findings\":{\"error\":0,\"warning\":0,\"note\":0},\"rules\":{},\"bytes\":9}}\n");
    for (const char* name : {"out", "out.report"}) write_bytes(folder / name, "old\n");
  }

  static std::map<std::string, std::string> files(const fs::path& folder) {
    std::map<std::string, std::string> out;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file())
        out[fs::relative(entry.path(), folder).string()] = read_bytes(entry.path());
    return out;
  }

  static Process run(const Command& what, const fs::path& folder, const std::string& fault,
                     const fs::path& mark) {
    std::vector<std::string> environment = {"LC_ALL=C.UTF-8", "TERM=dumb", "PATH=/usr/bin:/bin"};
    if (!fault.empty()) {
      environment.push_back("PLANILLA_FAULT=" + fault);
      environment.push_back("PLANILLA_FAULT_MARK=" + mark.string());
      environment.push_back(std::string("LD_PRELOAD=") + PLANILLA_INJECTION);
    }
    return run_process(PLANILLA_PROGRAM, what.words, environment, folder, what.input,
                       std::chrono::seconds(20));
  }
};

using FilesByName = std::map<std::string, std::string>;

// An input could not be read to its end: a finding says so, or a line where a command has none, and
// the outputs are those of the rest.
bool tells_of_input(const Process& process, const FilesByName& files) {
  const auto tells = [](const std::string& text) {
    return text.find("unreadable-input") != std::string::npos ||
           text.find("truncated-input") != std::string::npos ||
           text.find("planilla: in/") != std::string::npos;
  };
  return process.status == 2 && (tells(process.out) || tells(process.err) ||
                                 std::any_of(files.begin(), files.end(),
                                             [&](const auto& file) { return tells(file.second); }));
}

// Old or complete, each file; nothing that was not there before, but what the command makes.
void compare(const FilesByName& now, const FilesByName& old, const FilesByName& complete,
             bool told) {
  for (const auto& [name, bytes] : now) {
    if (told && (name == "out" || name == "out.report")) continue;
    const auto before = old.find(name), after = complete.find(name);
    const bool is_old = before != old.end() && before->second == bytes;
    const bool is_complete = after != complete.end() && after->second == bytes;
    EXPECT_TRUE(is_old || is_complete) << name << " is neither the old one nor complete:\n"
                                       << bytes.substr(0, 400);
  }
  for (const auto& [name, bytes] : old) EXPECT_TRUE(now.contains(name)) << name << " is gone";
}

TEST_P(Faults, NothingIsLostOrLeftBehind) {
  const TempFolder temp;
  const fs::path folder = temp.path() / "work", mark = temp.path() / "mark";
  prepare(folder);
  const auto old = files(folder);
  const Process right = run(GetParam(), folder, "", mark);
  ASSERT_LE(right.status, 2) << right.err;
  const auto complete = files(folder);
  for (const Kind& kind : kinds)
    for (const long n : numbers(kind.many, GetParam().alike)) {
      SCOPED_TRACE(std::string(kind.name) + ":" + std::to_string(n));
      prepare(folder);
      fs::remove(mark);
      const Process process = run(GetParam(), folder, kind.name + (":" + std::to_string(n)), mark);
      EXPECT_FALSE(process.timed_out);
      EXPECT_THAT(process.status, AnyOf(0, 1, 2)) << process.err;
      const FilesByName now = files(folder);
      const bool told = tells_of_input(process, now);
      compare(now, old, complete, told);
      if (process.status == right.status) {
        EXPECT_TRUE(process.status == 2 || process.out == right.out) << process.out;
      } else {
        const bool stream = kind.name == std::string("write") && process.err.empty();
        EXPECT_TRUE(told || stream || process.out.size() + process.err.size() > 0)
            << "no word of it";
      }
      if (!fs::exists(mark)) break;
    }
}

INSTANTIATE_TEST_SUITE_P(Commands, Faults, testing::ValuesIn(runs()),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace planilla::cases
