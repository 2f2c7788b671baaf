// Comma-separated values with a line of headings, for spreadsheets and scripts. Source: RFC 4180,
// with LF.
#include <array>
#include <string>

#include "write/findings/display.h"
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"

namespace planilla::reports {

namespace {

constexpr std::string_view headings =
    "file,game,line,column,offset,length,rule,severity,ply,move,variation,written,candidates,"
    "suggestion,applied,"
    "fen,article,white,black,message\n";

// A spreadsheet takes a text that begins like a formula for one, and runs it: an apostrophe in
// front says that it is text. Scripts that want every byte as it stood read `json`.
bool looks_like_formula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
}

std::string csv_field(std::string_view text) {
  std::string valid = harmless(text);
  if (looks_like_formula(valid)) valid.insert(valid.begin(), '\'');
  if (valid.find_first_of(",\"\r\n") == std::string::npos) return valid;
  std::string out = "\"";
  for (const char c : valid) {
    if (c == '"') out += '"';
    out += c;
  }
  return out += '"';
}

std::string joined(const std::vector<std::string>& items) {
  std::string out;
  for (const std::string& item : items) out.append(out.empty() ? "" : " ").append(item);
  return out;
}

std::string yes_or_no(const std::optional<bool>& applied) {
  if (!applied) return "";
  return *applied ? "true" : "false";
}

class Csv : public ReportFormat {
public:
  explicit Csv(const ReportContext& context) : messages_(*context.messages) {}

  void begin(std::string& out) override { out += headings; }

  void finding(const Reported& reported, std::string& out) override {
    const Finding& finding = *reported.finding;
    const std::array<std::string, 20> row = {
        csv_field(reported.file),
        reported.game == 0 ? std::string() : std::to_string(reported.game),  // of the file
        std::to_string(reported.place.line),
        std::to_string(reported.place.column),
        std::to_string(reported.place.offset),
        std::to_string(reported.length),
        std::string(rule_id(finding.rule)),
        std::string(severity_name(reported.severity)),
        finding.ply > 0 ? std::to_string(finding.ply) : "",
        finding.move,
        finding.variation,
        csv_field(finding.written),
        joined(finding.candidates),
        finding.suggestion,
        yes_or_no(finding.applied),
        finding.fen,
        finding.article,
        csv_field(reported.white),
        csv_field(reported.black),
        csv_field(messages_.sentence(finding)),
    };
    for (std::size_t i = 0; i < row.size(); ++i) out.append(i == 0 ? "" : ",").append(row[i]);
    out += '\n';
  }

  void end(const Summary&, std::string&) override {}

  bool statistics(const Summary& summary, std::string& out) override {
    out += "rule,count,title\n";
    for (const auto& [count, id] : by_frequency(summary))
      out += id + "," + std::to_string(count) + "," + csv_field(messages_.title(*find_rule(id))) +
             "\n";
    return true;
  }

private:
  Messages& messages_;
};

std::unique_ptr<ReportFormat> make_csv(const ReportContext& context) {
  return std::make_unique<Csv>(context);
}

}  // namespace

ReportFormatEntry csv() {
  return {"csv", "comma-separated values, a line a finding", make_csv, ReadBy::programs};
}

}  // namespace planilla::reports
