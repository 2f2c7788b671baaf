// planilla export: games or half-moves as a table.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "archive/table/sqlite_table.h"
#include "archive/table/text_form.h"
#include "batch/framed_games.h"
#include "collections/collection_run.h"
#include "command.h"
#include "games/protected_files.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "output/reporting.h"
#include "text/framing/file_offset.h"
#include "write/findings/messages.h"
#include "write/findings/report_line.h"

namespace planilla::commands {

namespace {

// Notes of a game: its file and where it stands there, then its rows, as they are or, for a form of
// text, each as the text that stands behind the number of the game, with its size before it.
using Word = std::uint32_t;

using Offset = std::uint64_t;

void put_word(Word word, std::string& out) {
  out.append(reinterpret_cast<const char*>(&word), sizeof word);
}

Word take_word(std::string_view& notes) {
  Word word = 0;
  notes.copy(reinterpret_cast<char*>(&word), sizeof word);
  notes.remove_prefix(sizeof word);
  return word;
}

void put_place(const Game& game, std::string& notes) {
  put_word(game.source->file, notes);
  const Offset offset = offset_in_file(*game.source, game.extent.begin);
  notes.append(reinterpret_cast<const char*>(&offset), sizeof offset);
}

// What the file, or the member of an archive, is called.
std::string take_name(std::string_view& notes, const SourceNames& names) {
  const Word file = take_word(notes);
  Offset offset = 0;
  notes.copy(reinterpret_cast<char*>(&offset), sizeof offset);
  notes.remove_prefix(sizeof offset);
  return names.at(file, offset).name;
}

class RowObserver : public GameObserver {
public:
  // `text`: nullptr for a database.
  RowObserver(TableKind kind, const TextForm* text) : kind_(kind), text_(text) {}
  void note(const Game& game, const WrittenGame&, std::string& notes) override {
    rows_.clear();
    if (text_ == nullptr && kind_ == TableKind::plies) rows_of(TableKind::games, game, rows_);
    rows_of(kind_, game, rows_);
    put_place(game, notes);
    for (const Row& row : rows_) {
      if (text_ == nullptr)
        pack_row(row, notes);
      else
        put_text(row, notes);
    }
  }

private:
  void put_text(const Row& row, std::string& notes) {
    line_.clear();
    text_->append_row(row, line_);
    put_word(static_cast<Word>(line_.size()), notes);
    notes += line_;
  }

  const TableKind kind_;
  const TextForm* text_;
  std::vector<Row> rows_;
  std::string line_;
};

void insert_rows(const GamePart& part, std::string_view notes, const SourceNames& names,
                 SqliteTable& table) {
  const std::string name = take_name(notes, names);
  while (!notes.empty()) {
    Row row = unpack_row(notes);
    row.insert(row.begin(), {name, std::to_string(part.number)});
    table.row(row);
  }
}

// Puts the heads before what the workers made.
class TextRows {
public:
  explicit TextRows(const TextForm& form) : form_(form) {}

  // In `output` stand rows then, where games stand, and nothing is noted of them.
  void replace_games(Output& output, const SourceNames& names) {
    output.games.clear();
    output.frames.clear();
    for_each_part(output, [&](const GamePart& part, std::string_view notes) {
      append(part, notes, names, output.games);
      end_frame_piece(part.number, output.games.size(), output);
    });
    output.parts.clear();
    output.notes.clear();
  }

private:
  void append(const GamePart& part, std::string_view notes, const SourceNames& names,
              std::string& out) {
    std::string name = take_name(notes, names);
    if (name != name_ || head_.empty()) {
      name_ = std::move(name);
      head_.clear();
      form_.append_head(name_, head_);
    }
    const std::string number = std::to_string(part.number);
    while (!notes.empty()) {
      const Word size = take_word(notes);
      out.append(head_).append(number).append(notes.substr(0, size));
      notes.remove_prefix(size);
    }
  }

