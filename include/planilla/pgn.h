// Games as text.
//
//   const std::string pgn = convert("1. e4 e5 2. Cf3 Cc6 1-0");
//   assert(pgn.find("1. e4 e5 2. Nf3 Nc6 1-0") != std::string::npos);
//
//   const Game game = Reader().read_sheet("1. e4 e5 2. Cf3");
//   assert(rewritten(game, "es").find("2. Cf3") != std::string::npos);
#pragma once

#include <string>
#include <string_view>

#include "planilla/game.h"
#include "planilla/read_settings.h"

namespace planilla::api {

// Every game of the text in the form `settings.to`, one after another, as `planilla convert` writes
// them. Throws as Reader does.
std::string convert(std::string_view bytes, const ReadSettings& settings = {});

// A game that was read with `to` as it is by default, in another form. Throws UnknownName.
std::string rewritten(const Game& game, const std::string& to);

}  // namespace planilla::api
