// A tag that was missing, or said nothing, gets a value.
//
//   if (says_nothing(game.tag_value("ECO"))) fill_tag("ECO", "B90", game);
#pragma once

#include <string>
#include <string_view>

#include "game/model/game.h"
#include "pgn/tag_value.h"

namespace planilla {

// A tag of that name that says something stays. An empty `value` changes nothing.
void fill_tag(std::string_view name, const std::string& value, Game& game);

}  // namespace planilla
