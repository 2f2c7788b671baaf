// How a text is to be read: what a user may say about it beforehand.
//
//   ReadOptions options;
//   options.languages = {"es"};
//   options.repair = Repair::suggest;
//   GameReader reader(notations, options);
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/model/given_moves.h"
#include "game/model/repair_plan.h"

namespace planilla {

struct ReadOptions {
  std::vector<std::string> languages;  // empty: auto; else tags in order of trust
  std::string notation = "auto";       // or a name from grammars/
  Repair repair = Repair::off;
  bool keep_illegal = false;  // illegal moves stand where the game makes sense only with them
  std::vector<std::pair<std::string, std::string>> tags;  // --tag
  std::optional<std::string> fen;                         // --fen
  GivenMoves answers;                                     // to what was asked about earlier
};

}  // namespace planilla
