// JUnit XML, as continuous integration reads it: a test case a game. What --fail-on asks for
// is a failure; the rest passes and says its sentence. Findings are grouped by game and counted
// before anything is written, since the counts stand first.
#include <fmt/format.h>

#include <map>

#include "write/findings/display.h"
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"
#include "write/pages/markup.h"

namespace planilla::reports {

namespace {

class Junit : public ReportFormat {
public:
  explicit Junit(const ReportContext& context)
      : messages_(*context.messages), fail_on_(context.fail_on) {}

  // The game, a blank, the file, a line end; then the element.
  void finding(const Reported& reported, std::string& out) override {
    const Finding& finding = *reported.finding;
    const std::string sentence = messages_.sentence(finding);
    out += fmt::format("{} {}\n", reported.game, markup_text(plain_path(reported.file)));
    if (fails(reported.severity)) {
      out += fmt::format("<failure type=\"{}\" message=\"{}\">{}</failure>", rule_id(finding.rule),
                         markup_text(sentence), details(reported, sentence));
    } else {
      out += fmt::format("<system-out>{}</system-out>", details(reported, sentence));
    }
  }

  void put(std::string_view made, Severity severity, std::string&) override {
    const std::size_t blank = made.find(' '), line = made.find('\n');
    TestCase& game = games_[std::stoull(std::string(made.substr(0, blank)))];
    game.file = made.substr(blank + 1, line - blank - 1);
    game.failed |= fails(severity);
    (fails(severity) ? game.failures : game.output) += made.substr(line + 1);
  }

  void end(const Summary& summary, std::string& out) override {
    const std::uint64_t last = games_.empty() ? 0 : games_.rbegin()->first;
    const std::uint64_t count = std::max(summary.games, last) + (games_.contains(0) ? 1 : 0);
    std::size_t failures = 0;
    for (const auto& [number, game] : games_) failures += game.failed ? 1 : 0;
    const std::string counts =
        fmt::format("tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"0\"", count, failures);
    out += fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"planilla\" {0}>\n"
        "<testsuite name=\"planilla\" {0}>\n",
        counts);
    for (std::uint64_t number = games_.contains(0) ? 0 : 1; number <= std::max(summary.games, last);
         ++number)
      put_game(number, out);
    out += fmt::format("<system-out>{}</system-out>\n</testsuite>\n</testsuites>\n",
                       markup_text(summary_sentence(summary, messages_)));
  }

private:
  struct TestCase {
    std::string file, failures, output;
    bool failed = false;
  };

  bool fails(Severity severity) const { return fail_on_ && severity >= *fail_on_; }

  void put_game(std::uint64_t number, std::string& out) const {
    const auto found = games_.find(number);
    if (found == games_.end()) {
      out += fmt::format("<testcase classname=\"planilla\" name=\"game {}\"/>\n", number);
      return;
    }
    const TestCase& game = found->second;
    const std::string name = number == 0 ? "file" : fmt::format("game {}", number);
    out += fmt::format("<testcase classname=\"{}\" name=\"{}\">{}{}</testcase>\n", game.file, name,
                       game.failures, game.output);
  }

  std::string details(const Reported& reported, const std::string& sentence) {
    std::string text = fmt::format("{}: {}: {}: {}\n", place_of(reported),
                                   severity_word(reported.severity, messages_),
                                   rule_id(reported.finding->rule), sentence);
    if (!reported.line.empty()) text.append(shown_line(reported.line)).append("\n");
    const std::string help = messages_.help(*reported.finding);
    if (!help.empty()) text.append(help).append("\n");
    return markup_text(text);
  }

  Messages& messages_;
  std::optional<Severity> fail_on_;
  std::map<std::uint64_t, TestCase> games_;
};

std::unique_ptr<ReportFormat> make_junit(const ReportContext& context) {
  return std::make_unique<Junit>(context);
}

}  // namespace

ReportFormatEntry junit() {
  return {"junit", "JUnit XML: a test case a game; failures are what --fail-on asks for",
          make_junit, ReadBy::programs};
}

}  // namespace planilla::reports
