// A text in an editor: what is wrong with it, what could be written instead, and the board behind
// each move.
//
//   const DocumentReader reader(data, notations, selection, {"es"}, "es");
//   const Document document = reader.read("1. e4 e5 2. Cf4");
//   document.findings.back().offers// what the editor can put in its place
//   document.moves[2].board         // after it
//
// Spans are bytes of the text. Nothing is repaired: repairs are offered.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/finding.h"
#include "checks/engine/run_checks.h"
#include "game/model/read_options.h"
#include "notation/read/notations.h"

namespace planilla {

// A change of the text that mends a finding.
struct Offer {
  Span span;
  std::string text;        // in place of the span
  bool suggested = false;  // the likeliest; false of one among equals
};

struct DocumentFinding {
  Span span;
  Severity severity = Severity::error;
  std::string rule, message, help;
  std::vector<Offer> offers;  // the likeliest first
};

struct DocumentMove {
  Span span;
  std::string label;  // "9..."
  std::string san;    // English
  std::string board;  // after it: eight lines and the letters of the files
  std::string fen;
};

struct Document {
  std::vector<DocumentFinding> findings;  // in the order of the games
  std::vector<DocumentMove> moves;        // variations too
};

class DocumentReader {
public:
  // What is given must outlive the reader. `languages`: tags; empty: found out.
  DocumentReader(const Data& data, const Notations& notations, const Selection& selection,
                 const ReadOptions& options, std::string ui);

  // UTF-8. Costs what `planilla check` costs.
  Document read(std::string_view text) const;

private:
  const Data& data_;
  const Notations& notations_;
  const Selection& selection_;
  ReadOptions options_;
  std::string ui_;
};

}  // namespace planilla
