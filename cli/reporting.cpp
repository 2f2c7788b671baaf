// Small decisions, made alike by all commands.
#include "reporting.h"

#include <cstdlib>
#include <string_view>

#include "command.h"

namespace planilla {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

const ReportFormatEntry& report_format(const Options& options) {
  if (const ReportFormatEntry* found = find_report_format(options.format)) return *found;
  std::string all;
  for (const ReportFormatEntry& entry : all_report_formats())
    all += (all.empty() ? "" : ", ") + std::string(entry.name);
  throw UsageError("--format: no report format '" + options.format + "'; there are: " + all);
}

bool wants_color(const Options& options, const ByteSink& report) {
  if (options.color != "auto") return options.color == "always";
  return environment("NO_COLOR").empty() && environment("TERM") != "dumb" && report.is_terminal();
}

int exit_status(const Options& options, const Summary& summary) {
  if (!options.fail_on) return 0;
  std::uint64_t count = summary.errors;
  if (*options.fail_on <= Severity::warning) count += summary.warnings;
  if (*options.fail_on <= Severity::note) count += summary.notes;
  return count == 0 ? 0 : 1;
}

}  // namespace planilla
