// The sheets of one game side by side, for the page: what `reconcile` says of them, as JSON.
//
//   Json answer = two_sheets({.texts = {{"white.txt", "1.e4 e5"}, {"black.txt", "1.e4 c5"}}}, data,
//                            notations, selection);
//
// {"sheets":["white.txt",...],"rows":[{"ply":2,"number":"1...","move":"e5","fen":"...","asks":true,
//   "cells":[{"written":"e5","differs":false,"time":""},...],
//   "remarks":[{"severity":"error","rule":"sheets-differ","message":"...","sheet":"white.txt"}],
//   "versions":[{"move":"e5","legal":true,"uci":"e7e5","sheets":"white.txt","leads":"...",
//                "agreed":true}],"proved":true}],
//  "tags":[{"name":"Result","written":"1-0","values":[{"value":"1-0","sheets":"white.txt"},...]}],
//  "remarks":[...],"start":"...","fen":"... at the end","whole":true,"fits":true,"pgn":"..."}
//
// A half-move that is not `proved` is not in the PGN; `tags` are those that differ. `ply` is 0 in a
// row that is no half-move of the game; `fen` is the position after the move, or of the end. Throws
// UsageError where a text holds no game or more than one, or the evidence is none.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/data.h"
#include "checks/engine/selection.h"
#include "game/reconcile/agreement.h"
#include "notation/read/notations.h"
#include "reconcile/read_sheets.h"
#include "reconcile/reconciled.h"

namespace planilla {

struct TwoSheets {
  std::vector<SheetText> texts;
  std::vector<std::string> languages;  // tags; empty: auto
  std::string notation = "auto";
  std::string to = "en";  // letters of the PGN
  std::string ui = "en";
  std::map<int, std::string> played;  // as Evidence has it
  SettledTags known;
  std::optional<Position> final;
  Pause pause;
};

nlohmann::ordered_json two_sheets(const TwoSheets& asked, const Data& data,
                                  const Notations& notations, const Selection& selection);

}  // namespace planilla
