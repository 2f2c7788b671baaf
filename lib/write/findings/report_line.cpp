// Places and sums in words.
#include "write/findings/report_line.h"

#include <fmt/format.h>

#include <algorithm>

#include "write/findings/display.h"

namespace planilla {

namespace {

Argument count(std::string_view name, std::uint64_t value) {
  return {std::string(name), static_cast<std::int64_t>(value)};
}

}  // namespace

std::string place_of(const Reported& reported) {
  if (reported.game == 0) return one_line(reported.file);
  return fmt::format("{}:{}:{}", one_line(reported.file), reported.place.line,
                     reported.place.column);
}

std::string severity_word(Severity severity, Messages& messages) {
  return messages.text(std::string("severity-").append(severity_name(severity)));
}

std::string summary_sentence(const Summary& summary, Messages& messages) {
  const std::string games = messages.text(
      "summary", {count("games", summary.games), count("clean", summary.clean),
                  count("repaired", summary.repaired), count("broken", summary.broken)});
  const std::string findings = messages.text(
      "summary-findings", {count("errors", summary.errors), count("warnings", summary.warnings),
                           count("notes", summary.notes)});
  std::string out = games + "; " + findings;
  if (summary.known != 0)
    out += "; " + messages.text("summary-known", {count("findings", summary.known)});
  if (summary.skipped != 0)
    out += "; " + messages.text("summary-skipped", {count("files", summary.skipped)});
  if (summary.not_shown != 0)
    out += "; " + messages.text("summary-not-shown", {count("findings", summary.not_shown)});
  if (summary.destinations)
    out += "; " + messages.text("summary-destinations",
                                {count("written", summary.destinations->written),
                                 count("duplicates", summary.destinations->duplicates),
                                 count("bad", summary.destinations->bad),
                                 count("filtered", summary.destinations->filtered)});
  return out;
}

std::vector<std::pair<std::uint64_t, std::string>> by_frequency(const Summary& summary) {
  std::vector<std::pair<std::uint64_t, std::string>> out;
  for (const auto& [rule, count] : summary.rules) out.emplace_back(count, rule);
  std::stable_sort(out.begin(), out.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  return out;
}

std::string_view plain_path(std::string_view file) {
  while (file.size() > 2 && file.starts_with("./")) file.remove_prefix(2);
  return file;
}

}  // namespace planilla
