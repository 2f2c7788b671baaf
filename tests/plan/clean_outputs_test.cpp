// Every game of the input is in exactly one output of `clean`, word for word, whatever is asked
// for.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "tests/plan/hard_games.h"
#include "tests/plan/shell_folder.h"

namespace planilla::plan::clean_outputs_test {
namespace {

using Lines = std::vector<std::string>;

Lines sorted_lines(const std::string& text) {
  Lines out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  std::sort(out.begin(), out.end());
  return out;
}

std::string any_of(const std::vector<std::string>& choices, std::mt19937& random) {
  return choices[random() % choices.size()];
}

class CleanOutputs : public ShellFolder {
protected:
  // Of all files whose names begin so.
  Lines lines_of(const std::string& pattern) const {
    return sorted_lines(shell("for f in " + pattern +
                              "; do case \"$f\" in *.gz) gzip -dc \"$f\";; *) cat \"$f\";; "
                              "esac; done")
                            .out);
  }
};

TEST_F(CleanOutputs, HoldEveryGameOnce) {
  std::mt19937 random(20261122);
  for (int turn = 0; turn < 24; ++turn) {
    cases::write_bytes(path("in.pgn"), hard_games(turn) + hard_games(turn / 2) +
                                           (turn % 3 == 0 ? bare_games() : ""));
    shell("rm -rf all.pgn out; mkdir out; $p clean -q --dedupe off in.pgn -o all.pgn");
    const std::string options =
        " --dedupe " + any_of({"off", "exact", "prefix", "near"}, random) +
        any_of({" --bad out/bad.pgn", " --bad out/bad.pgn.gz"}, random) +
        any_of({"", " --where 'plies > 8'", " --where 'Event =~ \"Cup\"'"}, random) +
        any_of({"", " --sort date,white", " --sort event"}, random) +
        any_of({"", " --split 7", " --split event", " --split year"}, random) +
        any_of({"", " --memory 1K", " -j 1", " -j 3"}, random);
    const cases::Process done = shell(
        "$p clean in.pgn -f json --report report.jsonl --filtered out/filtered.pgn "
        "--duplicates out/twins.pgn -o out/games.pgn" +
        options);
    ASSERT_LT(done.status, 2) << options << done.err;
    EXPECT_EQ(lines_of("out/*"), lines_of("all.pgn")) << options;
    const std::string report = shell("tail -n 1 report.jsonl").out;
    const auto sums = nlohmann::json::parse(report)["summary"];
    const auto sum = [&](const char* name) { return sums[name].get<std::uint64_t>(); };
    EXPECT_EQ(sum("written") + sum("duplicates") + sum("bad") + sum("filtered"), sum("games"))
        << options << report;
  }
}

// One of them is open at a time.
TEST_F(CleanOutputs, AreMoreFilesThanMayBeOpen) {
  constexpr int games = 300;
  std::string all;
  for (int i = 0; i < games; ++i)
    all += "[Event \"Simul\"]\n[Round \"" + std::to_string(i) + "\"]\n[White \"P" +
           std::to_string(i % 250) + "\"]\n\n1. e4 *\n\n";
  cases::write_bytes(path("in.pgn"), all);
  for (const auto& [split, files] : {std::pair("1", games), std::pair("player", 250)}) {
    const cases::Process done =
        shell(std::string("rm -rf out; mkdir out; ulimit -n 64; $p clean -q --dedupe off in.pgn -o "
                          "out/games.pgn --split ") +
              split);
    ASSERT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(std::stoi(shell("ls out | wc -l").out), files);
    EXPECT_EQ(std::stoi(shell("cat out/* | grep -c Event").out), games);
  }
}

}  // namespace
}  // namespace planilla::plan::clean_outputs_test
