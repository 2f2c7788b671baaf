// Workflow commands of GitHub Actions: each finding becomes an annotation at its place in the file.
//
//   ::error file=games.pgn,line=14,col=13,endColumn=16,title=ambiguous-move::«Cd2» can be Nbd2 or
//   Nfd2
#include <fmt/format.h>

#include "write/findings/display.h"
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"

namespace planilla::reports {

namespace {

enum class Part : std::uint8_t { property, message };

// The escapes that the runner undoes: % and line ends, and in a property the two signs that end it.
std::string escaped(std::string_view text, Part part) {
  std::string out;
  for (const char c : harmless(text)) {
    const bool separates = part == Part::property && (c == ':' || c == ',');
    if (c == '%' || c == '\r' || c == '\n' || separates) {
      out += fmt::format("%{:02X}", static_cast<unsigned>(c));
    } else {
      out += c;
    }
  }
  return out;
}

std::string_view command_of(Severity severity) {
  return severity == Severity::note ? "notice" : severity_name(severity);
}

class Github : public ReportFormat {
public:
  explicit Github(const ReportContext& context) : messages_(*context.messages) {}

  void finding(const Reported& reported, std::string& out) override {
    const std::uint64_t column = reported.place.column;
    out += fmt::format("::{} file={},line={},col={},endColumn={},title={}::{}\n",
                       command_of(reported.severity), escaped(reported.file, Part::property),
                       reported.place.line, column, column + reported.caret_length,
                       rule_id(reported.finding->rule),
                       escaped(messages_.sentence(*reported.finding), Part::message));
  }

  bool ends_with_sums() const override { return true; }

  void end(const Summary& summary, std::string& out) override {
    out.append(summary_sentence(summary, messages_)).append("\n");
  }

private:
  Messages& messages_;
};

std::unique_ptr<ReportFormat> make(const ReportContext& context) {
  return std::make_unique<Github>(context);
}

}  // namespace

ReportFormatEntry github() {
  return {"github", "annotations for GitHub Actions", make};
}

}  // namespace planilla::reports
