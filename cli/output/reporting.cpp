// Small decisions, made alike by all commands.
#include "output/reporting.h"

#include <cstdlib>

#include "options/unknown_name.h"

namespace planilla {

const ReportFormatEntry& report_format(const ReportSettings& settings) {
  if (const ReportFormatEntry* found = find_report_format(settings.format)) return *found;
  std::vector<std::string> known;
  for (const ReportFormatEntry& entry : all_report_formats()) known.emplace_back(entry.name);
  throw UnknownName(NameKind::report_format, settings.format, known, "--format: ");
}

bool folds_causes(const ReportSettings& settings) {
  return !settings.each && report_format(settings).read_by == ReadBy::people;
}

ReportFilterOptions sifting_of(const LimitSettings& settings) {
  ReportFilterOptions out{.most = settings.max_findings};
  if (settings.statistics) out.detail = Detail::statistics;
  return out;
}

void make_quiet(ReportFilterOptions& sifting) {
  sifting.least = Severity::warning;
  sifting.sums = Sums::left_out;
}

std::string job_summary() {
  const char* file = std::getenv("GITHUB_STEP_SUMMARY");
  return file == nullptr ? "" : file;
}

int exit_status(const ReportSettings& settings, const Summary& summary) {
  if (!settings.fail_on) return 0;
  std::uint64_t count = summary.errors;
  if (*settings.fail_on <= Severity::warning) count += summary.warnings;
  if (*settings.fail_on <= Severity::note) count += summary.notes;
  return count == 0 ? 0 : 1;
}

}  // namespace planilla
