// Source: LSP 3.17.
#include "lsp/server.h"

namespace planilla {

namespace {

using Json = LanguageServer::Json;

constexpr int parse_error = -32700, invalid_request = -32600, method_not_found = -32601,
              invalid_params = -32602;

Json position_json(TextPosition position) {
  return {{"line", position.line}, {"character", position.character}};
}

Json range_of(Span span, const TextPositions& positions) {
  return {{"start", position_json(positions.of(span.begin))},
          {"end", position_json(positions.of(span.end))}};
}

TextPosition position_of(const Json& position) {
  return {position.at("line").get<std::size_t>(), position.at("character").get<std::size_t>()};
}

// 1: error, 2: warning, 3: information.
int severity_number(Severity severity) {
  if (severity == Severity::error) return 1;
  return severity == Severity::warning ? 2 : 3;
}

Json diagnostic(const DocumentFinding& finding, const TextPositions& positions) {
  std::string message = finding.message;
  if (!finding.help.empty()) message += "\n" + finding.help;
  return {{"range", range_of(finding.span, positions)},
          {"severity", severity_number(finding.severity)},
          {"code", finding.rule},
          {"source", "planilla"},
          {"message", message}};
}

Json error_answer(const Json& id, int code, const std::string& message) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}};
}

Json result_answer(const Json& id, const Json& result) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", result}};
}

std::string uri_of(const Json& parameters) {
  return parameters.at("textDocument").at("uri").get<std::string>();
}

Json action(const std::string& uri, const DocumentFinding& finding, const Offer& offer,
            const std::string& text, const TextPositions& positions) {
  const std::string was = text.substr(offer.span.begin, offer.span.end - offer.span.begin);
  Json out;
  out["title"] = was + " → " + offer.text;
  out["kind"] = "quickfix";
  out["diagnostics"] = Json::array({diagnostic(finding, positions)});
  if (offer.suggested) out["isPreferred"] = true;
  out["edit"]["changes"][uri] =
      Json::array({{{"range", range_of(offer.span, positions)}, {"newText", offer.text}}});
  return out;
}

}  // namespace

std::vector<Json> LanguageServer::take(const std::string& message) {
  const Json parsed = Json::parse(message, nullptr, false);
  if (parsed.is_discarded()) return {error_answer(nullptr, parse_error, "no JSON")};
  if (!parsed.is_object() || !parsed.contains("method") || !parsed["method"].is_string())
    return parsed.contains("id") && !parsed.contains("result") && !parsed.contains("error")
               ? std::vector<Json>{error_answer(parsed["id"], invalid_request, "no method")}
               : std::vector<Json>{};
  try {
    return answer(parsed);
  } catch (const nlohmann::json::exception& fault) {
    if (!parsed.contains("id")) return {};
    return {error_answer(parsed["id"], invalid_params, fault.what())};
  }
}

std::vector<Json> LanguageServer::answer(const Json& message) {
  const std::string method = message["method"];
  const bool is_request = message.contains("id");
  const Json parameters = message.value("params", Json::object());
  if (method == "exit") {
    ended_ = true;
    return {};
  }
  if (is_request && shut_down_)
    return {error_answer(message["id"], invalid_request, "after shutdown")};
  if (method == "textDocument/didOpen")
    return changed(uri_of(parameters), parameters.at("textDocument").at("text"));
  if (method == "textDocument/didChange")
    return changed(uri_of(parameters), parameters.at("contentChanges").back().at("text"));
  if (method == "textDocument/didClose") {
    const std::string uri = uri_of(parameters);
    open_.erase(uri);
    return {diagnostics_of(uri, {})};
  }
  if (!is_request) return {};
  if (method == "initialize") return {result_answer(message["id"], capabilities())};
  if (method == "shutdown") {
    shut_down_ = true;
    return {result_answer(message["id"], nullptr)};
  }
  if (method == "textDocument/hover") return {result_answer(message["id"], hover(parameters))};
  if (method == "textDocument/codeAction")
    return {result_answer(message["id"], code_actions(parameters))};
  return {error_answer(message["id"], method_not_found, method)};
}

Json LanguageServer::capabilities() const {
  constexpr int full = 1;
  return {{"capabilities",
           {{"positionEncoding", "utf-16"},
            {"textDocumentSync", {{"openClose", true}, {"change", full}}},
            {"hoverProvider", true},
            {"codeActionProvider", {{"codeActionKinds", Json::array({"quickfix"})}}}}},
          {"serverInfo", {{"name", "planilla"}, {"version", PLANILLA_VERSION}}}};
}

std::vector<Json> LanguageServer::changed(const std::string& uri, std::string text) {
  Open& open = open_[uri];
  open.text = std::move(text);
  open.document = reader_.read(open.text);
  return {diagnostics_of(uri, open)};
}

Json LanguageServer::diagnostics_of(const std::string& uri, const Open& open) const {
  const TextPositions positions(open.text);
  Json all = Json::array();
  for (const DocumentFinding& finding : open.document.findings)
    all.push_back(diagnostic(finding, positions));
  return {{"jsonrpc", "2.0"},
          {"method", "textDocument/publishDiagnostics"},
          {"params", {{"uri", uri}, {"diagnostics", all}}}};
}

Json LanguageServer::hover(const Json& parameters) const {
  const auto found = open_.find(uri_of(parameters));
  if (found == open_.end()) return nullptr;
  const TextPositions positions(found->second.text);
  const std::size_t at = positions.byte_at(position_of(parameters.at("position")));
  for (const DocumentMove& move : found->second.document.moves) {
    if (at < move.span.begin || at >= move.span.end) continue;
    const std::string value = "**" + move.label + " " + move.san + "**\n\n```\n" + move.board +
                              "\n```\n\n`" + move.fen + "`";
    return {{"contents", {{"kind", "markdown"}, {"value", value}}},
            {"range", range_of(move.span, positions)}};
  }
  return nullptr;
}

Json LanguageServer::code_actions(const Json& parameters) const {
  Json out = Json::array();
  const std::string uri = uri_of(parameters);
  const auto found = open_.find(uri);
  if (found == open_.end()) return out;
  const Open& open = found->second;
  const TextPositions positions(open.text);
  const Json& range = parameters.at("range");
  const std::size_t begin = positions.byte_at(position_of(range.at("start")));
  const std::size_t end = positions.byte_at(position_of(range.at("end")));
  for (const DocumentFinding& finding : open.document.findings) {
    if (finding.span.begin > end || finding.span.end < begin) continue;
    for (const Offer& offer : finding.offers)
      out.push_back(action(uri, finding, offer, open.text, positions));
  }
  return out;
}

}  // namespace planilla
