// Pages about rules, from what stands in their files.
#include "checks/engine/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
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

std::string type_of(const ArgumentInfo& argument) {
  switch (argument.type) {
    case ArgumentType::text:
      return "text";
    case ArgumentType::number:
      return "number";
    case ArgumentType::flag:
      return "`true`, `false`";
    case ArgumentType::word:
      break;
  }
  std::string out = "`";
  for (const char c : argument.words)
    if (c == ' ')
      out += "`, `";
    else
      out += c;
  return out + "`";
}

void add_arguments(std::string& out, std::span<const ArgumentInfo> arguments) {
  if (arguments.empty()) return;
  out +=
      "\n## Arguments in a JSON report\n\n"
      "| Name | Holds | Meaning |\n|---|---|---|\n";
  for (const ArgumentInfo& argument : arguments)
    fmt::format_to(std::back_inserter(out), "| `{}`{} | {} | {} |\n", argument.name,
                   argument.required && argument.group_required ? "" : ", if known",
                   type_of(argument), argument.meaning);
}

std::string toml_text(std::string_view text) {
  const bool lines = text.find('\n') != std::string_view::npos;
  const std::string quotes = lines ? "\"\"\"" : "\"";
  std::string out = quotes + (lines ? "\n" : "");
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + quotes;
}

void add_places(std::string& out, std::string_view files) {
  if (files.empty()) return;
  out += "\nDecided in";
  for (const char* separator = " `"; !files.empty(); separator = ", `") {
    const std::size_t end = std::min(files.find(' '), files.size());
    out.append(separator).append(files.substr(0, end)).append("`");
    files.remove_prefix(std::min(end + 1, files.size()));
  }
  out += ".\n";
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
  add_arguments(out, check.rule.info().arguments);
  add_places(out, check.decided_in);
  return out;
}

std::string catalogue_markdown(std::span<const Rule> rules) {
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
    for (const Rule rule : rules)
      if (const Check& check = check_of(rule); check.group == group)
        fmt::format_to(std::back_inserter(out), "| [{0}]({0}.md) | {1} | {2} | {3} |\n",
                       rule_id(rule), check.title, severity_name(check.severity),
                       check.on_by_default ? "on" : "off");
  }
  return out;
}

std::string english_messages(std::span<const Rule> rules) {
  std::string out =
      "# What the rules say, in English: copy this to locales/messages/rules/<tag>.toml and "
      "translate "
      "it.\n"
      "# ICU message patterns; their arguments are explained on the pages of docs/rules/.\n";
  for (const Rule rule : rules) {
    const Check& check = check_of(rule);
    fmt::format_to(std::back_inserter(out), "\n[rules.{}]\ntitle = {}\nmessage = {}\n",
                   rule_id(rule), toml_text(check.title), toml_text(check.message));
    if (!check.help.empty())
      fmt::format_to(std::back_inserter(out), "help = {}\n", toml_text(check.help));
  }
  return out;
}

}  // namespace planilla
