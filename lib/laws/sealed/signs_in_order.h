// A sealed text whose signs stand in a wrong order, as they were meant.
//
//   signs_in_order("Cdx3")     // "Cxd3"
//   signs_in_order("ex3d5")    // "exd5"
//   signs_in_order("Cxd3")     // nothing
//
// The Laws' own tables are printed so here and there. What it means for the game is the arbiter's
// to say.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace planilla {

std::optional<std::string> signs_in_order(std::string_view text);

}  // namespace planilla
