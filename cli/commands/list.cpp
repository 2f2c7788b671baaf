// planilla list: what there is: languages, notations, checks, formats, laws.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "checks/engine/check.h"
#include "checks/engine/other_severities.h"
#include "command.h"
#include "games/written_answer.h"
#include "laws/edition.h"
#include "notation/read/notations.h"
#include "options/option_table.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "write/findings/messages.h"
#include "write/findings/report_format.h"
#include "write/pgn/game_format.h"

namespace planilla::commands {

namespace {

using Json = nlohmann::ordered_json;

// Rows of named texts: printed as a table, or as JSON.
struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
};

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  return fmt::format("{}", fmt::join(parts, separator));
}

std::string_view confidence_name(Confidence confidence) {
  return confidence == Confidence::high     ? "high"
         : confidence == Confidence::medium ? "medium"
                                            : "low";
}

Table languages(const Notations& notations) {
  Table table{{"tag", "name", "native", "script", "king", "queen", "rook", "bishop", "knight",
               "pawn", "confidence"},
              {}};
  for (const Language& language : notations.languages().all()) {
    std::vector<std::string> row = {language.tag, language.name, language.native_name,
                                    language.script};
    for (const Role role : {king, queen, rook, bishop, knight, pawn})
      row.push_back(join(language.symbols[role], " "));
    row.emplace_back(confidence_name(language.confidence));
    table.rows.push_back(row);
  }
  return table;
}

Table grammars(const Notations& notations) {
  Table table{{"name", "title", "example"}, {}};
  for (const GrammarInfo& g : notations.grammars())
    table.rows.push_back({g.name, g.title, g.example});
  return table;
}

Table checks(Messages& messages) {
  Table table{{"rule", "group", "severity", "also", "default", "title"}, {}};
  for (const Check& check : all_checks()) {
    std::vector<std::string> also;
    for (const Severity one : other_severities(check.rule)) also.emplace_back(severity_name(one));
    table.rows.push_back({std::string(rule_id(check.rule)), std::string(group_name(check.group)),
                          std::string(severity_name(check.severity)), join(also, ", "),
                          check.on_by_default ? "on" : "off", messages.title(check.rule)});
  }
  std::stable_sort(table.rows.begin(), table.rows.end(),
                   [](const auto& a, const auto& b) { return a[1] < b[1]; });
  return table;
}

Table formats() {
  Table table{{"format", "kind", "description"}, {}};
  for (const ReportFormatEntry& entry : all_report_formats())
    table.rows.push_back({std::string(entry.name), "report", std::string(entry.description)});
  for (const GameFormatEntry& entry : all_game_formats())
    table.rows.push_back({std::string(entry.name), "games", std::string(entry.description)});
  return table;
}

Table laws() {
  Table table{{"edition", "from", "until"}, {}};
  for (const Edition one : all_editions())
    table.rows.push_back(
        {std::string(edition_name(one)), std::string(first_day(one)), std::string(last_day(one))});
  return table;
}

// Columns by code points: good enough for the scripts that name pieces.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string as_text(const Table& table) {
  std::vector<std::size_t> widths;
  for (const std::string& column : table.columns) widths.push_back(width(column));
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  std::string out;
  const auto line = [&](const std::vector<std::string>& row) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i)
      text += row[i] + std::string(widths[i] + 2 - width(row[i]), ' ');
    text.erase(text.find_last_not_of(' ') + 1);
    out += text + "\n";
  };
  line(table.columns);
  for (const auto& row : table.rows) line(row);
  return out;
}

std::string as_json(const Table& table) {
  Json all = Json::array();
  for (const auto& row : table.rows) {
    Json object;
    for (std::size_t i = 0; i < row.size(); ++i) object[table.columns[i]] = row[i];
    all.push_back(object);
  }
  return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

// A row for each option of each command.
Table options() {
  Table table{{"command", "option", "letter", "value", "config", "text"}, {}};
  for (const OptionRow& row : option_table())
    table.rows.push_back({std::string(row.command), "--" + row.option.name,
                          row.option.letter == 0 ? "" : std::string("-") + row.option.letter,
                          row.option.value,
                          !row.option.in_config       ? "no"
                          : row.option.needs_naming() ? "named file only"
                                                      : "yes",
                          row.option.text});
  return table;
}

const std::vector<std::string> things = {"languages", "notations", "checks",
                                         "formats",   "laws",      "options"};

struct ListSettings {
  CommonSettings common;
  std::vector<std::string> what;
  std::string format = "text", output;

  void add_options(OptionSet& options) {
    options.words(what);
    options.group("Output");
    options.add(
        {.name = "format", .letter = 'f', .text = "table or JSON", .choices = {"text", "json"}},
        into(format));
    add_output(options, output, "instead of stdout");
  }
};

Table table_of(const std::string& what, const CommonSettings& common) {
  if (what == "formats") return formats();
  if (what == "laws") return laws();
  if (what == "options") return options();
  const Data data = load_data(common);
  if (what == "checks") {
    Messages messages(data, common.ui);
    return checks(messages);
  }
  const Notations notations(data);
  if (what == "languages") return languages(notations);
  if (what == "notations") return grammars(notations);
  throw UnknownName(NameKind::value, what, things, "list: ");
}

int run_list(const ListSettings& settings) {
  if (settings.what.size() != 1)
    throw UsageFault("list: ", "usage-list-what",
                     {{"names", fmt::format("{}", fmt::join(things, ", "))}});
  const Table table = table_of(settings.what[0], settings.common);
  write_answer(settings.format == "json" ? as_json(table) : as_text(table), settings.output, {},
               settings.common);
  return 0;
}

}  // namespace

Command list() {
  return make_command({.name = "list",
                       .summary = "languages, notations, checks, formats, laws, options",
                       .usage = "planilla list languages|notations|checks|formats|laws|options",
                       .about = "Lists what there is."},
                      run_list);
}

}  // namespace planilla::commands
