// Pages about rules, from what stands in their files.
#include "checks/engine/document.h"

#include <fmt/format.h>
#include <unicode/messagepattern.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace planilla {

namespace {

void add_example(std::string& out, std::string_view title, std::string_view pgn) {
  if (pgn.empty()) return;
  fmt::format_to(std::back_inserter(out), "\n## {}\n\n```pgn\n{}\n```\n", title, pgn);
}

void add_laws(std::string& out, const Articles& laws, std::string_view law) {
  const std::array<std::pair<std::string_view, std::string_view>, 4> editions = {
      {{"1997", laws.y1997}, {"2009", laws.y2009}, {"2018", laws.y2018}, {"2023", laws.y2023}}};
  const auto none = [](const auto& edition) { return edition.second.empty(); };
  if (std::all_of(editions.begin(), editions.end(), none)) return;
  out += "\n## In the FIDE Laws of Chess\n";
  if (!law.empty()) fmt::format_to(std::back_inserter(out), "\n{}\n", law);
  out += "\n| Edition | Article |\n|---|---|\n";
  for (const auto& [year, article] : editions)
    if (!article.empty()) fmt::format_to(std::back_inserter(out), "| {} | {} |\n", year, article);
}

// What stands elsewhere in a finding than among its arguments.
bool is_field(std::string_view name) {
  constexpr std::array<std::string_view, 5> fields = {"written", "candidates", "suggestion", "move",
                                                      "fen"};
  return std::find(fields.begin(), fields.end(), name) != fields.end();
}

void add_arguments(std::string& out, const Check& check) {
  std::vector<std::string> names;
  for (const std::string_view text : {check.message, check.help}) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern pattern(icu::UnicodeString::fromUTF8(std::string(text)), nullptr,
                                      status);
    for (int i = 0; i < pattern.countParts(); ++i) {
      if (pattern.getPartType(i) != UMSGPAT_PART_TYPE_ARG_NAME) continue;
      std::string name;
      pattern.getSubstring(pattern.getPart(i)).toUTF8String(name);
      if (!is_field(name) && std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
    }
  }
  if (names.empty()) return;
  fmt::format_to(std::back_inserter(out), "\nArguments in a JSON report: `{}`.\n",
                 fmt::join(names, "`, `"));
}

}  // namespace

std::string rule_markdown(const Check& check) {
  std::string out = fmt::format("# {}\n\n{}. Group `{}`, {}, {} by default.\n", rule_id(check.rule),
                                check.title, group_name(check.group), severity_name(check.severity),
                                check.on_by_default ? "on" : "off");
  if (!check.why.empty()) fmt::format_to(std::back_inserter(out), "\n{}\n", check.why);
  add_example(out, "Found", check.bad);
  add_example(out, "Good", check.good);
  add_laws(out, check.laws, check.law);
  if (!check.pgn.empty())
    fmt::format_to(std::back_inserter(out), "\n## In the PGN standard\n\nSection {}.\n", check.pgn);
  add_arguments(out, check);
  return out;
}

std::string catalogue_markdown() {
  std::string out =
      "# Rules\n\n"
      "Everything that planilla can find, by group. `planilla explain RULE` shows the same pages.\n"
      "Written from the files of `lib/checks/`; where several rules would tell the same fault,\n"
      "[one speaks](precedence.md).\n";
  for (int g = static_cast<int>(Group::encoding); g <= static_cast<int>(Group::laws); ++g) {
    const auto group = static_cast<Group>(g);
    fmt::format_to(std::back_inserter(out),
                   "\n## {}\n\n| Rule | | Severity | Default |\n|---|---|---|---|\n",
                   group_name(group));
    for (const Check& check : all_checks())
      if (check.group == group)
        fmt::format_to(std::back_inserter(out), "| [{0}]({0}.md) | {1} | {2} | {3} |\n",
                       rule_id(check.rule), check.title, severity_name(check.severity),
                       check.on_by_default ? "on" : "off");
  }
  return out;
}

}  // namespace planilla
