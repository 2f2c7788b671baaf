// What every command that writes a report asks of the options.
#pragma once

#include <string>

#include "batch/report_filter.h"
#include "options/report_settings.h"
#include "output/output.h"
#include "write/findings/report_format.h"

namespace planilla {

// Throws UnknownName if there is no such format.
const ReportFormatEntry& report_format(const ReportSettings& settings);

// Whether findings of one cause in a file are told as one: for people, and without --each.
bool folds_causes(const ReportSettings& settings);

// --statistics and --max-findings.
ReportFilterOptions sifting_of(const LimitSettings& settings);

// --quiet: no notes, no summary.
void make_quiet(ReportFilterOptions& sifting);

// The file that GitHub Actions shows as the summary of a job; empty: there is none.
std::string job_summary();

// 0, or 1 if there are findings at or above --fail-on.
int exit_status(const ReportSettings& settings, const Summary& summary);

}  // namespace planilla
