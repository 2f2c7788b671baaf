// Each report format, byte for byte.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include <nlohmann/json.hpp>

#include "rules/ambiguous_move.h"
#include "rules/missing_result.h"
#include "write/findings/explanations.h"
#include "write/findings/report_format.h"

namespace planilla::reports_test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Reports : public testing::Test {
protected:
  Reports() {
    finding.written = "Cd2";
    finding.ply = 18;
    finding.move = "9...";
    finding.candidates = {"Nbd2", "Nfd2"};
    finding.suggestion = "Nfd2";
    finding.applied = false;
    finding.fen = "8/8/8/8/8/8/8/8 b - - 0 9";
    finding.article = "C.10";
    finding.args = {{"piece", "knight"}, {"count", 2}};
    reported.finding = &finding;
    reported.severity = Severity::error;
    reported.file = "planillas.txt";
    reported.game = 3;
    reported.place = {14, 13, 812};
    reported.length = 3;
    reported.line = "   9  Te1   Cd2";
    reported.caret = 12;
    reported.caret_length = 3;
    reported.white = "Ana";
    finding.args.push_back({"rest", "whole"});
    summary.games = 120;
    summary.clean = 112;
    summary.repaired = 5;
    summary.broken = 3;
    summary.plies = 9312;
    summary.bytes = 4096;
    summary.errors = 3;
    summary.warnings = 9;
    summary.rules = {{"ambiguous-move", 2}};
  }

  std::string report(std::string_view format, int findings = 1, const Terminal& terminal = {}) {
    const Data data = Data::embedded();
    const ReportContext context{&messages, terminal, {"planillas.txt"}, &data, fail_on};
    const auto writer = find_report_format(format)->make(context);
    std::string out;
    writer->begin(out);
    for (int i = 0; i < findings; ++i) {
      if (i > 0) out += writer->separator();
      std::string made;
      writer->finding(reported, made);
      writer->put(made, reported.severity, out);
    }
    writer->end(summary, out);
    return out;
  }

  Finding finding{rules::ambiguous_move, {}};
  Reported reported;
  Summary summary;
  Messages messages{Data::embedded(), "en"};
  std::optional<Severity> fail_on = Severity::error;
};

TEST_F(Reports, Text) {
  EXPECT_EQ(report("text"),
            "planillas.txt:14:13: error: ambiguous-move: «Cd2» can be Nbd2 or Nfd2\n"
            "   9  Te1   Cd2\n"
            "            ^~~\n"
            "   help: with Nfd2 the rest of the game is legal\n"
            "120 games: 112 clean, 5 repaired, 3 broken; 3 errors, 9 warnings, 0 notes\n");
}

TEST_F(Reports, TextHasColorsOnlyWhenAsked) {
  EXPECT_THAT(report("text"), Not(HasSubstr("\x1b")));
  EXPECT_THAT(report("text", 1, {.color = true}), HasSubstr("\x1b[1;31merror:\x1b[0m"));
}

TEST_F(Reports, TextCutsLinesToTheTerminal) {
  reported.line = "8. Te1 Ad6  9. Te1 Cd2 10. Cbd2 Tad8 11. Cf1 Tfe8";
  reported.caret = 19;
  EXPECT_THAT(report("text", 1, {.columns = 30}),
              HasSubstr("\n…Ad6  9. Te1 Cd2 10. Cbd2 Tad…\n             ^~~\n"));
}

TEST_F(Reports, TextLinksFilesAndRules) {
  const std::string file = std::filesystem::read_symlink("/proc/self/exe").string();
  reported.file = file;
  EXPECT_THAT(report("text", 1, {.links = true, .rule_pages = "/rules"}),
              AllOf(HasSubstr(file + "\x1b\\" + file + ":14:13\x1b]8;;\x1b\\: error: "),
                    HasSubstr("/rules/ambiguous-move.md\x1b\\ambiguous-move\x1b]8;;\x1b\\: ")));
  reported.file = "<stdin>";
  EXPECT_THAT(report("text", 1, {.links = true}), Not(HasSubstr("\x1b")));
}

TEST_F(Reports, TextShowsNoControlCharacters) {
  reported.line = "   9  Te1   Cd2\x1b[2J";
  EXPECT_THAT(report("text"), Not(HasSubstr("\x1b")));
}

