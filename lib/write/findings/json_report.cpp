// The inverse of reports/json.cpp, key by key (docs/reports.md).
#include "write/findings/json_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/data.h"
#include "base/message_fault.h"
#include "write/findings/whole_number.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* no_line = "report-no-line";

std::string text(const Json& object, const char* key) {
  return object.value(key, std::string());
}

Severity severity(const std::string& name) {
  for (const Severity one : {Severity::note, Severity::warning, Severity::error})
    if (severity_name(one) == name) return one;
  throw MessageFault("", "report-no-severity", {{"name", name}});
}

std::size_t code_points(std::string_view utf8) {
  return static_cast<std::size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

Finding read_finding(const Json& object) {
  const std::string id = object.at("rule").get<std::string>();
  const std::optional<Rule> rule = find_rule(id);
  if (!rule) throw MessageFault("", "report-no-rule", {{"name", id}});
  Finding out;
  out.rule = *rule;
  out.ply = whole_number(object, "ply", 0, no_line);
  out.move = text(object, "move");
  out.variation = text(object, "variation");
  out.written = text(object, "written");
  out.candidates = object.value("candidates", std::vector<std::string>());
  out.suggestion = text(object, "suggestion");
  if (object.contains("applied")) out.applied = object.at("applied").get<bool>();
  out.more = whole_number(object, "more", std::uint32_t{0}, no_line);
  out.fen = text(object, "fen");
  out.article = text(object, "article");
  const Json args = object.value("args", Json::object());
  for (const auto& [name, value] : args.items()) {
    if (value.is_string())
      out.args.push_back({name, value.get<std::string>()});
    else
      out.args.push_back({name, whole_number<std::int64_t>(value, no_line)});
  }
  return out;
}

ReadFinding read_line(const Json& object, std::string_view line) {
  ReadFinding out;
  out.text = std::string(line) + "\n";
  out.finding = read_finding(object);
  out.severity = severity(object.at("severity").get<std::string>());
  out.file = object.at("file").get<std::string>();
  out.game = whole_number(object, "game", std::uint64_t{0}, no_line);
  out.place.line = whole_number<std::uint64_t>(object.at("line"), no_line);
  out.place.column = whole_number<std::uint64_t>(object.at("column"), no_line);
  out.place.offset = whole_number<std::uint64_t>(object.at("offset"), no_line);
  out.length = whole_number(object, "length", std::uint64_t{0}, no_line);
  out.white = text(object, "white");
  out.black = text(object, "black");
  out.width = std::max<std::size_t>(1, code_points(out.finding.written));
  return out;
}

Summary read_summary(const Json& object) {
  const auto count = [](const Json& where, const char* key) {
    return whole_number(where, key, std::uint64_t{0}, no_line);
  };
  Summary out;
  out.games = whole_number<std::uint64_t>(object.at("games"), no_line);
  out.clean = count(object, "clean");
  out.repaired = count(object, "repaired");
  out.broken = count(object, "broken");
  out.plies = count(object, "plies");
  out.bytes = count(object, "bytes");
  out.known = count(object, "known");
  out.skipped = count(object, "skipped");
  out.not_shown = count(object, "not_shown");
  if (const auto shard = object.find("shard"); shard != object.end())
    out.shard =
        ShardOf{whole_number<decltype(ShardOf::part)>(shard->at("part"), no_line),
                whole_number<decltype(ShardOf::of)>(shard->at("of"), no_line), shard->at("job")};
  const Json& findings = object.at("findings");
  out.errors = count(findings, "error");
  out.warnings = count(findings, "warning");
  out.notes = count(findings, "note");
  for (const auto& [rule, number] : object.at("rules").items())
    out.rules[rule] = whole_number<std::uint64_t>(number, no_line);
  return out;
}

}  // namespace

Reported ReadFinding::reported() const {
  Reported out;
  out.finding = &finding;
  out.severity = severity;
  out.file = file;
  out.game = game;
  out.place = place;
  out.length = length;
  out.caret_length = width;
  out.white = white;
  out.black = black;
  return out;
}

ReadFinding read_json_finding(std::string_view line) {
  while (!line.empty() && line.back() == '\n') line.remove_suffix(1);
  return read_line(Json::parse(line), line);
}

FindingExtent extent_of(const Finding& finding) {
  FindingExtent out;
  for (const Argument& arg : finding.args) {
    const auto* number = std::get_if<std::int64_t>(&arg.value);
    if (number == nullptr) continue;
    if (arg.name == "in_games") out.games = static_cast<std::uint64_t>(*number);
    if (arg.name == "last_game") out.last_game = static_cast<std::uint64_t>(*number);
  }
  return out;
}

void set_extent(Finding& finding, std::uint64_t games, std::uint64_t last_game) {
  std::erase_if(finding.args, [](const Argument& arg) {
    return arg.name == "in_games" || arg.name == "last_game";
  });
  finding.args.push_back({"in_games", static_cast<std::int64_t>(games)});
  finding.args.push_back({"last_game", static_cast<std::int64_t>(last_game)});
}

JsonReport parse_json_report(std::string_view bytes, const std::string& origin) {
  JsonReport out;
  bool complete = false;
  std::size_t number = 0;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    ++number;
    try {
      if (complete) throw MessageFault("", "report-behind-summary");
      const Json object = Json::parse(line);
      complete = object.contains("summary");
      if (complete)
        out.summary = read_summary(object.at("summary"));
      else
        out.findings.push_back(read_line(object, line));
    } catch (const nlohmann::json::exception&) {
      throw MessageFault(origin + ":" + std::to_string(number) + ":1: ", no_line);
    } catch (const MessageFault& fault) {
      throw MessageFault(origin + ":" + std::to_string(number) + ":1: ", fault.key, fault.args);
    }
  }
  if (!complete) throw MessageFault(origin + ": ", "report-no-summary");
  return out;
}

}  // namespace planilla
