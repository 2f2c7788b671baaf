// What one run writes and what the parts of a plan give when they are joined: the same bytes, for
// every command, however the input is packed and into however many parts it is cut.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zstd.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

#include "tests/cases/process.h"
#include "tests/plan/hard_games.h"
#include "tests/plan/shell_folder.h"

namespace planilla::plan::parts_test {
namespace {

namespace fs = std::filesystem;
using cases::Process;
using testing::HasSubstr;

std::string packed(const std::string& bytes) {
  std::string out(ZSTD_compressBound(bytes.size()), '\0');
  out.resize(ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), 3));
  return out;
}

// A frame for each `size` bytes, and a skippable one before each, as pzstd writes them.
std::string packed_in_frames(const std::string& bytes, std::size_t size) {
  std::string out;
  for (std::size_t at = 0; at < bytes.size(); at += size)
    out += std::string("\x50\x2A\x4D\x18\x04\x00\x00\x00size", 12) + packed(bytes.substr(at, size));
  return out;
}

class Parts : public ShellFolder {
protected:
  // Everything in a folder, by name.
  std::map<std::string, std::string> contents(const std::string& folder) const {
    std::map<std::string, std::string> out;
    for (const auto& entry : fs::directory_iterator(path(folder)))
      out[entry.path().filename().string()] = cases::read_bytes(entry.path());
    return out;
  }

  // `command` writes its files below out/.
  std::map<std::string, std::string> outcome(const std::string& line) const {
    fs::remove_all(path("out"));
    fs::create_directory(path("out"));
    const Process done = shell(line + " >out/stdout 2>out/stderr; echo $? >out/status");
    EXPECT_EQ(done.status, 0) << line << done.err;
    return contents("out");
  }

  void expect_same(const std::string& command, const std::string& options,
                   const std::string& inputs, int parts, int status_of_plan = 0) const {
    const auto one = outcome("$p " + command + " " + inputs + " " + options);
    fs::remove_all(path("job"));
    const Process planned = shell("$p plan -q " + inputs + " --parts " + std::to_string(parts) +
                                  " -o job -- " + command + " " + options);
    ASSERT_EQ(planned.status, status_of_plan) << planned.err;
    // From the last to the first: no part needs another.
    const Process ran = shell("for i in $(seq " + std::to_string(parts) +
                              " -1 1); do $p part job/plan.json $i || exit; done");
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto joined = outcome("$p merge job/plan.json");
    const std::string what =
        command + " " + options + " of " + inputs + " in " + std::to_string(parts);
    for (const auto& [name, bytes] : one) {
      const auto found = joined.find(name);
      ASSERT_NE(found, joined.end()) << what << " lacks " << name;
      EXPECT_TRUE(found->second == bytes) << what << ": " << name << " differs\n"
                                          << first_difference(bytes, found->second);
    }
    EXPECT_EQ(one.size(), joined.size()) << what;
  }

  static std::string first_difference(const std::string& a, const std::string& b) {
    const auto at = static_cast<std::size_t>(
        std::mismatch(a.begin(),
                      a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())),
                      b.begin())
            .first -
        a.begin());
    const std::size_t from = at < 80 ? 0 : at - 80;
    return a.substr(from, 240) + "\n----\n" + b.substr(from, 240);
  }

  void write_inputs() const {
    const std::string text = hard_games(0);
    cases::write_bytes(path("hard.pgn"), text);
    cases::write_bytes(path("more.pgn"), hard_games(1));
    cases::write_bytes(path("one.pgn.zst"), packed(text));
    cases::write_bytes(path("many.pgn.zst"), packed_in_frames(text, 1000));
    cases::write_bytes(path("bare.txt"), bare_games());
    cases::write_bytes(path("wide.pgn"), in_utf16(sound_game("Ancha", 1) + broken_games()[0] +
                                                  sound_game("Ancha", 2) + sound_game("Ancha", 3)));
    cases::write_bytes(path("empty.pgn"), "");
    cases::write_bytes(path("blank.pgn"), "\n\n  \n");
    cases::write_bytes(path("picture.pgn"), std::string("\x89PNG\0\0\0\1\2\3\0\0\0\0", 14));
    cases::write_bytes(path("cut.pgn.zst"), packed(text).substr(0, 3000));
    cases::write_bytes(path("known.jsonl"), "");
    ASSERT_EQ(
        shell("gzip -nk more.pgn; $p check hard.pgn --write-baseline known.jsonl -o /dev/null")
            .status,
        1);
  }
};

