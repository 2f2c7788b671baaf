// SARIF 2.1.0, the exchange format of static analysis tools. The rules come first, all of them, so
// that findings can be written as they come. Columns count code points. Source: OASIS SARIF 2.1.0.
#include <fmt/format.h>
#include <xxhash.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "checks/engine/check.h"
#include "write/findings/display.h"
#include "write/findings/explanations.h"
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"

namespace planilla::reports {

namespace {

using Object = nlohmann::ordered_json;

std::string text_of(const Object& object) {
  return harmless_json(object.dump(-1, ' ', false, Object::error_handler_t::replace));
}

// A path as a relative reference of RFC 3986.
std::string uri(std::string_view path) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string out;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    if (plain.find(c) != std::string_view::npos) {
      out += c;
    } else {
      out += {'%', hex[byte >> 4], hex[byte & 15]};
    }
  }
  return out;
}

// Why, and the examples, as text and as Markdown.
Object help_of(const Check& check, std::string_view why, Messages& messages) {
  std::string text(why), markdown(why);
  const auto add = [&](std::string_view title, std::string_view example) {
    if (example.empty()) return;
    const std::string head = messages.text(title);
    text.append("\n\n").append(head).append("\n").append(example);
    markdown.append("\n\n").append(head).append("\n\n```pgn\n").append(example).append("\n```");
  };
  add("explain-bad", check.bad);
  add("explain-good", check.good);
  return {{"text", text}, {"markdown", markdown}};
}

// The same for a finding that stands where it stood, wherever its line has gone: of the game, the
// place in it and what is told, not of the line.
std::string fingerprint(const Reported& reported) {
  const Finding& finding = *reported.finding;
  std::string all;
  for (const std::string_view part :
       {rule_id(finding.rule), plain_path(reported.file), reported.white, reported.black,
        std::string_view(finding.move), std::string_view(finding.variation),
        std::string_view(finding.written), std::string_view(finding.fen)})
    all.append(part).push_back('\0');
  // Texts tell findings of one game apart (the tag); numbers may name games, which move.
  for (const Argument& arg : finding.args)
    if (const auto* text = std::get_if<std::string>(&arg.value)) all.append(*text).push_back('\0');
  return fmt::format("{:016x}", XXH3_64bits(all.data(), all.size()));
}

bool is_file(char c) {
  return c >= 'a' && c <= 'h';
}

// A move in place of the one written, where both are in the same letters.
bool is_fix(const Finding& finding) {
  if (finding.suggestion.empty() || finding.written.empty()) return false;
  const char now = finding.written.front(), then = finding.suggestion.front();
  return now == then || (is_file(now) && is_file(then));
}

Object fix(const Reported& reported) {
  const Finding& finding = *reported.finding;
  const Object replacement = {{"deletedRegion",
                               {{"startLine", reported.place.line},
                                {"startColumn", reported.place.column},
                                {"endColumn", reported.place.column + reported.caret_length}}},
                              {"insertedContent", {{"text", finding.suggestion}}}};
  const Object change = {{"artifactLocation", {{"uri", uri(plain_path(reported.file))}}},
                         {"replacements", Object::array({replacement})}};
  return {{"description", {{"text", std::string(finding.written) + " -> " + finding.suggestion}}},
          {"artifactChanges", Object::array({change})}};
}

Object rules(Messages& messages, const Data* data) {
  std::optional<Explanations> texts;
  if (data) texts.emplace(*data, messages.language());
  Object out = Object::array();
  for (const Rule rule : all_rules()) {
    const Check& check = check_of(rule);
    Object object = {{"id", rule_id(rule)}, {"shortDescription", {{"text", messages.title(rule)}}}};
    const std::string_view why = texts ? texts->why(rule) : check.why;
    if (!why.empty()) object["fullDescription"] = {{"text", why}};
    object["help"] = help_of(check, why, messages);
    object["defaultConfiguration"] = {{"level", severity_name(check.severity)}};
    object["properties"] = {{"tags", Object::array({group_name(check.group)})}};
    out.push_back(std::move(object));
  }
  return out;
}