TEST_F(Reports, TextWithoutALine) {
  reported.line = "";
  EXPECT_THAT(report("text"), Not(HasSubstr("^")));
}

TEST_F(Reports, Concise) {
  EXPECT_EQ(report("concise"),
            "planillas.txt:14:13: error: ambiguous-move: «Cd2» can be Nbd2 or Nfd2\n");
}

TEST_F(Reports, Json) {
  EXPECT_EQ(
      report("json"),
      R"({"file":"planillas.txt","game":3,"line":14,"column":13,"offset":812,"length":3,"rule":"ambiguous-move",)"
      R"("severity":"error","ply":18,"move":"9...","written":"Cd2","candidates":["Nbd2","Nfd2"],)"
      R"("suggestion":"Nfd2","applied":false,"fen":"8/8/8/8/8/8/8/8 b - - 0 9","article":"C.10","white":"Ana",)"
      R"("args":{"piece":"knight","count":2,"rest":"whole"},"message":"«Cd2» can be Nbd2 or Nfd2"})"
      "\n"
      R"({"summary":{"games":120,"clean":112,"repaired":5,"broken":3,"plies":9312,)"
      R"("findings":{"error":3,"warning":9,"note":0},"rules":{"ambiguous-move":2},"bytes":4096}})"
      "\n");
}

TEST_F(Reports, JsonLeavesOutWhatIsAbsent) {
  finding = Finding{rules::missing_result, {}};
  reported.white = "";
  const std::string out = report("json");
  EXPECT_THAT(
      out, StartsWith(
               R"({"file":"planillas.txt","game":3,"line":14,"column":13,"offset":812,"length":3,)"
               R"("rule":"missing-result","severity":"error","message":)"));
}

TEST_F(Reports, JsonIsUtf8WhateverTheBytesAre) {
  finding.written = "\xff\xfe\"\n";
  finding.args.push_back({"a", "\xc3"});
  reported.file = "\xe9.pgn";
  const std::string out = report("json");
  EXPECT_TRUE(nlohmann::json::accept(out.substr(0, out.find('\n'))));
}

TEST_F(Reports, EmptySummaryKeepsItsKeys) {
  summary = {};
  EXPECT_EQ(report("json", 0),
            R"({"summary":{"games":0,"clean":0,"repaired":0,"broken":0,"plies":0,)"
            R"("findings":{"error":0,"warning":0,"note":0},"rules":{},"bytes":0}})"
            "\n");
}

TEST_F(Reports, Csv) {
  finding.written = "a \"b\", c";
  const std::string out = report("csv");
  EXPECT_THAT(out, StartsWith("file,game,line,column,offset,length,rule,severity,ply,move,"));
  EXPECT_THAT(
      out,
      HasSubstr(
          "\nplanillas.txt,3,14,13,812,3,ambiguous-move,error,18,9...,,\"a \"\"b\"\", c\",Nbd2 "
          "Nfd2,Nfd2,false,8/8/8/8/8/8/8/8 b - - 0 9,C.10,Ana,,"));
}

TEST_F(Reports, Github) {
  reported.file = "a,b:c.pgn";
  finding.written = "50%";
  EXPECT_THAT(
      report("github"),
      StartsWith("::error "
                 "file=a%2Cb%3Ac.pgn,line=14,col=13,endColumn=16,title=ambiguous-move::«50%25» can "
                 "be Nbd2 or Nfd2\n"));
  reported.severity = Severity::note;
  EXPECT_THAT(report("github"), StartsWith("::notice "));
}

TEST_F(Reports, GithubAnnotatesTenOfASeverity) {
  const std::string out = report("github", 12);
  std::size_t annotations = 0, plain = 0;
  for (std::size_t at = out.find("::error "); at != std::string::npos;
       at = out.find("::error ", at + 1))
    ++annotations;
  const std::string line =
      "planillas.txt:14:13: error: ambiguous-move: «Cd2» can be Nbd2 or Nfd2\n";
  for (std::size_t at = out.find(line); at != std::string::npos; at = out.find(line, at + 1))
    ++plain;
  EXPECT_EQ(annotations, 10u);
  EXPECT_EQ(plain, 2u);
}