struct Job {
  std::string command, options;
};

bool is_everything_asked() {
  return std::getenv("PLANILLA_ALL_PARTS") != nullptr;
}

// A count of parts for each place of the loops around it, another each time; all of them where
// scripts/test --scale runs this.
std::vector<int> some_counts() {
  static std::size_t turn = 0;
  if (is_everything_asked()) return {1, 2, 3, 7, 64};
  return {std::vector<int>{1, 2, 3, 7}[turn++ % 4]};
}

const std::vector<Job> all_jobs = {
    {"check", ""},
    {"check", "-f json"},
    {"check", "-f html"},
    {"check", "-f sarif --max-findings 40"},
    {"check", "--statistics -f concise"},
    {"check", "--baseline known.jsonl --write-baseline out/new.jsonl"},
    {"check", "--game 3,20-90 --ui es"},
    {"convert", "-o out/games.pgn --report out/report.txt"},
    {"convert", "--repair guess --mark-repairs -f json"},
    {"convert", "--diff"},
    {"clean",
     "-o out/clean.pgn.zst --decisions out/why.jsonl --duplicates out/twins.pgn.gz --bad "
     "out/bad.pgn"
     " --filtered out/other.pgn --where 'plies > 3'"},
    {"clean", "--dedupe off -o out/clean.pgn --split event --eco --report out/report.json -f json"},
    {"clean", "--dedupe exact --sort date,white --drop comments --ascii-names"},
    {"export games", ""},
    {"export plies", "--as jsonl --where 'plies > 10'"},
    {"export games", "--as sqlite -o out/games.sqlite"},
    {"stats", ""},
    {"stats", "-f json"},
};

TEST_F(Parts, TogetherAreWhatOneRunWrites) {
  write_inputs();
  for (const Job& job : all_jobs)
    for (const int parts : some_counts())
      expect_same(job.command, job.options, "hard.pgn more.pgn", parts);
}

TEST_F(Parts, SixtyFourAreWhatOneRunWrites) {
  write_inputs();
  expect_same(all_jobs[10].command, all_jobs[10].options, "hard.pgn more.pgn", 64);
}

// Of frames of many games each: parts pack them, the merge packs what stands across a cut.
TEST_F(Parts, MakeTheFramesOfOneRun) {
  std::string games;
  for (int i = 1; i <= 2500; ++i) games += sound_game("Marco", i % 90 + 1);
  cases::write_bytes(path("many.pgn"), games);
  cases::write_bytes(path("few.pgn"), sound_game("Poco", 1) + hard_games(0));
  for (const Job& job : std::vector<Job>{
           {"convert", "-o out/games.pgn.zst --report out/report.txt"},
           {"convert", "-o out/games.pgn.gz --where 'plies > 3' --game 1-1500,2300-2500 -q"},
           {"convert", "-o out/games.pgn.bz2 -q --game 1030-1040"},
           {"convert", "-o out/games.pgn.xz -q"},
           {"clean", "-o out/clean.pgn.zst --bad out/bad.pgn.gz --dedupe off -q"},
           {"export games", "--as csv -o out/games.csv.zst"}})
    for (const int parts : some_counts())
      expect_same(job.command, job.options, "few.pgn many.pgn", parts);
  expect_same("convert", "-o out/games.pgn.zst -q", "few.pgn many.pgn", 7);
  const Process done = shell(
      "exec 2>/dev/null; $p merge job/plan.json -q -o plain.pgn; "
      "$p convert -q few.pgn many.pgn -o one.pgn.gz; $p merge job/plan.json -q -o joined.pgn.gz; "
      "zstd -dqc out/games.pgn.zst | cmp - plain.pgn && cmp one.pgn.gz joined.pgn.gz");
  EXPECT_EQ(done.status, 0) << "another packing than that of the plan\n" << done.out << done.err;
}

TEST_F(Parts, MayBeOfCompressedFiles) {
  write_inputs();
  for (const std::size_t job : {1, 9, 10, 14, 17})
    for (const char* inputs : {"one.pgn.zst", "many.pgn.zst", "more.pgn.gz many.pgn.zst"})
      for (const int parts : some_counts())
        expect_same(all_jobs[job].command, all_jobs[job].options, inputs, parts);
}

