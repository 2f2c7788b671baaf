// Workflow commands of GitHub Actions: a finding becomes an annotation at its place in the file.
// The runner shows ten of a severity a step; what is beyond that goes to the job summary, and into
// the log where there is none.
//
//   ::error file=games.pgn,line=14,col=13,endColumn=16,title=ambiguous-move::«Cd2» can be Nbd2 or
//   Nfd2
#include <fmt/format.h>

#include <array>
#include <fstream>
#include <stdexcept>

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

// The escapes undone.
std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    static constexpr std::pair<std::string_view, char> escapes[] = {
        {"%25", '%'}, {"%0D", ' '}, {"%0A", ' '}, {"%3A", ':'}, {"%2C", ','}};
    char c = text[i];
    for (const auto& [escape, plain] : escapes)
      if (text.substr(i).starts_with(escape)) {
        c = plain;
        i += escape.size() - 1;
        break;
      }
    out += c;
  }
  return out;
}

// "::error file=a.pgn,line=9,col=24,endColumn=27,title=bad-eco::..." as a line of a summary.
std::string plain_line(std::string_view annotation) {
  const auto value = [&](std::string_view name) {
    const std::size_t begin = annotation.find(name) + name.size();
    return annotation.substr(begin, annotation.find_first_of(",:", begin) - begin);
  };
  const std::size_t command = annotation.find(' ');
  const std::size_t message = annotation.find("::", command) + 2;
  return fmt::format("{}:{}:{}: {}: {}: {}", unescaped(value("file=")), value(",line="),
                     value(",col="), annotation.substr(2, command - 2), value(",title="),
                     unescaped(annotation.substr(message, annotation.size() - message - 1)));
}

class Github : public ReportFormat {
public:
  explicit Github(const ReportContext& context)
      : messages_(*context.messages), job_summary_(context.job_summary) {}

  void finding(const Reported& reported, std::string& out) override {
    const std::uint64_t column = reported.place.column;
    out += fmt::format("::{} file={},line={},col={},endColumn={},title={}::{}\n",
                       command_of(reported.severity),
                       escaped(plain_path(reported.file), Part::property), reported.place.line,
                       column, column + reported.caret_length, rule_id(reported.finding->rule),
                       escaped(messages_.sentence(*reported.finding), Part::message));
  }

  void put(std::string_view made, Severity severity, std::string& out) override {
    constexpr int most = 10;
    if (annotated_[static_cast<std::size_t>(severity)]++ < most)
      out += made;
    else
      rest_ += plain_line(made) + "\n";
  }

  bool ends_with_sums() const override { return true; }

  void end(const Summary& summary, std::string& out) override {
    const std::string sentence = summary_sentence(summary, messages_);
    if (job_summary_.empty())
      out += rest_;
    else
      append_summary(sentence);
    out.append(sentence).append("\n");
  }

private:
  void append_summary(const std::string& sentence) const {
    std::ofstream file(job_summary_, std::ios::binary | std::ios::app);
    file << "### planilla\n\n" << sentence << "\n";
    if (!rest_.empty()) file << "\n```text\n" << rest_ << "```\n";
    file.close();
    if (!file) throw std::runtime_error("cannot write the job summary " + job_summary_);
  }

  Messages& messages_;
  std::string job_summary_, rest_;
  std::array<int, 3> annotated_{};  // by severity
};

std::unique_ptr<ReportFormat> make_github(const ReportContext& context) {
  return std::make_unique<Github>(context);
}

}  // namespace

ReportFormatEntry github() {
  return {"github", "annotations for GitHub Actions", make_github};
}

}  // namespace planilla::reports
