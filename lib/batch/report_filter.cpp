// Findings one by one, as their outputs come.
#include "batch/report_filter.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include "write/findings/json_report.h"

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
  const auto show = [&](const WaitingFinding& finding) { put(finding, out); };
  std::size_t begin = 0, game = no_game;
  std::shared_ptr<const std::string> shown;  // that game
  for (const ReportedFinding& told : output.told) {
    if (counts(told)) {
      if (told.file != file_) release(out);
      file_ = told.file;
      if (told.game != game)
        shown = std::make_shared<const std::string>(shown_game(output, told.game));
      game = told.game;
      const bool full = waiting_.add({.bytes = std::string(report.substr(begin, told.end - begin)),
                                      .game = shown,
                                      .severity = told.severity,
                                      .count = told.count,
                                      .cause = told.cause,
                                      .number = told.number,
                                      .first = told.first});
      if (full) waiting_.release_others(show);
    }
    begin = told.end;
  }
}

bool ReportFilter::counts(const ReportedFinding& told) {
  if (options_.noted) options_.noted->add(told.key, told.about);
  if (options_.known && options_.known->take(told.key)) {
    summary_.known += told.count;
    return false;
  }
  count(told, summary_);
  return options_.detail != Detail::statistics && told.severity >= options_.least;
}

void ReportFilter::put(const WaitingFinding& finding, std::string& out) {
  if (options_.most && shown_ >= *options_.most) {
    summary_.not_shown += finding.count;
    return;
  }
  if (shown_++ != 0) out += report_.separator();
  if (finding.game && finding.game != last_game_) out += *finding.game;
  last_game_ = finding.game;
  report_.put(finding.bytes, finding.severity, out);
}

void ReportFilter::release(std::string& out) {
  waiting_.release([&](const WaitingFinding& finding) { put(finding, out); },
                   [&](const RepeatedCause& cause) { return sum_of(cause); });
}

std::string ReportFilter::sum_of(const RepeatedCause& cause) {
  const FirstOfCause& first = *cause.first;
  ReadFinding found = read_json_finding(first.record);
  found.finding.span = first.span;
  found.finding.more = static_cast<std::uint32_t>(
      std::min<std::uint64_t>(cause.count - 1, std::numeric_limits<std::uint32_t>::max()));
  set_extent(found.finding, cause.games, cause.last_game);
  Reported reported = found.reported();
  reported.line = first.line;
  reported.caret = first.caret;
  reported.caret_length = first.caret_length;
  std::string out;
  report_.finding(reported, out);
  return out;
}

void ReportFilter::end(std::string& out) {
  release(out);
  if (options_.detail == Detail::statistics)
    report_.statistics(summary_, out);
  else if (options_.sums == Sums::told || !report_.ends_with_sums())
    report_.end(summary_, out);
}

}  // namespace planilla