TEST_F(Reports, SarifHasAFingerprintThatNoLineChanges) {
  const auto print = [&] {
    const nlohmann::json out = nlohmann::json::parse(report("sarif"));
    return out["runs"][0]["results"][0]["partialFingerprints"]["planilla/v1"].get<std::string>();
  };
  const std::string before = print();
  reported.place = {15, 13, 900};
  EXPECT_EQ(print(), before);
  reported.file = "./planillas.txt";
  EXPECT_EQ(print(), before);
  finding.written = "Cf3";
  EXPECT_NE(print(), before);
}

TEST_F(Reports, JunitFailsOnErrorsOnly) {
  reported.file = "<a>.pgn";
  const std::string out = report("junit");
  EXPECT_THAT(out, StartsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"));
  EXPECT_THAT(out, HasSubstr("<testcase classname=\"&lt;a&gt;.pgn\" name=\"game 3\">"
                             "<failure type=\"ambiguous-move\""));
  EXPECT_THAT(out, HasSubstr("tests=\"120\" failures=\"1\""));
  EXPECT_THAT(out, HasSubstr("</testsuite>\n</testsuites>\n"));
  reported.severity = Severity::warning;
  EXPECT_THAT(report("junit"), Not(HasSubstr("<failure")));
  EXPECT_THAT(report("junit", 0), HasSubstr("<testcase"));
}

TEST_F(Reports, JunitFailsFromTheSeverityThatIsAsked) {
  fail_on = Severity::warning;
  EXPECT_THAT(report("junit"), HasSubstr("failures=\"1\""));
  reported.severity = Severity::warning;
  EXPECT_THAT(report("junit"), HasSubstr("failures=\"1\""));
  reported.severity = Severity::note;
  EXPECT_THAT(report("junit"), HasSubstr("failures=\"0\""));
  reported.severity = Severity::error;
  fail_on = std::nullopt;
  EXPECT_THAT(report("junit"), HasSubstr("failures=\"0\""));
}

TEST_F(Reports, Sarif) {
  for (const int count : {0, 1, 3}) {
    const nlohmann::json out = nlohmann::json::parse(report("sarif", count));
    const nlohmann::json& run = out["runs"][0];
    EXPECT_EQ(out["version"], "2.1.0");
    EXPECT_EQ(run["tool"]["driver"]["rules"].size(), rule_count());
    ASSERT_EQ(run["results"].size(), static_cast<std::size_t>(count));
    if (count == 0) continue;
    const nlohmann::json& result = run["results"][0];
    EXPECT_EQ(run["tool"]["driver"]["rules"][result["ruleIndex"].get<int>()]["id"],
              "ambiguous-move");
    EXPECT_EQ(result["locations"][0]["physicalLocation"]["region"]["endColumn"], 16);
  }
}

TEST_F(Reports, SarifExplainsRulesInTheLanguageOfTheReport) {
  const Data data = Data::embedded();
  Messages spanish(data, "es");
  const Explanations texts(data, "es");
  const auto writer =
      find_report_format("sarif")->make(ReportContext{&spanish, {}, {"planillas.txt"}, &data});
  std::string report;
  writer->begin(report);
  writer->end(summary, report);
  const nlohmann::json out = nlohmann::json::parse(report);
  const nlohmann::json& driver = out["runs"][0]["tool"]["driver"];
  EXPECT_EQ(driver["language"], "es");
  for (const nlohmann::json& rule : driver["rules"]) {
    if (rule["id"] != "ambiguous-move") continue;
    EXPECT_EQ(rule["fullDescription"]["text"], texts.why(finding.rule));
    EXPECT_THAT(rule["help"]["text"].get<std::string>(), HasSubstr(spanish.text("explain-bad")));
  }
}

TEST_F(Reports, SarifPathsAreUris) {
  reported.file = "a b/ñ.pgn";
  EXPECT_THAT(report("sarif"), HasSubstr("\"uri\":\"a%20b/%C3%B1.pgn\""));
}

TEST_F(Reports, SummariesAdd) {
  Summary other = summary;
  other.rules["illegal-move"] = 1;
  summary.add(other);
  EXPECT_EQ(summary.games, 240u);
  EXPECT_EQ(summary.rules["ambiguous-move"], 4u);
  EXPECT_EQ(summary.rules["illegal-move"], 1u);
}

TEST_F(Reports, EveryFormatIsFoundByName) {
  for (const ReportFormatEntry& entry : all_report_formats())
    EXPECT_EQ(find_report_format(entry.name), &entry);
  EXPECT_EQ(find_report_format("none"), nullptr);
}

}  // namespace
}  // namespace planilla::reports_test
