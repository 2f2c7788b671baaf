// Places and sums in words.
#include "write/report_line.h"

#include <fmt/format.h>

#include "write/display.h"

namespace planilla {

namespace {

Argument count(std::string_view name, std::uint64_t value) {
  return {std::string(name), static_cast<std::int64_t>(value)};
}

}  // namespace

std::string place_of(const Reported& reported) {
  return fmt::format("{}:{}:{}", one_line(reported.file), reported.place.line,
                     reported.place.column);
}

std::string summary_sentence(const Summary& summary, Messages& messages) {
  const std::string games = messages.text(
      "summary", {count("games", summary.games), count("clean", summary.clean),
                  count("repaired", summary.repaired), count("broken", summary.broken)});
  const std::string findings = messages.text(
      "summary-findings", {count("errors", summary.errors), count("warnings", summary.warnings),
                           count("notes", summary.notes)});
  return games + "; " + findings;
}

}  // namespace planilla
