// A report for people at a terminal, in the style of compilers: place, severity, rule and sentence,
// the line with a caret below it, and help. The last line counts.
#include <fmt/format.h>

#include <filesystem>

#include "write/findings/display.h"
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"
#include "write/findings/terminal_link.h"

namespace planilla::reports {

namespace {

std::string_view color_of(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "\x1b[1;31m";
    case Severity::warning:
      return "\x1b[1;35m";
    case Severity::note:
      return "\x1b[1;36m";
  }
  return "";
}

class Text : public ReportFormat {
public:
  explicit Text(const ReportContext& context)
      : messages_(*context.messages), terminal_(context.terminal) {}

  void finding(const Reported& reported, std::string& out) override {
    paint(bold, linked_place(reported) + ":", out);
    out += ' ';
    paint(color_of(reported.severity), severity_word(reported.severity, messages_) + ":", out);
    out.append(" ").append(linked_rule(rule_id(reported.finding->rule))).append(": ");
    out.append(messages_.sentence(*reported.finding)).append("\n");
    excerpt(reported, out);
    const std::string help = messages_.help(*reported.finding);
    if (!help.empty())
      out.append("   ").append(messages_.text("help")).append(": ").append(help).append("\n");
  }

  bool ends_with_sums() const override { return true; }

  void end(const Summary& summary, std::string& out) override {
    paint(bold, summary_sentence(summary, messages_), out);
    out += '\n';
  }

  bool statistics(const Summary& summary, std::string& out) override {
    for (const auto& [count, id] : by_frequency(summary))
      out += fmt::format("{:>8}  {:<28}  {}\n", count, id, messages_.title(*find_rule(id)));
    end(summary, out);
    return true;
  }

private:
  static constexpr std::string_view bold = "\x1b[1m";

  void excerpt(const Reported& reported, std::string& out) {
    if (reported.line.empty()) return;
    Excerpt shown{shown_line(reported.line), reported.caret};
    if (terminal_.columns > 0)
      shown = cut_around(shown.line, shown.before, reported.caret_length, terminal_.columns);
    out.append(shown.line).append("\n");
    const std::string caret = caret_line(shown.line, shown.before, reported.caret_length);
    const std::size_t mark = caret.rfind('^');
    out.append(caret, 0, mark);
    paint("\x1b[1;32m", std::string_view(caret).substr(mark), out);
    out += '\n';
  }

  // The place, which opens the file where there is one of that name: not for <stdin> or a member of
  // an archive.
  std::string linked_place(const Reported& reported) const {
    const std::string file(reported.file);
    if (!terminal_.links || !std::filesystem::is_regular_file(file)) return place_of(reported);
    return terminal_link(file_url(file), place_of(reported));
  }

  // The rule, which opens its page.
  std::string linked_rule(std::string_view id) const {
    if (!terminal_.links || terminal_.rule_pages.empty()) return std::string(id);
    return terminal_link(file_url(fmt::format("{}/{}.md", terminal_.rule_pages, id)), id);
  }

  void paint(std::string_view color, std::string_view text, std::string& out) const {
    if (terminal_.color) out += color;
    out += text;
    if (terminal_.color) out += "\x1b[0m";
  }

  Messages& messages_;
  Terminal terminal_;
};

std::unique_ptr<ReportFormat> make_text(const ReportContext& context) {
  return std::make_unique<Text>(context);
}

}  // namespace

ReportFormatEntry text() {
  return {"text", "for people: the place, the line with a caret, help", make_text};
}

}  // namespace planilla::reports
