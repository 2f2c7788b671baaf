// What every command that writes a report asks of the options.
#pragma once

#include "options.h"
#include "output.h"
#include "write/findings/report_format.h"

namespace planilla {

// Throws UsageError if there is no such format.
const ReportFormatEntry& report_format(const Options& options);

// --color, NO_COLOR, and where the report goes to: only a terminal is colored by itself.
bool wants_color(const Options& options, const ByteSink& report);

// 0, or 1 if there are findings at or above --fail-on.
int exit_status(const Options& options, const Summary& summary);

}  // namespace planilla
