// One line a finding and nothing else: for grep, and for editors that jump to file:line:column.
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"

namespace planilla::reports {

namespace {

class Concise : public ReportFormat {
public:
  explicit Concise(const ReportContext& context) : messages_(*context.messages) {}

  void finding(const Reported& reported, std::string& out) override {
    out.append(place_of(reported)).append(": ").append(severity_name(reported.severity));
    out.append(": ").append(rule_id(reported.finding->rule)).append(": ");
    out.append(messages_.sentence(*reported.finding)).append("\n");
  }

  void end(const Summary&, std::string&) override {}

  bool statistics(const Summary& summary, std::string& out) override {
    for (const auto& [count, id] : by_frequency(summary))
      out.append(id).append(": ").append(std::to_string(count)).append("\n");
    return true;
  }

private:
  Messages& messages_;
};

std::unique_ptr<ReportFormat> make_concise(const ReportContext& context) {
  return std::make_unique<Concise>(context);
}

}  // namespace

ReportFormatEntry concise() {
  return {"concise", "one line a finding: file:line:column: severity: rule: sentence",
          make_concise};
}

}  // namespace planilla::reports
