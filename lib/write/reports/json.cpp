// JSON lines: an object a finding, the summary last. Keys that have nothing to say are left out.
// The order of the keys is part of the format (docs/reports.md).
#include <nlohmann/json.hpp>

#include "write/findings/display.h"
#include "write/findings/report_format.h"

namespace planilla::reports {

namespace {

using Object = nlohmann::ordered_json;

void put_text(Object& object, const char* key, std::string_view text) {
  if (!text.empty()) object[key] = text;
}

Object arguments(const std::vector<Argument>& args) {
  Object out = Object::object();
  for (const Argument& arg : args)
    std::visit([&](const auto& value) { out[arg.name] = value; }, arg.value);
  return out;
}

// One line, valid UTF-8 whatever the bytes were.
void append(const Object& object, std::string& out) {
  out += harmless_json(object.dump(-1, ' ', false, Object::error_handler_t::replace));
  out += '\n';
}

class Json : public ReportFormat {
public:
  explicit Json(const ReportContext& context) : messages_(*context.messages) {}

  void finding(const Reported& reported, std::string& out) override {
    const Finding& finding = *reported.finding;
    Object object;
    object["file"] = reported.file;
    if (reported.game != 0) object["game"] = reported.game;
    object["line"] = reported.place.line;
    object["column"] = reported.place.column;
    object["offset"] = reported.place.offset;
    object["length"] = reported.length;
    object["rule"] = rule_id(finding.rule);
    object["severity"] = severity_name(reported.severity);
    if (finding.ply > 0) object["ply"] = finding.ply;
    put_text(object, "move", finding.move);
    put_text(object, "variation", finding.variation);
    put_text(object, "written", finding.written);
    if (!finding.candidates.empty()) object["candidates"] = finding.candidates;
    put_text(object, "suggestion", finding.suggestion);
    if (finding.applied) object["applied"] = *finding.applied;
    if (finding.more != 0) object["more"] = finding.more;
    put_text(object, "fen", finding.fen);
    put_text(object, "article", finding.article);
    put_text(object, "white", reported.white);
    put_text(object, "black", reported.black);
    if (!finding.args.empty()) object["args"] = arguments(finding.args);
    object["message"] = messages_.sentence(finding);
    append(object, out);
  }

  bool ends_with_sums() const override { return true; }

  void end(const Summary& summary, std::string& out) override {
    Object inner;
    inner["games"] = summary.games;
    if (summary.destinations) {
      inner["written"] = summary.destinations->written;
      inner["duplicates"] = summary.destinations->duplicates;
      inner["bad"] = summary.destinations->bad;
      inner["filtered"] = summary.destinations->filtered;
    }
    inner["clean"] = summary.clean;
    inner["repaired"] = summary.repaired;
    inner["broken"] = summary.broken;
    inner["plies"] = summary.plies;
    inner["findings"] = {
        {"error", summary.errors}, {"warning", summary.warnings}, {"note", summary.notes}};
    inner["rules"] = Object::object();
    for (const auto& [rule, count] : summary.rules) inner["rules"][rule] = count;
    inner["bytes"] = summary.bytes;
    if (summary.known != 0) inner["known"] = summary.known;
    if (summary.skipped != 0) inner["skipped"] = summary.skipped;
    if (summary.not_shown != 0) inner["not_shown"] = summary.not_shown;
    if (const auto& shard = summary.shard)
      inner["shard"] = {{"part", shard->part}, {"of", shard->of}, {"job", shard->job}};
    append(Object{{"summary", inner}}, out);
  }

  bool statistics(const Summary& summary, std::string& out) override {
    end(summary, out);  // has them
    return true;
  }

private:
  Messages& messages_;
};

std::unique_ptr<ReportFormat> make(const ReportContext& context) {
  return std::make_unique<Json>(context);
}

}  // namespace

ReportFormatEntry json() {
  return {"json", "JSON lines: an object a finding, the summary last", make};
}

}  // namespace planilla::reports