TEST_F(Parts, TellOfFilesThatAreNoGames) {
  write_inputs();
  const std::string inputs =
      "blank.pgn empty.pgn bare.txt cut.pgn.zst picture.pgn wide.pgn missing.pgn blank.pgn "
      "hard.pgn empty.pgn";
  constexpr int told_at_once = 2;  // the plan is written all the same
  for (const std::size_t job : {1, 7, 10, 13, 16})
    for (const int parts : some_counts())
      expect_same(all_jobs[job].command, all_jobs[job].options, inputs, parts, told_at_once);
}

TEST_F(Parts, MoreThanGamesAreEmpty) {
  cases::write_bytes(path("two.pgn"), sound_game("Uno", 1) + sound_game("Dos", 2));
  cases::write_bytes(path("none.pgn"), "\n");
  for (const char* input : {"two.pgn", "none.pgn", "none.pgn two.pgn none.pgn"})
    for (const int parts : some_counts()) {
      expect_same("convert", "", input, parts);
      expect_same("check", "-f json", input, parts);
    }
}

TEST_F(Parts, MayBeFetched) {
  write_inputs();
  ASSERT_EQ(shell("$p check hard.pgn -f json -o one.json --fail-on never").status, 0);
  const Process done = shell(
      "cp one.pgn.zst \"it's 1%.zst\" && $p plan -q \"it's 1%.zst\" --fetch 'zstd -dcq %s' --parts "
      "3 -o job -- check -f json"
      " --fail-on never && for i in 1 2 3; do $p part job/plan.json $i || exit; done;"
      " $p merge job/plan.json -o two.json");
  ASSERT_EQ(done.status, 0) << done.err;
  std::string one = cases::read_bytes(path("one.json")), two = cases::read_bytes(path("two.json"));
  for (std::size_t at = 0; (at = two.find("it's 1%.zst", at)) != std::string::npos;)
    two.replace(at, 11, "hard.pgn");
  EXPECT_TRUE(one == two) << first_difference(one, two);
  const Process broken = shell(
      "$p plan -q hard.pgn --fetch 'cat %s; exit 3' --parts 2 -o job2 -- check; "
      "$p part job2/plan.json 1 && $p part job2/plan.json 2; $p merge job2/plan.json");
  EXPECT_THAT(broken.out, HasSubstr("the command ended with status 3")) << broken.err;
}

// The faults that a merge must not overlook.
class Merge : public Parts {
protected:
  Merge() {
    cases::write_bytes(path("g.pgn"), hard_games(0));
    const Process done = shell(
        "$p plan -q g.pgn --parts 3 -o job -- convert -o whole.pgn && for i in 1 2 3; do $p part "
        "job/plan.json $i || exit; done");
    EXPECT_EQ(done.status, 0) << done.err;
  }
  // Says why, and writes nothing.
  void expect_refused(const std::string& why) const {
    const Process done = shell("$p merge job/plan.json");
    EXPECT_EQ(done.status, 2);
    EXPECT_THAT(done.err, HasSubstr(why));
    EXPECT_FALSE(fs::exists(path("whole.pgn"))) << why;
  }
};

TEST_F(Merge, RefusesAMissingPart) {
  fs::remove(path("job/part-2.planilla"));
  expect_refused("of 3 parts 1 missing: 2");
}

TEST_F(Merge, RefusesAPartThatWasCutShort) {
  const std::string whole = cases::read_bytes(path("job/part-2.planilla"));
  for (const std::size_t size :
       {whole.size() - 1, whole.size() / 2, std::size_t{20}, std::size_t{0}}) {
    cases::write_bytes(path("job/part-2.planilla"), whole.substr(0, size));
    expect_refused("cut short");
  }
  EXPECT_EQ(shell("$p part job/plan.json 2").status, 0);
  EXPECT_TRUE(cases::read_bytes(path("job/part-2.planilla")) == whole);
}

TEST_F(Merge, RefusesADamagedPart) {
  const std::string whole = cases::read_bytes(path("job/part-2.planilla"));
  for (std::size_t at = 0; at < whole.size(); at += 997) {
    std::string damaged = whole;
    damaged[at] ^= 1;
    cases::write_bytes(path("job/part-2.planilla"), damaged);
    expect_refused("part-2");
  }
  EXPECT_EQ(shell("$p part job/plan.json 2").status, 0);
  EXPECT_TRUE(cases::read_bytes(path("job/part-2.planilla")) == whole);
}

TEST_F(Merge, RefusesAForeignPart) {
  shell(
      "$p plan -q g.pgn --parts 3 -o other -- convert --repair off -o whole.pgn; $p part "
      "other/plan.json 2");
  shell("cp other/part-2.planilla job/");
  expect_refused("a part of another plan");
}