Object region(const Reported& reported) {
  Object out = {{"startLine", reported.place.line},
                {"startColumn", reported.place.column},
                {"endColumn", reported.place.column + reported.caret_length},
                {"byteOffset", reported.place.offset},
                {"byteLength", reported.length}};
  if (!reported.line.empty()) out["snippet"] = {{"text", reported.line}};
  return out;
}

Object properties(const Reported& reported) {
  const Finding& finding = *reported.finding;
  Object out;
  if (reported.game != 0) out["game"] = reported.game;  // else it is the file's
  if (finding.ply > 0) out["ply"] = finding.ply;
  if (!finding.move.empty()) out["move"] = finding.move;
  if (!finding.variation.empty()) out["variation"] = finding.variation;
  if (!finding.written.empty()) out["written"] = finding.written;
  if (!finding.candidates.empty()) out["candidates"] = finding.candidates;
  if (!finding.suggestion.empty()) out["suggestion"] = finding.suggestion;
  if (finding.applied) out["applied"] = *finding.applied;
  if (finding.more != 0) out["more"] = finding.more;
  if (!finding.fen.empty()) out["fen"] = finding.fen;
  if (!finding.article.empty()) out["article"] = finding.article;
  if (!reported.white.empty()) out["white"] = reported.white;
  if (!reported.black.empty()) out["black"] = reported.black;
  return out;
}

class Sarif : public ReportFormat {
public:
  explicit Sarif(const ReportContext& context)
      : messages_(*context.messages), data_(context.data) {}

  void begin(std::string& out) override {
    const Object driver = {{"name", "planilla"},
                           {"version", PLANILLA_VERSION},
                           {"language", messages_.language()},
                           {"rules", rules(messages_, data_)}};
    out +=
        "{\"$schema\":\"https://json.schemastore.org/"
        "sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":["
        "{\"tool\":{\"driver\":";
    out += text_of(driver);
    out += "},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n";
  }

  void finding(const Reported& reported, std::string& out) override {
    const Finding& finding = *reported.finding;
    const Object location = {{"physicalLocation",
                              {{"artifactLocation", {{"uri", uri(plain_path(reported.file))}}},
                               {"region", region(reported)}}}};
    Object result = {{"ruleId", rule_id(finding.rule)},
                     {"ruleIndex", finding.rule.index()},
                     {"level", severity_name(reported.severity)},
                     {"message", {{"text", messages_.sentence(finding)}}},
                     {"locations", Object::array({location})},
                     {"partialFingerprints", {{"planilla/v1", fingerprint(reported)}}}};
    if (is_fix(finding)) result["fixes"] = Object::array({fix(reported)});
    result["properties"] = properties(reported);
    out += text_of(result);
  }

  std::string_view separator() const override { return ",\n"; }

  void end(const Summary& summary, std::string& out) override {
    Object counts = {{"games", summary.games},       {"clean", summary.clean},
                     {"repaired", summary.repaired}, {"broken", summary.broken},
                     {"plies", summary.plies},       {"bytes", summary.bytes}};
    if (summary.known != 0) counts["known"] = summary.known;
    if (summary.not_shown != 0) counts["not_shown"] = summary.not_shown;
    out += "\n],\"properties\":" + text_of(counts) + "}]}\n";
  }

private:
  Messages& messages_;
  const Data* data_;
};

std::unique_ptr<ReportFormat> make_sarif(const ReportContext& context) {
  return std::make_unique<Sarif>(context);
}

}  // namespace

ReportFormatEntry sarif() {
  return {"sarif", "SARIF 2.1.0, for code scanning tools", make_sarif, ReadBy::programs};
}

}  // namespace planilla::reports
