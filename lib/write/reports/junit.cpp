// JUnit XML, as continuous integration reads it: a test case a finding. Errors are failures;
// warnings and notes pass and say their sentence. The last test case is the summary, so that a
// report is never empty.
#include <fmt/format.h>

#include "write/findings/display.h"
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"
#include "write/pages/markup.h"

namespace planilla::reports {

namespace {

class Junit : public ReportFormat {
public:
  explicit Junit(const ReportContext& context) : messages_(*context.messages) {}

  void begin(std::string& out) override {
    out +=
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"planilla\">\n"
        "<testsuite name=\"planilla\">\n";
  }

  void finding(const Reported& reported, std::string& out) override {
    const Finding& finding = *reported.finding;
    const std::string sentence = messages_.sentence(finding);
    const std::string where = finding.move.empty() ? "" : " " + finding.move;
    out += fmt::format(
        "<testcase classname=\"{}\" name=\"{}\">", markup_text(reported.file),
        markup_text(fmt::format("{} game {}{} {}:{}", rule_id(finding.rule), reported.game, where,
                                reported.place.line, reported.place.column)));
    if (reported.severity == Severity::error) {
      out += fmt::format("<failure type=\"{}\" message=\"{}\">{}</failure>", rule_id(finding.rule),
                         markup_text(sentence), details(reported, sentence));
    } else {
      out += fmt::format("<system-out>{}</system-out>", details(reported, sentence));
    }
    out += "</testcase>\n";
  }

  void end(const Summary& summary, std::string& out) override {
    out += fmt::format(
        "<testcase classname=\"planilla\" name=\"summary\"><system-out>{}</system-out></testcase>\n"
        "</testsuite>\n</testsuites>\n",
        markup_text(summary_sentence(summary, messages_)));
  }

private:
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
};

std::unique_ptr<ReportFormat> make(const ReportContext& context) {
  return std::make_unique<Junit>(context);
}

}  // namespace

ReportFormatEntry junit() {
  return {"junit", "JUnit XML: errors are failures", make};
}

}  // namespace planilla::reports
