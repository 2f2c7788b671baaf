// JSON lines: an object a finding, the summary last. Keys that have nothing to say are left out.
// The order of the keys is part of the format (docs/reports.md).
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

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

// The summary is written without an Object: to destroy one takes memory, and without any that ends
// the process in the middle of its output.
class Counts {
public:
  Counts(std::string_view name, std::string& out) : out_(out) {
    out_ += '{';
    open(name);
  }

  void open(std::string_view name) {
    key(name);
    out_ += '{';
    first_ = true;
  }
  void close() {
    out_ += '}';
    first_ = false;
  }
  void add(std::string_view name, std::uint64_t count) {
    key(name);
    out_ += std::to_string(count);
  }
  void add_text(std::string_view name, const std::string& text) {
    key(name);
    out_ += harmless_json(Object(text).dump(-1, ' ', false, Object::error_handler_t::replace));
  }

private:
  // Names of rules and of counts need no escapes.
  void key(std::string_view name) {
    if (!first_) out_ += ',';
    first_ = false;
    out_.append("\"").append(name).append("\":");
  }

  std::string& out_;
  bool first_ = true;
};

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
    Counts all("summary", out);
    all.add("games", summary.games);
    if (const auto& to = summary.destinations) {
      all.add("written", to->written);
      all.add("duplicates", to->duplicates);
      all.add("bad", to->bad);
      all.add("filtered", to->filtered);
    }
    all.add("clean", summary.clean);
    all.add("repaired", summary.repaired);
    all.add("broken", summary.broken);
    all.add("plies", summary.plies);
    all.open("findings");
    all.add("error", summary.errors);
    all.add("warning", summary.warnings);
    all.add("note", summary.notes);
    all.close();
    all.open("rules");
    for (const auto& [rule, count] : summary.rules) all.add(rule, count);
    all.close();
    all.add("bytes", summary.bytes);
    if (summary.known != 0) all.add("known", summary.known);
    if (summary.skipped != 0) all.add("skipped", summary.skipped);
    if (summary.not_shown != 0) all.add("not_shown", summary.not_shown);
    if (const auto& shard = summary.shard) {
      all.open("shard");
      all.add("part", shard->part);
      all.add("of", shard->of);
      all.add_text("job", shard->job);
      all.close();
    }
    out += "}}\n";
  }

  bool statistics(const Summary& summary, std::string& out) override {
    end(summary, out);  // has them
    return true;
  }

private:
  Messages& messages_;
};

std::unique_ptr<ReportFormat> make_json(const ReportContext& context) {
  return std::make_unique<Json>(context);
}

}  // namespace

ReportFormatEntry json() {
  return {"json", "JSON lines: an object a finding, the summary last", make_json, ReadBy::programs};
}

}  // namespace planilla::reports
