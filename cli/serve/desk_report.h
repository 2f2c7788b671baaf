// The findings of a sheet as the page needs them: JSON lines as `-f json` has them, and in "help"
// what a report in text says below the line: what the candidates lead to.
//
//   job.report = &desk_report();
#pragma once

#include "write/findings/report_format.h"

namespace planilla {

const ReportFormatEntry& desk_report();

}  // namespace planilla
