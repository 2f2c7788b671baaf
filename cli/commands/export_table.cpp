// planilla export: games or half-moves as a table.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "archive/table/table_writer.h"
#include "collections/collection_run.h"
#include "command.h"
#include "options/report_settings.h"
#include "options/values.h"

namespace planilla::commands {

namespace {

class RowObserver : public GameObserver {
public:
  // `both`: games beside half-moves.
  RowObserver(TableKind kind, bool both) : kind_(kind), both_(both) {}
  void note(const Game& game, std::string_view, bool, std::string& notes) override {
    rows_.clear();
    if (both_) rows_of(TableKind::games, game, rows_);
    rows_of(kind_, game, rows_);
    const std::uint32_t file = game.source->file;
    notes.append(reinterpret_cast<const char*>(&file), sizeof file);
    for (const Row& row : rows_) pack_row(row, notes);
  }

private:
  const TableKind kind_;
  const bool both_;
  std::vector<Row> rows_;
};

void write_rows(const GamePart& part, std::string_view notes, const std::vector<std::string>& files,
                TableWriter& table, const TableWriter::Out& out) {
  std::uint32_t file = 0;
  notes.copy(reinterpret_cast<char*>(&file), sizeof file);
  notes.remove_prefix(sizeof file);
  while (!notes.empty()) {
    Row row = unpack_row(notes);
    row.insert(row.begin(), {files[file], std::to_string(part.number)});
    table.row(row, out);
  }
}

// Findings of a report in JSON lines.
void write_findings(std::string_view report, TableWriter& table) {
  while (!report.empty()) {
    const std::size_t end = std::min(report.find('\n'), report.size());
    const auto object = nlohmann::json::parse(report.substr(0, end));
    report.remove_prefix(std::min(end + 1, report.size()));
    Row row;
    for (const Column& column : finding_columns()) {
      const auto found = object.find(column.name);
      row.push_back(found == object.end() ? std::string()
                    : found->is_string()  ? found->get<std::string>()
                                          : found->dump());
    }
    table.finding(row);
  }
}

struct ExportSettings {
  CommonSettings common;
  ReadingSettings reading{.repair = "safe"};
  std::vector<std::string> inputs;
  std::string output, as = "csv";

  void add_options(OptionSet& options) {
    options.words(inputs);
    reading.add_options(options);
    options.group("Writing");
    options.add(
        {.name = "as", .text = "form of the table (csv)", .choices = {"csv", "jsonl", "sqlite"}},
        into(as));
    add_output(options, output, "instead of stdout; sqlite needs one");
  }
};

TableKind kind_of(const std::vector<std::string>& words) {
  const std::string word = words.empty() ? "" : words.front();
  if (word != "games" && word != "plies")
    throw UsageError("export: say what: games or plies; try: planilla export --help");
  return word == "games" ? TableKind::games : TableKind::plies;
}

int run_export(const ExportSettings& settings) {
  const TableKind kind = kind_of(settings.inputs);
  const std::vector<std::string> inputs(settings.inputs.begin() + 1, settings.inputs.end());
  const std::string& form = settings.as;
  const bool database = form == "sqlite";
  const bool both = database && kind == TableKind::plies;
  const auto observe = [kind, both] { return std::make_unique<RowObserver>(kind, both); };
  CollectionRun run(settings.common, settings.reading);
  if (database) run.tell_findings();
  if (settings.common.step != nullptr && settings.common.step->reads()) {
    run.read(inputs, observe, {});
    return 0;
  }
  if (form == "sqlite" && settings.output.empty())
    throw UsageError("export --as sqlite: name a file with --output");
  Outputs outputs;
  for (const std::string& input : inputs) outputs.protect(input);
  protect_plan(settings.common, outputs);
  ByteSink& sink = settings.output.empty()
                       ? outputs.standard_output()
                       : outputs.open(settings.output, "--output", Holds::report);
  const auto out = [&sink](std::string_view bytes) { sink.write(bytes); };
  const auto table = make_table_writer(form, kind);
  table->begin(out);
  run.read(inputs, observe, [&](const Output& output, const std::vector<std::string>& files) {
    for_each_part(output, [&](const GamePart& part, std::string_view notes) {
      write_rows(part, notes, files, *table, out);
    });
    if (database) write_findings(output.report, *table);
  });
  table->end(out);
  outputs.commit();
  return run.all_read() ? 0 : 2;
}

}  // namespace

// Not named after the command, which is a word of C++.
Command export_table() {
  return make_planned_command(
      {.name = "export",
       .summary = "games or half-moves as a table: csv, jsonl, sqlite",
       .usage = "planilla export games|plies [OPTION...] [INPUT...]",
       .about = "Games, or the half-moves of their main lines, as a table: a row each."},
      run_export);
}

}  // namespace planilla::commands
