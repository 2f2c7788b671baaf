#include "serve/desk_report.h"

#include <nlohmann/json.hpp>

namespace planilla {

namespace {

class WithHelp : public ReportFormat {
public:
  explicit WithHelp(const ReportContext& context)
      : messages_(*context.messages), json_(find_report_format("json")->make(context)) {}

  void finding(const Reported& reported, std::string& out) override {
    json_->finding(reported, out);
    const std::string help = messages_.help(*reported.finding);
    if (help.empty()) return;
    using Text = nlohmann::json;
    out.resize(out.rfind('}'));
    out += ",\"help\":" + Text(help).dump(-1, ' ', false, Text::error_handler_t::replace) + "}\n";
  }

  void end(const Summary& summary, std::string& out) override { json_->end(summary, out); }

private:
  Messages& messages_;
  std::unique_ptr<ReportFormat> json_;
};

std::unique_ptr<ReportFormat> with_help(const ReportContext& context) {
  return std::make_unique<WithHelp>(context);
}

}  // namespace

const ReportFormatEntry& desk_report() {
  static const ReportFormatEntry entry{"desk", "JSON lines with help", with_help};
  return entry;
}

}  // namespace planilla
