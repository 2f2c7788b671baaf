// The rules whose findings are never summed, and the arguments that tell causes apart.
#include "checks/engine/cause.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/names.h"

namespace planilla {

namespace {

// Each is about one game, or says what was changed, though no error.
constexpr std::array<std::string_view, 15> own_story = {
    "cleaned-tag",     "crosstable-mismatch",  "illegal-move-stood", "not-chess",
    "not-text",        "result-against-board", "result-from-board",  "result-mismatch",
    "several-results", "termination-mismatch", "text-between-games", "truncated-input",
    "unplayed-moves",  "unread-text",          "unreadable-input"};

// Habits of whoever wrote the file: once is enough.
constexpr std::array<std::string_view, 9> habits = {"bad-round",
                                                    "control-character",
                                                    "homoglyph-in-move",
                                                    "missing-variation-move",
                                                    "null-move",
                                                    "needless-move-number",
                                                    "numbered-title",
                                                    "split-move",
                                                    "remark-in-parentheses"};

constexpr std::array<std::string_view, 5> telling = {"tag", "kind", "encoding", "languages",
                                                     "notation"};

constexpr std::uint32_t most_told = 5;

template <std::size_t size>
bool holds(const std::array<std::string_view, size>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Events and sites whose spellings differ in blanks, marks, capitals or accents only.
bool differs_in_marks(const Finding& finding) {
  const std::string_view rule = rule_id(finding.rule);
  if (rule != "event-spelt-several-ways" && rule != "site-spelt-several-ways") return false;
  std::string name, usual;
  for (const Argument& arg : finding.args) {
    const auto* value = std::get_if<std::string>(&arg.value);
    if (value == nullptr) continue;
    if (arg.name == "name") name = fold_name(*value);
    if (arg.name == "usual") usual = fold_name(*value);
  }
  return name == usual;
}

// A habit as a note only: a null move in a variation is one, in the main line it is none.
constexpr std::string_view as_note = "null-move";

bool is_habit(const Finding& finding, Severity severity) {
  const std::string_view rule = rule_id(finding.rule);
  if (differs_in_marks(finding)) return true;
  return holds(habits, rule) && (severity == Severity::note || rule != as_note);
}

// The letters of a file are those of its games: a fact of the file, not of one game.
constexpr std::string_view of_the_file = "language-found";

bool stands_for_itself(const Finding& finding, Severity severity) {
  if (severity == Severity::error || finding.applied || !finding.candidates.empty()) return true;
  if (rule_id(finding.rule) == of_the_file) return false;
  if (check_of(finding.rule).group == Group::laws) return true;
  return holds(own_story, rule_id(finding.rule));
}

// By how much a move number is off: of a number that is not the one expected.
void append_distance(const Finding& finding, std::string& out) {
  for (const Argument& arg : finding.args) {
    const auto* expected = std::get_if<std::int64_t>(&arg.value);
    if (arg.name != "expected" || expected == nullptr) continue;
    const std::string& written = finding.written;
    std::int64_t number = 0;
    if (std::from_chars(written.data(), written.data() + written.size(), number).ec == std::errc())
      out += std::to_string(number - *expected);
  }
}

}  // namespace

Cause cause_of(const Finding& finding, Severity severity) {
  if (stands_for_itself(finding, severity)) return {};
  std::string text(rule_id(finding.rule));
  text += severity_name(severity);
  for (const Argument& arg : finding.args) {
    const auto* value = std::get_if<std::string>(&arg.value);
    if (value != nullptr && holds(telling, arg.name)) (text += '\0') += *value;
  }
  append_distance(finding, text);
  if (differs_in_marks(finding)) text += "marks";
  return {std::max<std::uint64_t>(1, XXH3_64bits(text.data(), text.size())),
          is_habit(finding, severity) ? 1 : most_told};
}

}  // namespace planilla