  const TextForm& form_;
  std::string name_;
  std::string head_;
};

// Findings of a report in JSON lines.
void insert_findings(std::string_view report, SqliteTable& table) {
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
  ReportSettings report;  // --fail-on alone

  void add_options(OptionSet& options) {
    options.words(inputs);
    reading.add_options(options);
    options.group("Writing");
    options.add(
        {.name = "as", .text = "form of the table (csv)", .choices = {"csv", "jsonl", "sqlite"}},
        into(as));
    add_output(options, output, "instead of stdout; sqlite needs one");
    add_fail_on(options, report.fail_on);
  }
};

TableKind kind_of(const std::vector<std::string>& words) {
  if (words.empty())
    throw UsageFault("export: ", "usage-export-what", {}, "planilla export --help");
  const std::string& word = words.front();
  if (word != "games" && word != "plies")
    throw UnknownName(NameKind::value, word, {"games", "plies"}, "export: ");
  return word == "games" ? TableKind::games : TableKind::plies;
}

// `sink`: nullptr in a step of a plan that reads.
void write_text(const ExportSettings& settings, const std::vector<std::string>& inputs,
                TableKind kind, CollectionRun& run, ByteSink* sink) {
  const auto form = make_text_form(settings.as, kind);
  TextRows rows(*form);
  std::optional<FramedSink> out;
  if (sink != nullptr) out.emplace(*sink, workers(settings.reading.jobs));
  std::string names;
  form->append_names(names);
  if (out) out->write(0, names);
  run.read(
      inputs, [&] { return std::make_unique<RowObserver>(kind, form.get()); },
      [&](const Output& output, const SourceNames&) { write_games(output, *out); },
      {.finish = [&](Output& output,
                     const SourceNames& called) { rows.replace_games(output, called); },
       .games_into = settings.output,
       .on_terminal = sink != nullptr && sink->is_terminal()});
  if (out) out->end();
}

void write_database(const std::vector<std::string>& inputs, TableKind kind, CollectionRun& run,
                    ByteSink* sink) {
  run.tell_findings();
  std::optional<SqliteTable> table;
  if (sink != nullptr) table.emplace(kind);
  run.read(
      inputs, [kind] { return std::make_unique<RowObserver>(kind, nullptr); },
      [&](const Output& output, const SourceNames& names) {
        for_each_part(output, [&](const GamePart& part, std::string_view notes) {
          insert_rows(part, notes, names, *table);
        });
        insert_findings(output.report, *table);
      });
  if (table) table->end([sink](std::string_view bytes) { sink->write(bytes); });
}

// Of some games the table does not hold what stands in the input.
void tell_summary(const ExportSettings& settings, const CollectionRun& run) {
  Messages messages(run.data(), settings.common.ui);
  ByteSink::to_stderr().write(summary_sentence(run.summary(), messages) + "\n");
}

int run_export(const ExportSettings& settings) {
  const TableKind kind = kind_of(settings.inputs);
  const std::vector<std::string> inputs(settings.inputs.begin() + 1, settings.inputs.end());
  const bool database = settings.as == "sqlite";
  CollectionRun run(settings.common, settings.reading);
  const auto write = [&](ByteSink* sink) {
    if (database)
      write_database(inputs, kind, run, sink);
    else
      write_text(settings, inputs, kind, run, sink);
  };
  if (settings.common.step != nullptr && settings.common.step->reads()) return write(nullptr), 0;
  if (database && settings.output.empty())
    throw UsageFault("export --as sqlite: ", "usage-name-output");
  Outputs outputs;
  protect_inputs(inputs, settings.common, outputs);
  write(settings.output.empty() ? &outputs.standard_output()
                                : &outputs.open(settings.output, "--output", Holds::report));
  const bool left = run.read_nothing() && outputs.leave_what_stands();
  outputs.commit();
  if (left) throw NothingRead("nothing was read");
  if (!run.all_read()) return 2;
  const int status = exit_status(settings.report, run.summary());
  if (status != 0 && !settings.common.quiet) tell_summary(settings, run);
  return status;
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
