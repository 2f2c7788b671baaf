// A fault, or something worth knowing, as a value: the rule, the place, and named arguments.
//
//   Finding finding{Rule::ambiguous_move, word.span};
//   finding.written = "Cd2";
//   finding.candidates = {"Nbd2", "Nfd2"};
//   finding.with("piece", "knight").with("count", 2);
//   findings.push_back(std::move(finding));
//
// Findings are raised on every floor and become sentences only in write/, by an ICU message pattern in
// the reader's language; the arguments are what the pattern names. Faults of the input are never
// exceptions. What stands here is what a JSON report prints (names as in docs/reports.md), except the
// place, which write/ works out from the span, and the sentence.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/rule.h"
#include "base/span.h"

namespace planilla {

struct Argument {
  std::string name;
  std::variant<std::int64_t, std::string> value;
};

struct Finding {
  Rule rule{};
  Span span{};    // in the game's text; an empty span marks a point
  int ply = 0;    // half-moves from 1 in the line where it stands; 0: not about a move
  std::string variation;                // path of the variation, "" in the main line (game/game.h)
  std::string move;                     // "9..." : number and side of that ply
  std::string written;                  // the text as it stood
  std::vector<std::string> candidates;  // English SAN
  std::string suggestion;               // English SAN
  std::optional<bool> applied;          // set where a repair was suggested: was it written?
  std::string fen;                      // the position before the move
  std::string article;                  // of the Laws, "C.10", or of the PGN standard, "PGN 8.2.6"
  std::optional<Severity> severity;     // where it differs from the rule's own
  std::vector<Argument> args;

  Finding() = default;
  Finding(Rule r, Span s) : rule(r), span(s) {}

  Finding& with(std::string_view name, std::string_view value) {
    args.push_back({std::string(name), std::string(value)});
    return *this;
  }
  Finding& with(std::string_view name, std::int64_t value) {
    args.push_back({std::string(name), value});
    return *this;
  }
};

using Findings = std::vector<Finding>;

}  // namespace planilla
