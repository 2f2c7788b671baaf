// Findings one by one, as their outputs come.
#include "batch/report_filter.h"

#include <string_view>

namespace planilla {

namespace {

void count(const ReportedFinding& told, Summary& summary) {
  (told.severity == Severity::error     ? summary.errors
   : told.severity == Severity::warning ? summary.warnings
                                        : summary.notes) += told.count;
  summary.rules[std::string(rule_id(told.rule))] += told.count;
}

std::string_view shown_game(const Output& output, std::size_t game) {
  if (game == no_game) return {};
  const std::size_t begin = game == 0 ? 0 : output.shown_game_ends[game - 1];
  return std::string_view(output.shown_games).substr(begin, output.shown_game_ends[game] - begin);
}

}  // namespace

void ReportFilter::begin(std::string& out) {
  if (options_.detail == Detail::findings) report_.begin(out);
}

void ReportFilter::take(const Output& output, std::string& out) {
  summary_.add(output.summary);
  const std::string_view report = output.report;
  std::size_t begin = 0, last_game = no_game;
  for (const ReportedFinding& told : output.told) {
    if (shows(told)) {
      if (shown_++ != 0) out += report_.separator();
      if (told.game != last_game) out += shown_game(output, told.game);
      last_game = told.game;
      report_.put(report.substr(begin, told.end - begin), told.severity, out);
    }
    begin = told.end;
  }
}

bool ReportFilter::shows(const ReportedFinding& told) {
  if (options_.noted) options_.noted->add(told.key, told.about);
  if (options_.known && options_.known->take(told.key)) {
    summary_.known += told.count;
    return false;
  }
  count(told, summary_);
  if (options_.detail == Detail::statistics || told.severity < options_.least) return false;
  if (!options_.most || shown_ < *options_.most) return true;
  summary_.not_shown += told.count;
  return false;
}

void ReportFilter::end(std::string& out) {
  if (options_.detail == Detail::statistics)
    report_.statistics(summary_, out);
  else if (options_.sums == Sums::told || !report_.ends_with_sums())
    report_.end(summary_, out);
}

}  // namespace planilla
