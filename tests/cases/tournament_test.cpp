// The faults of testdata/tournament, in every format of a report: the same rules at the same
// places.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "places.h"

namespace planilla::tournament_test {
namespace {

std::string report(const std::string& format, const std::string& repair = "off") {
  const std::string folder = std::string(PLANILLA_SOURCE_DIR) + "/testdata/tournament";
  const std::string command = "cd '" + folder + "' && LC_ALL=C.UTF-8 '" + PLANILLA_PROGRAM +
                              "' check --select all --repair " + repair + " -f " + format +
                              " faults.pgn season_faults.pgn sheets_faults.txt latin_faults.pgn "
                              "bytes_faults.pgn doubtful_faults.pgn";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return "";
  std::string out;
  std::array<char, 65536> buffer{};
  while (const std::size_t got = fread(buffer.data(), 1, buffer.size(), pipe))
    out.append(buffer.data(), got);
  pclose(pipe);
  return out;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    out.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

// "12:3 rule" of every line that fits; the groups of the pattern are what `order` says.
std::vector<std::string> found(const std::string& format, const char* pattern,
                               const std::array<std::size_t, 3>& order) {
  const std::regex shape(pattern);
  std::vector<std::string> out;
  for (const std::string& line : lines(report(format))) {
    if (line.size() > 5000) continue;  // a catalogue of rules, not a finding
    std::smatch match;
    if (std::regex_search(line, match, shape))
      out.push_back(match[order[0]].str() + ":" + match[order[1]].str() + " " +
                    match[order[2]].str());
  }
  return out;
}

const std::vector<std::string>& concise() {
  static const std::vector<std::string> all =
      found("concise", "^\\w*faults\\.(?:pgn|txt):(\\d+):(\\d+): \\w+: ([a-z0-9-]+): ", {1, 2, 3});
  return all;
}

TEST(Tournament, EveryFaultIsToldOnce) {
  std::map<std::string, int> rules;
  for (const std::string& one : concise()) ++rules[one.substr(one.find(' ') + 1)];
  EXPECT_EQ(concise().size(), 64u + 26u + 15u);
  EXPECT_EQ(rules.size(), 64u + 26u + 15u);
}

// Without an option repairs are suggested: they name no fault twice.
TEST(Tournament, TheSameWithRepairsSuggested) {
  const std::regex shape("^\\w*faults\\.(?:pgn|txt):(\\d+):(\\d+): \\w+: ([a-z0-9-]+): ");
  std::vector<std::string> out;
  for (const std::string& line : lines(report("concise", "suggest"))) {
    std::smatch match;
    if (std::regex_search(line, match, shape))
      out.push_back(match[1].str() + ":" + match[2].str() + " " + match[3].str());
  }
  EXPECT_EQ(out, concise());
}

TEST(Tournament, TheSameInText) {
  EXPECT_EQ(
      found("text", "^\\w*faults\\.(?:pgn|txt):(\\d+):(\\d+): \\w+: ([a-z0-9-]+): ", {1, 2, 3}),
      concise());
}

TEST(Tournament, TheSameInJson) {
  EXPECT_EQ(
      found("json", "\"line\":(\\d+),\"column\":(\\d+),.*?\"rule\":\"([a-z0-9-]+)\"", {1, 2, 3}),
      concise());
}

TEST(Tournament, TheSameInCsv) {
  EXPECT_EQ(found("csv", "^\\w*faults\\.(?:pgn|txt),\\d+,(\\d+),(\\d+),\\d+,\\d+,([a-z0-9-]+),",
                  {1, 2, 3}),
            concise());
}

std::vector<std::string> sorted(std::vector<std::string> all) {
  std::sort(all.begin(), all.end());
  return all;
}

// What is beyond ten of a severity comes behind them, as plain lines.
TEST(Tournament, TheSameForGithub) {
  EXPECT_EQ(sorted(found("github",
                         "(?:line=|faults\\.(?:pgn|txt):)(\\d+)(?:,col=|:)(\\d+)(?:,.*?title=|: "
                         "\\w+: )([a-z0-9-]+)(?:::|: )",
                         {1, 2, 3})),
            sorted(concise()));
}

// By game, its errors first.
TEST(Tournament, TheSameInJunit) {
  EXPECT_EQ(sorted(found("junit", "\\w*faults\\.(?:pgn|txt):(\\d+):(\\d+): \\w+: ([a-z0-9-]+): ",
                         {1, 2, 3})),
            sorted(concise()));
}

TEST(Tournament, TheSameInSarif) {
  EXPECT_EQ(
      found("sarif", "\"ruleId\":\"([a-z0-9-]+)\".*?\"startLine\":(\\d+),\"startColumn\":(\\d+)",
            {2, 3, 1}),
      concise());
}

TEST(Tournament, TheSameInHtml) {
  const std::string page = report("html");
  std::size_t findings = 0;
  for (const std::string& line : lines(page)) findings += line.rfind("{\"g\":", 0) == 0;
  EXPECT_EQ(findings, concise().size());
  for (const std::string& one : concise()) {
    const std::size_t colon = one.find(':'), blank = one.find(' ');
    const std::string place = "\"l\":" + one.substr(0, colon) +
                              ",\"c\":" + one.substr(colon + 1, blank - colon - 1) + ",";
    EXPECT_NE(page.find(place), std::string::npos) << one;
  }
}

}  // namespace
}  // namespace planilla::tournament_test
