// A language server over the documents that an editor has open: diagnostics when a text changes,
// the board behind a move, edits that mend a finding.
//
//   LanguageServer server(reader);
//   for (const Json& answer : server.take(message)) send(answer);
//   if (server.ended()) return server.status();
//
// Positions are counted in UTF-16. Documents are handed over whole (TextDocumentSyncKind.Full).
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "editor/document.h"
#include "editor/text_positions.h"

namespace planilla {

class LanguageServer {
public:
  using Json = nlohmann::ordered_json;

  explicit LanguageServer(const DocumentReader& reader) : reader_(reader) {}

  // A message; what is to be sent back, in order. A message that is no JSON is answered with an
  // error, as the protocol asks.
  std::vector<Json> take(const std::string& message);

  bool ended() const { return ended_; }
  int status() const { return shut_down_ ? 0 : 1; }  // 1: the editor left without saying so

private:
  struct Open {
    std::string text;
    Document document;
  };

  std::vector<Json> answer(const Json& message);
  Json capabilities() const;
  Json diagnostics_of(const std::string& uri, const Open& open) const;
  Json hover(const Json& parameters) const;
  Json code_actions(const Json& parameters) const;
  std::vector<Json> changed(const std::string& uri, std::string text);

  const DocumentReader& reader_;
  std::map<std::string, Open> open_;
  bool shut_down_ = false, ended_ = false;
};

}  // namespace planilla
