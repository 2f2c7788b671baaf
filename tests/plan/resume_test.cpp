// A run of clean that is killed and gone on with writes what one that nobody disturbs writes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <random>
#include <string>

#include "plan/run_journal.h"
#include "tests/cases/process.h"
#include "tests/plan/hard_games.h"
#include "tests/plan/shell_folder.h"

namespace planilla::plan::resume_test {
namespace {

namespace fs = std::filesystem;
using cases::Process;
using testing::HasSubstr;

class Resume : public ShellFolder {
protected:
  // What runs left in a folder, but for temporary files: those of a run that is killed in its first
  // moments stay.
  std::map<std::string, std::string> left_in(const std::string& folder) const {
    std::map<std::string, std::string> out;
    for (const auto& entry : fs::directory_iterator(path(folder)))
      if (const std::string name = entry.path().filename().string();
          !name.starts_with(".planilla-"))
        out[name] = cases::read_bytes(entry.path());
    return out;
  }
  void write_games(const std::string& name, int copies) const {
    std::string all;
    for (int i = 0; i < copies; ++i) all += hard_games(static_cast<unsigned>(i % 7));
    cases::write_bytes(path(name), all);
  }
};

TEST_F(Resume, WritesWhatAnUndisturbedRunWrites) {
  write_games("a.pgn", 50);
  write_games("b.pgn", 15);
  ASSERT_EQ(shell("tar -cf old.tar a.pgn b.pgn; head -c 200000 b.pgn | zstd -q | head -c 9000 "
                  ">cut.pgn.zst; gzip b.pgn")
                .status,
            0);
  std::mt19937 random(20261122);
  for (const std::string options :
       {"--decisions why.jsonl --duplicates twins.pgn.gz --bad bad.pgn --report r.json -f json",
        "--dedupe off --eco --report r.txt --sort date,white", "--dedupe off --split 500 -q"}) {
    fs::create_directory(path("one"));
    fs::create_directory(path("two"));
    const auto in = [&](const std::string& folder, const std::string& more) {
      return "(cd " + folder + " && exec $p clean -j 2 -o clean.pgn " + options + more +
             " ../old.tar ../missing.pgn ../cut.pgn.zst ../b.pgn.gz ../a.pgn >out 2>err)";
    };
    const auto start = std::chrono::steady_clock::now();
    const int whole = shell(in("one", "")).status;
    const std::chrono::duration<double> undisturbed = std::chrono::steady_clock::now() - start;
    constexpr int killed = 128 + 9;
    int status = killed, kills = 0, journals = 0;
    for (; status == killed && kills < 15; ++kills) {
      const double after = std::uniform_real_distribution(0.05, 0.7)(random) * undisturbed.count();
      status = shell(in("two", " --resume") + " & sleep " + std::to_string(after) +
                     "; kill -9 $! 2>/dev/null; wait $!")
                   .status;
      journals += status == killed && fs::exists(path("two/clean.pgn.resume"));
    }
    if (status == killed) status = shell(in("two", " --resume")).status;
    EXPECT_EQ(status, whole);
    const auto one = left_in("one"), two = left_in("two");
    for (const auto& [name, bytes] : one) {
      ASSERT_TRUE(two.contains(name)) << name;
      EXPECT_TRUE(two.at(name) == bytes) << options << ": " << name << " differs after " << kills;
    }
    EXPECT_EQ(one.size(), two.size()) << "no journal stays";
    EXPECT_GT(journals, 0) << "no run was killed on its way";
    fs::remove_all(path("one"));
    fs::remove_all(path("two"));
  }
}

TEST_F(Resume, RemovesTheTemporaryFilesOfTheRunBefore) {
  for (const char* name : {".planilla-h-1-22.part", "mine.part", ".planilla-notes"})
    cases::write_bytes(path(name), "x");
  const std::vector<std::string> files = {path(".planilla-h-1-22.part").string(),
                                          path("mine.part").string(),
                                          path(".planilla-notes").string()};
  RunJournal(path("j").string(), "job", 20260101, files);
  EXPECT_TRUE(fs::exists(files[0]));
  RunJournal(path("j").string(), "job", 20260101);
  EXPECT_FALSE(fs::exists(files[0]));
  EXPECT_TRUE(fs::exists(files[1])) << "nothing but temporary files of its own";
  EXPECT_TRUE(fs::exists(files[2]));
}

TEST_F(Resume, RefusesAnotherJob) {
  write_games("a.pgn", 1);
  RunJournal(path("clean.pgn.resume").string(), "another job", 20260101);
  const Process other = shell("$p clean a.pgn -o clean.pgn --resume");
  EXPECT_EQ(other.status, 2);
  EXPECT_THAT(other.err, HasSubstr("clean.pgn.resume: of a run with other inputs or options"));
  EXPECT_FALSE(fs::exists(path("clean.pgn")));
  cases::write_bytes(path("clean.pgn.resume"), "a letter to my aunt");
  EXPECT_EQ(shell("$p clean a.pgn -o clean.pgn --resume").status, 2);
  EXPECT_EQ(cases::read_bytes(path("clean.pgn.resume")), "a letter to my aunt");
}

// Outputs of a batch each, numbered by their games.
Output output(std::uint64_t number) {
  Output out;
  out.games = std::string(number, 'g');
  out.notes = "note " + std::to_string(number);
  out.summary.games = number;
  out.across = "across";
  out.begin =
      RunPlace{{.file = static_cast<std::uint32_t>(number), .offset = 7, .line = 3}, number};
  out.ends = {
      {static_cast<std::uint32_t>(number - 1), {{InputFaultKind::truncated, "cut"}}, number}};
  return out;
}

TEST_F(Resume, AJournalThatWasCutAnywhereHoldsWhatIsWholeButTheLast) {
  const std::string name = path("j").string();
  {
    RunJournal journal(name, "job", 20260101);
    EXPECT_FALSE(journal.starts_at());
    journal.replay([](Output&) { FAIL(); });
    for (const std::uint64_t number : {1, 2, 3}) journal.add(output(number));
    EXPECT_THROW(RunJournal(name, "job", 20260101), JournalRefused) << "one at a time";
  }
  const std::string whole = cases::read_bytes(name);
  std::uint64_t most = 0;
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    cases::write_bytes(name, whole.substr(0, size));
    RunJournal journal(name, "job", 20260202);
    std::uint64_t replayed = 0;
    journal.replay([&](Output& output) {
      ++replayed;
      EXPECT_EQ(output.games.size(), replayed);
      EXPECT_EQ(output.notes, "note " + std::to_string(replayed));
      EXPECT_EQ(output.across, "across");
    });
    EXPECT_GE(replayed, most);
    most = replayed;
    if (!journal.starts_at()) continue;
    EXPECT_EQ(journal.today(), 20260101);
    EXPECT_EQ(journal.starts_at()->games_before, replayed + 1);
    EXPECT_EQ(journal.faults().size(), replayed + 1) << "of all files before that place";
  }
  EXPECT_EQ(most, 2u);
  for (std::size_t at = 60; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] ^= 4;
    cases::write_bytes(name, damaged);
    try {
      RunJournal journal(name, "job", 20260202);
      journal.replay([](Output& output) { EXPECT_EQ(output.across, "across"); });
    } catch (const JournalRefused&) {
    }
  }
}

}  // namespace
}  // namespace planilla::plan::resume_test
