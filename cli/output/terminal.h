// What the terminal can do that a report goes to.
#pragma once

#include "files/byte_sink.h"
#include "options/report_settings.h"
#include "write/findings/report_format.h"

namespace planilla {

// --color, NO_COLOR, TERM, and where the report goes to: only a terminal is colored by itself.
// Links and the width are of terminals alone; COLUMNS goes before what the terminal says of itself.
// Links are for terminals that are known to follow them (by TERM_PROGRAM, VTE_VERSION,
// KITTY_WINDOW_ID, WEZTERM_PANE, WT_SESSION, KONSOLE_VERSION, DOMTERM), where colors are on. The
// pages of the rules are those installed with the program.
// How wide a line on stderr may be; where it goes to no terminal, wide enough for what people
// write.
std::size_t columns_of_errors();

Terminal terminal_of(const ReportSettings& settings, const ByteSink& report);

}  // namespace planilla
