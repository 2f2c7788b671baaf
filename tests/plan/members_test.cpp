// Findings, decisions and rows name the member of an archive in which a game stands, and count its
// lines and bytes from there; in one run as in the parts of a plan, in shards and behind --resume.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cases/process.h"
#include "tests/plan/shell_folder.h"

namespace planilla::plan::members_test {
namespace {

using cases::Process;
using testing::ElementsAre;
using testing::HasSubstr;

std::string game(const std::string& white, const std::string& moves) {
  return "[Event \"Liga\"]\n[Date \"2024.01.02\"]\n[White \"" + white +
         "\"]\n[Black \"Luis Ruiz\"]\n[Result \"1-0\"]\n\n" + moves + " 1-0\n\n";
}

const std::string sound =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5";
const std::string broken = "1. d4 d5 2. c4 e6 3. Qxh7";

class ArchiveMembers : public ShellFolder {
protected:
  // old.tar: a.pgn, sub/b.pgn and, in inner.tar, c.pgn (CRLF) and d.pgn; then plain.pgn.
  void SetUp() override {
    std::string windows = game("Sol", broken);
    for (std::size_t at = 0; (at = windows.find('\n', at)) != std::string::npos; at += 2)
      windows.replace(at, 1, "\r\n");
    cases::write_bytes(path("a.pgn"), game("Ana", sound) + game("Ana", broken));
    cases::write_bytes(path("b.pgn"), "\n\n" + game("Eva", broken));
    cases::write_bytes(path("c.pgn"), windows);
    cases::write_bytes(path("d.pgn"), game("Ana", sound) + game("Mar", broken));
    cases::write_bytes(path("plain.pgn"), game("Iris", broken));
    const Process made = shell(
        "mkdir sub && mv b.pgn sub && tar -cf inner.tar c.pgn d.pgn && "
        "tar -cf old.tar a.pgn sub/b.pgn inner.tar && rm -r a.pgn sub c.pgn d.pgn inner.tar");
    ASSERT_EQ(made.status, 0) << made.err;
  }

  std::vector<std::string> lines(const std::string& command) const {
    std::istringstream all(shell(command).out);
    std::vector<std::string> out;
    for (std::string line; std::getline(all, line);) out.push_back(line);
    return out;
  }

  // "old.tar/a.pgn:15:22 288" of each finding of a rule.
  std::vector<std::string> places(const std::string& command, const std::string& rule) const {
    std::vector<std::string> out;
    for (const std::string& line : lines(command)) {
      const auto json = nlohmann::json::parse(line);
      if (json.value("rule", "") == rule)
        out.push_back(json["file"].get<std::string>() + ":" + json["line"].dump() + ":" +
                      json["column"].dump() + " " + json["offset"].dump());
    }
    return out;
  }
};

constexpr const char* inputs = "old.tar plain.pgn";
const std::string check =
    std::string("$p check -f json --select illegal-move,duplicate-game ") + inputs;

TEST_F(ArchiveMembers, FindingsNameThem) {
  EXPECT_THAT(places(check, "illegal-move"),
              ElementsAre("old.tar/a.pgn:15:22 288", "old.tar/sub/b.pgn:9:22 108",
                          "old.tar/inner.tar/c.pgn:7:22 112", "old.tar/inner.tar/d.pgn:15:22 288",
                          "plain.pgn:7:22 107"));
  EXPECT_THAT(places(check, "duplicate-game"), ElementsAre("old.tar/inner.tar/d.pgn:1:1 0"));
  EXPECT_THAT(shell("$p check -f concise " + std::string(inputs)).out,
              HasSubstr("old.tar/sub/b.pgn:9:22: "));
  EXPECT_THAT(shell("$p check -f github " + std::string(inputs)).out,
              HasSubstr("file=old.tar/sub/b.pgn,line=9"));
  EXPECT_THAT(shell("$p check -f sarif " + std::string(inputs)).out,
              HasSubstr("\"uri\":\"old.tar/inner.tar/c.pgn\""));
  EXPECT_THAT(shell("$p check -f junit " + std::string(inputs)).out,
              HasSubstr("classname=\"old.tar/sub/b.pgn\""));
  EXPECT_THAT(shell("$p check -f csv " + std::string(inputs)).out, HasSubstr("\nold.tar/a.pgn,"));
  EXPECT_THAT(shell("$p check -f html " + std::string(inputs)).out, HasSubstr("old.tar/sub/b.pgn"));
  EXPECT_THAT(shell("$p convert -q " + std::string(inputs)).err,
              HasSubstr("old.tar/inner.tar/d.pgn:15:22: error"));
}

TEST_F(ArchiveMembers, ShardsNameThemAlike) {
  std::vector<std::string> all;
  for (int shard = 1; shard <= 3; ++shard)
    for (std::string& place :
         places(check + " --shard " + std::to_string(shard) + "/3", "illegal-move"))
      all.push_back(std::move(place));
  EXPECT_EQ(all, places(check, "illegal-move"));
}

TEST_F(ArchiveMembers, DecisionsAndRowsNameThem) {
  const Process cleaned = shell("$p clean -q old.tar plain.pgn -o out.pgn --decisions why.jsonl");
  ASSERT_LE(cleaned.status, 1) << cleaned.err;
  const auto why = nlohmann::json::parse(cases::read_bytes(path("why.jsonl")));
  EXPECT_EQ(why["kept"]["file"], "old.tar/a.pgn");
  EXPECT_EQ(why["dropped"]["file"], "old.tar/inner.tar/d.pgn");
  std::vector<std::string> names;
  for (const std::string& line : lines("$p export games --as jsonl old.tar plain.pgn"))
    names.push_back(nlohmann::json::parse(line)["file"]);
  EXPECT_THAT(names, ElementsAre("old.tar/a.pgn", "old.tar/a.pgn", "old.tar/sub/b.pgn",
                                 "old.tar/inner.tar/c.pgn", "old.tar/inner.tar/d.pgn",
                                 "old.tar/inner.tar/d.pgn", "plain.pgn"));
  EXPECT_THAT(shell("$p compare -f json old.tar plain.pgn").out,
              HasSubstr("\"file\":\"old.tar/sub/b.pgn\""));
}

TEST_F(ArchiveMembers, PartsNameThemAlike) {
  const std::vector<std::string> commands = {
      "check -f json --fail-on never -o out",
      "convert -q --fail-on never -o out --report told -f json",
      "clean -q --fail-on never -o out --decisions told", "export games -o out"};
  for (const std::string& command : commands) {
    const std::string words =
        command.starts_with("export") ? "export games" : command.substr(0, command.find(' '));
    const std::string options = command.substr(words.size());
    ASSERT_LE(shell("rm -rf out told job; $p " + words + " " + inputs + options).status, 1);
    const std::string out = cases::read_bytes(path("out"));
    const Process told = shell("cat told 2>/dev/null");
    const Process joined = shell("rm -f out told; $p plan -q " + std::string(inputs) +
                                 " --parts 4 -o job -- " + words + options +
                                 " && for i in 4 2 1 3; do $p part job/plan.json $i || exit 2; "
                                 "done; $p merge job/plan.json");
    ASSERT_LE(joined.status, 1) << command << joined.err;
    EXPECT_EQ(cases::read_bytes(path("out")), out) << command;
    EXPECT_EQ(shell("cat told 2>/dev/null").out, told.out) << command;
    EXPECT_THAT(out + told.out, HasSubstr("old.tar/inner.tar/d.pgn")) << command;
  }
}

}  // namespace
}  // namespace planilla::plan::members_test
