// A time control as people write it, in PGN's grammar.
//
//   pgn_time_control("90 min + 30 s")       // "5400+30"
//   pgn_time_control("2h/40 + 30 min")      // "40/7200:1800"
//   pgn_time_control("G/60")                // "3600"
//   pgn_time_control("90+30")               // "5400+30": nobody plays ninety seconds with thirty
//                                           // more
//   pgn_time_control("1:30:00+0:30")        // "5400+30": as a clock shows it
//   pgn_time_control("40/7200:3600")        // nothing: it is PGN already
//   pgn_time_control("90 min + delay 5")    // nothing: PGN has no delay
//   time_control_without_delay("G/90 d5")   // "5400": to be proposed, not to be written
//   time_control_meant("90+30").periods[0]  // 5400 seconds, 30 a move
//
// Nothing where the meaning is not single. The words stand in laws/time_words.toml, for all
// languages at once. Any thread may call it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "laws/time_control.h"

namespace planilla {

std::optional<std::string> pgn_time_control(std::string_view text);

// The rest of a control that names a delay; nothing for one without a delay.
std::optional<std::string> time_control_without_delay(std::string_view text);

// The control that a text means: by its PGN form if it has one, else as PGN reads it.
TimeControl time_control_meant(std::string_view text);

}  // namespace planilla