TEST_F(Merge, RefusesAPartThatIsThereTwice) {
  shell("cp job/part-2.planilla job/part-2-copy.planilla");
  expect_refused("part 2 is there twice");
  shell("rm job/part-2-copy.planilla; cp job/part-1.planilla job/part-2.planilla");
  expect_refused("part 1 is there twice");
}

TEST_F(Merge, NeverTakesThePlaceOfWhatItReads) {
  for (const char* place : {"g.pgn", "job/plan.json", "job/part-1.planilla"}) {
    const std::string before = cases::read_bytes(path(place));
    EXPECT_EQ(shell(std::string("$p merge job/plan.json -o ") + place).status, 2);
    EXPECT_TRUE(cases::read_bytes(path(place)) == before) << place;
  }
}

TEST_F(Merge, APartRunTwiceAtOnceIsThereOnce) {
  const auto before = contents("job");
  const Process done =
      shell("rm job/part-*; for i in 1 2 3 3 2 1 1 2 3; do $p part job/plan.json $i & done; wait");
  EXPECT_EQ(done.status, 0);
  EXPECT_TRUE(contents("job") == before);
}

TEST_F(Merge, APartThatIsKilledLeavesNothingOfItsName) {
  const auto before = contents("job");
  for (int i = 0; i < 12; ++i) {
    fs::remove(path("job/part-2.planilla"));
    shell("$p part job/plan.json 2 & sleep 0.0" + std::to_string(i) +
          "; kill -9 $!; wait $! 2>/dev/null");
    if (fs::exists(path("job/part-2.planilla"))) {
      EXPECT_TRUE(cases::read_bytes(path("job/part-2.planilla")) == before.at("part-2.planilla"));
    }
    EXPECT_EQ(shell("$p part job/plan.json 2").status, 0);
    EXPECT_EQ(shell("$p merge job/plan.json -o again.pgn").status, 1);
  }
}

TEST_F(Merge, AnInputThatChangedEndsThePart) {
  shell("rm job/part-2.planilla; sed -i 's/Nf6/Nh6/' g.pgn");
  const Process changed = shell("$p part job/plan.json 2");
  EXPECT_EQ(changed.status, 2);
  EXPECT_THAT(changed.err, HasSubstr("not what it was when the plan was made"));
  shell("mv g.pgn away.pgn");
  const Process away = shell("$p part job/plan.json 2");
  EXPECT_EQ(away.status, 75) << "a folder that is not mounted may be there later";
  EXPECT_THAT(away.err, HasSubstr("g.pgn"));
  EXPECT_FALSE(fs::exists(path("job/part-2.planilla")));
}

TEST_F(Merge, AFileOfAnOptionThatChangedIsRefused) {
  cases::write_bytes(path("people.tsv"), "Uno\tUno, Ana\n");
  ASSERT_EQ(shell("$p check g.pgn --write-baseline known.jsonl -o /dev/null").status, 1);
  for (const std::string options : {"check --baseline known.jsonl", "clean --names people.tsv"}) {
    const std::string file = options.substr(options.rfind(' ') + 1);
    const std::string before = cases::read_bytes(path(file));
    ASSERT_EQ(shell("rm -rf job; $p plan -q g.pgn --parts 2 -o job -- " + options +
                    " && $p part job/plan.json 1 && $p part job/plan.json 2")
                  .status,
              0);
    EXPECT_THAT(cases::read_bytes(path("job/plan.json")), HasSubstr("\"path\": \"" + file + "\""));
    cases::write_bytes(path(file), before + "\n");
    for (const std::string step : {"part job/plan.json 1", "merge job/plan.json"}) {
      const Process changed = shell("$p " + step);
      EXPECT_EQ(changed.status, 2) << step;
      EXPECT_THAT(changed.err, HasSubstr(file + ": not what it was when the plan was made"));
      EXPECT_EQ(changed.out, "");
    }
    fs::remove(path(file));
    EXPECT_EQ(shell("$p part job/plan.json 1").status, 75) << "it may be there later";
    cases::write_bytes(path(file), before);
    EXPECT_LT(shell("$p merge job/plan.json").status, 2);
  }
}

TEST_F(Merge, AFolderThatCannotBeWrittenMayBeWrittenLater) {
  const Process full = shell("rm job/part-2.planilla; ulimit -f 1; $p part job/plan.json 2");
  EXPECT_EQ(full.status, 75) << full.err;
}

}  // namespace
}  // namespace planilla::plan::parts_test
