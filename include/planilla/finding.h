// A fault of the input, or something worth knowing about it, as data. Sentences:
// planilla/sentences.h.
//
//   const Reader reader({.languages = {"en"}, .repair = Repair::off});
//   const Game game = reader.read_sheet("1. e4 e5 2. Nf4");
//   const Finding& finding = game.findings.back();
//   assert(finding.rule == "illegal-move");
//   assert(finding.severity == Severity::error);
//   assert(finding.move == "2." && finding.written == "Nf4");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "planilla/place.h"

namespace planilla::api {

enum class Severity {
  note,     // worth knowing
  warning,  // read, but wrong in form, doubtful, repaired or guessed at
  error,    // cannot be read as written, or breaks the Laws
};

// What a sentence about the finding names: {"plies", 23}.
struct Argument {
  std::string name;
  std::variant<std::int64_t, std::string> value;
};

// The fields are those of the JSON report (docs/reports.md); what does not apply is empty or 0.
struct Finding {
  std::string rule;  // "ambiguous-move"
  Severity severity = Severity::error;
  std::uint64_t game = 0;  // from 1 over the whole input
  Place place;
  int ply = 0;            // half-moves from 1 in the line where it stands; 0: not about a move
  std::string variation;  // path of the variation; empty: the main line
  std::string move;       // "9..."
  std::string written;    // the text as it stood
  std::vector<std::string> candidates;  // English SAN
  std::string suggestion;               // English SAN
  std::optional<bool> applied;  // was the suggestion written? nullopt: nothing was suggested
  std::string fen;              // the position before the move
  std::string article;          // of the Laws or of the PGN standard
  std::uint32_t more = 0;       // others of this rule in this game, which are not listed
  std::vector<Argument> arguments;
};

}  // namespace planilla::api
