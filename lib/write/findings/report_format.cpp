// What all report formats share: their list by name, and sums.
#include "write/findings/report_format.h"

namespace planilla {

void Summary::add(const Summary& other) {
  games += other.games;
  clean += other.clean;
  repaired += other.repaired;
  broken += other.broken;
  plies += other.plies;
  bytes += other.bytes;
  errors += other.errors;
  warnings += other.warnings;
  notes += other.notes;
  known += other.known;
  skipped += other.skipped;
  not_shown += other.not_shown;
  for (const auto& [rule, count] : other.rules) rules[rule] += count;
}

const ReportFormatEntry* find_report_format(std::string_view name) {
  for (const ReportFormatEntry& entry : all_report_formats())
    if (entry.name == name) return &entry;
  return nullptr;
}

}  // namespace planilla
