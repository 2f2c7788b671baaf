// planilla reconcile: two scoresheets of one game, or more: where they differ, and the game they
// agree on.
#include <algorithm>
#include <optional>

#include "batch/report_filter.h"
#include "command.h"
#include "game/reconcile/agreement.h"
#include "games/fen_option.h"
#include "games/protected_files.h"
#include "games/selection_of.h"
#include "options/known_names.h"
#include "options/values.h"
#include "output/output.h"
#include "output/reporting.h"
#include "output/terminal.h"
#include "reconcile/evidence.h"
#include "reconcile/read_sheets.h"
#include "reconcile/reconciled.h"
#include "reconcile/sides_page.h"

namespace planilla::commands {

namespace {

struct ReconcileSettings {
  CommonSettings common;
  std::vector<std::string> sheets;
  SheetSettings reading;
  RuleSettings rules;
  ReportSettings report;
  std::string to = "en", output, report_file;
  std::optional<std::string> final_position;
  std::vector<std::string> played;
  std::vector<std::pair<std::string, std::string>> known;
  bool retrace = false;

  void add_options(OptionSet& options) {
    options.words(sheets);
    options.group("Comparing");
    options.add({.name = "retrace",
                 .text = "only up to the last move that all sheets have alike (Laws, E.2.7)"},
                into(retrace));
    options.add({.name = "played",
                 .value = "MOVE",
                 .text = "a move that is known, in English letters: 12.d4, 12...Nf6",
                 .repeats = true},
                into(played));
    options.add({.name = "known",
                 .value = "NAME=VALUE",
                 .text = "a tag, or the result, where the sheets differ: Result=1/2-1/2",
                 .repeats = true},
                pairs_into(known));
    options.add(
        {.name = "final-position",
         .value = "FEN",
         .text = "where the pieces stood in the end: of several readings those that end so"},
        into(final_position));
    reading.add_options(options);
    options.group("Writing");
    options.add({.name = "to",
                 .letter = 't',
                 .value = "TAG",
                 .text = "piece letters of the PGN written (en, es, ..., figurine), or uci, lan",
                 .names = NameKind::game_form},
                into(to));
    add_output(options, output, "instead of stdout; appears only when complete");
    options.add({.name = "report",
                 .value = "FILE",
                 .text = "findings there instead of stderr",
                 .writes_file = true},
                into(report_file));
    rules.add_options(options);
    report.add_options(options);
  }
};

Summary write_report(const ReconcileSettings& settings, const Data& data, const ReadSheets& sheets,
                     const Agreement& agreement, const Reconciled& game, ByteSink& out) {
  const Selection selection = selection_of(settings.rules, data);
  const ReportFormatEntry& entry = report_format(settings.report);
  Messages messages(data, settings.common.ui);
  std::vector<std::string> files;
  for (const auto& sheet : sheets) files.push_back(sheet->name);
  const std::unique_ptr<ReportFormat> report =
      entry.make({&messages, terminal_of(settings.report, out), files, &data,
                  settings.report.fail_on, job_summary()});
  ReportFilterOptions sifting;
  if (settings.common.quiet && settings.report_file.empty()) make_quiet(sifting);
  ReportFilter sift(*report, sifting);
  std::string bytes;
  sift.begin(bytes);
  std::vector<Output> outputs;
  for (std::size_t i = 0; i < sheets.size(); ++i)
    outputs.push_back(rendered(*sheets[i], i, game.findings()[i], selection, *report));
  count_game(outputs, agreement);
  for (Output& output : outputs) sift.take(std::move(output), bytes);
  sift.end(bytes);
  if (settings.report.format == "html")
    bytes =
        sides_page({sheets, agreement, game.findings(), selection}, sift.summary(), data, messages);
  out.write(bytes);
  return sift.summary();
}

int run_reconcile(const ReconcileSettings& settings) {
  const Data data = load_data(settings.common);
  const Notations notations(data);
  const std::string to = game_form(settings.to, notations);
  Messages messages(data, settings.common.ui);
  if (settings.reading.fen) position_of_fen(*settings.reading.fen, messages);
  const ReadSheets sheets = read_sheets(settings.sheets, settings.reading, notations);
  std::vector<SheetLine> lines;
  for (const auto& sheet : sheets) lines.push_back(sheet->line);
  Slips slips(notations);
  std::optional<Position> final;
  if (settings.final_position) {
    final = final_position(*settings.final_position);
    if (!final) final = position_of_fen(*settings.final_position, messages, "--final-position");
  }
  const Position& start = sheets[0]->game.start;
  Evidence evidence{.final = final ? &*final : nullptr};
  for (const std::string& move : settings.played) evidence.played.insert(known_move(move, start));
  const SettledTags known = settled_tags(settings.known);
  const Agreement game = agree(lines, start, slips, notations, evidence);
  const std::size_t plies = settings.retrace ? static_cast<std::size_t>(game.same_to) : game.proved;
  const Reconciled reconciled(sheets, game, known, plies);
  Outputs outputs;
  protect_inputs(settings.sheets, settings.common, outputs);
  ByteSink& out = settings.output.empty() ? outputs.standard_output()
                                          : outputs.open(settings.output, "--output", Holds::games);
  ByteSink& report = settings.report_file.empty()
                         ? outputs.standard_error()
                         : outputs.open(settings.report_file, "--report", Holds::report);
  out.write(written(reconciled.pgn(plies), to, notations));
  const Summary summary = write_report(settings, data, sheets, game, reconciled, report);
  outputs.commit();
  return exit_status(settings.report, summary);
}

}  // namespace

Command reconcile() {
  return make_command(
      {.name = "reconcile",
       .summary = "scoresheets of one game: where they differ, and the game they agree on",
       .usage = "planilla reconcile [OPTION...] SHEET SHEET...",
       .about = "Compares scoresheets of one game, in whatever languages, and writes the game on "
                "which they agree as\n"
                "PGN to stdout; where they differ is told on stderr. What nothing decides is an "
                "error, and asked."},
      run_reconcile);
}

}  // namespace planilla::commands
