// The examples of README.md and docs/*.md are run: a fenced block that is marked `console` shows
// files with
// `$ cat NAME` and commands with `$ planilla ...`, each with what comes out (stdout, then stderr).
// A line
// `...` stands for any lines. PLANILLA_UPDATE=1 writes what came out into the page, for review.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "places.h"
#include "tests/cases/diff.h"
#include "tests/cases/file.h"
#include "tests/cases/process.h"
#include "tests/house/source_tree.h"

namespace planilla::house::docs_test {
namespace {

using cases::Process;
using testing::IsEmpty;
using testing::Not;
using Lines = std::vector<std::string>;

// A line `$ ...` and what is shown below it: lines [begin, end) of the page.
struct Step {
  std::string command;
  std::size_t begin, end;
};

std::vector<std::vector<Step>> blocks_of(const Lines& page) {
  std::vector<std::vector<Step>> blocks;
  bool inside = false;
  for (std::size_t i = 0; i < page.size(); ++i) {
    if (!inside && page[i] == "```console") {
      inside = true;
      blocks.emplace_back();
    } else if (inside && page[i] == "```") {
      inside = false;
    } else if (inside && page[i].starts_with("$ ")) {
      blocks.back().push_back({page[i].substr(2), i + 1, i + 1});
    } else if (inside && !blocks.back().empty()) {
      blocks.back().back().end = i + 1;
    }
  }
  return blocks;
}

Lines split(const std::string& text) {
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string join(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// Do the lines that came out fit the ones shown, where `...` is any number of lines?
bool fits(const Lines& shown, std::size_t i, const Lines& came, std::size_t j) {
  for (; i < shown.size(); ++i, ++j) {
    if (shown[i] == "...") {
      for (std::size_t k = j; k <= came.size(); ++k)
        if (fits(shown, i + 1, came, k)) return true;
      return false;
    }
    if (j >= came.size() || shown[i] != came[j]) return false;
  }
  return j == came.size();
}

class Page {
public:
  explicit Page(const std::filesystem::path& path) : path_(path), lines_(read_lines(path)) {}

  void run() {
    std::vector<std::pair<Step, Lines>> other;
    for (const std::vector<Step>& block : blocks_of(lines_)) {
      const cases::TempFolder folder;
      for (const Step& step : block) run(step, folder.path(), other);
    }
    const char* update = std::getenv("PLANILLA_UPDATE");
    if (update == nullptr || other.empty()) return;
    for (std::size_t i = other.size(); i-- > 0;) {
      const auto& [step, came] = other[i];
      lines_.erase(lines_.begin() + step.begin, lines_.begin() + step.end);
      lines_.insert(lines_.begin() + step.begin, came.begin(), came.end());
    }
    cases::write_bytes(path_, join(lines_));
  }

private:
  void run(const Step& step, const std::filesystem::path& folder,
           std::vector<std::pair<Step, Lines>>& other) {
    const Lines shown(lines_.begin() + step.begin, lines_.begin() + step.end);
    const cases::CommandLine command = cases::split_command(step.command);
    ASSERT_THAT(command.words, Not(IsEmpty()));
    if (command.words[0] == "cat" && command.words.size() == 2)
      return cases::write_bytes(folder / command.words[1], join(shown));
    ASSERT_EQ(command.words[0], "planilla") << path_ << ": " << step.command;
    std::vector<std::string> environment = command.environment;
    environment.push_back("LC_ALL=C.UTF-8");
    const Process process =
        cases::run_process(PLANILLA_PROGRAM, command.words, environment, folder, "");
    const Lines came = split(process.out + process.err);
    if (fits(shown, 0, came, 0)) return;
    other.push_back({step, came});
    ADD_FAILURE() << path_.string() << ":" << step.begin << ": " << step.command << "\n"
                  << cases::diff(join(shown), join(came));
  }

  std::filesystem::path path_;
  Lines lines_;
};

TEST(Docs, ExamplesAreTrue) {
  Page(root() / "README.md").run();
  for (const std::string& stem : stems("docs", ".md")) Page(root() / "docs" / (stem + ".md")).run();
}

TEST(Docs, DotsStandForAnyLines) {
  EXPECT_TRUE(fits({"a", "...", "d"}, 0, {"a", "b", "c", "d"}, 0));
  EXPECT_TRUE(fits({"..."}, 0, {}, 0));
  EXPECT_FALSE(fits({"a", "..."}, 0, {"b"}, 0));
  EXPECT_FALSE(fits({"a"}, 0, {"a", "b"}, 0));
}

TEST(Docs, BlocksAreFound) {
  const auto blocks =
      blocks_of({"```sh", "$ no", "```", "```console", "$ cat x", "1", "2", "$ planilla", "```"});
  ASSERT_EQ(blocks.size(), 1u);
  ASSERT_EQ(blocks[0].size(), 2u);
  EXPECT_EQ(blocks[0][0].command, "cat x");
  EXPECT_EQ(blocks[0][0].end, 7u);
  EXPECT_EQ(blocks[0][1].end, 8u);
}

}  // namespace
}  // namespace planilla::house::docs_test
