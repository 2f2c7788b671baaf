// Options to a job, the job to bytes, the summary to an exit status.
#include "run_games.h"

#include <ctime>
#include <optional>

#include "batch/game_worker.h"
#include "batch/sift.h"
#include "command.h"
#include "fen_option.h"
#include "folder_ignores.h"
#include "interview.h"
#include "progress.h"
#include "read_bytes.h"
#include "reporting.h"
#include "shared_data.h"

namespace planilla {

namespace {

// What is only suggested is not written; a check reads on behind it.
Repair repair_of(const Options& options, Writes writes) {
  if (options.repair == "safe") return Repair::safe;
  if (options.repair != "suggest") return Repair::off;
  return writes == Writes::report ? Repair::proceed : Repair::suggest;
}

StreamOptions stream_options(const Options& options) {
  StreamOptions stream;
  stream.shard = options.shard;
  stream.shards = options.shards;
  if (options.encoding != "auto") {
    stream.encoding = find_encoding(options.encoding);
    if (!stream.encoding)
      throw UsageError("--encoding: unknown character set '" + options.encoding + "'");
  }
  return stream;
}

ReadOptions read_options(const Options& options, Writes writes) {
  ReadOptions read;
  read.languages = options.languages;
  read.notation = options.notation;
  read.repair = repair_of(options, writes);
  read.keep_illegal = options.keep_illegal;
  read.tags = options.tags;
  read.fen = options.fen;
  return read;
}

std::vector<DrawClaim> draw_claims(const Options& options) {
  std::vector<DrawClaim> out;
  for (const std::string& text : options.claims) {
    const std::optional<DrawClaim> claim = parse_draw_claim(text);
    if (!claim)
      throw UsageError("--claim: '" + text +
                       "' is not like 'threefold at 41' or 'fifty at 75... with Kf2'");
    out.push_back(*claim);
  }
  return out;
}

int today() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  return (utc.tm_year + 1900) * 10000 + (utc.tm_mon + 1) * 100 + utc.tm_mday;
}

bool compares_games(const Selection& selection) {
  for (const Check& check : all_checks())
    if (check.across && selection.on(check.rule)) return true;
  return false;
}

// Every file the run reads, so that no output takes the place of one. A baseline may be read and
// written anew: it is read to its end first.
void protect_inputs(Outputs& outputs, const Options& options, const std::vector<InputFile>& files) {
  for (const InputFile& file : files) outputs.protect(file.path);
  outputs.protect(options.config.empty() ? "planilla.toml" : options.config);
  if (options.baseline != options.write_baseline && !options.baseline.empty())
    outputs.protect(options.baseline);
}

// The outputs of a run: the games (or none), the report, the baseline (or none).
struct Sinks {
  ByteSink* games = nullptr;
  ByteSink* report = nullptr;
  ByteSink* baseline = nullptr;
};

Sinks open_sinks(Outputs& outputs, const Options& options, Writes writes) {
  Sinks sinks;
  const bool games = writes == Writes::games;
  const Holds held = games && !options.diff ? Holds::games : Holds::report;
  ByteSink* const main = options.output.empty() ? &outputs.standard_output()
                                                : &outputs.open(options.output, "--output", held);
  (games ? sinks.games : sinks.report) = main;
  if (games)
    sinks.report = options.report.empty()
                       ? &outputs.standard_error()
                       : &outputs.open(options.report, "--report", Holds::report);
  if (!options.write_baseline.empty())
    sinks.baseline = &outputs.open(options.write_baseline, "--write-baseline", Holds::report);
  return sinks;
}

// `planilla check -o games.pgn </dev/null`: the file was meant to be read.
void refuse_empty_input(const Outputs& outputs, const Options& options, const Summary& summary) {
  if (options.inputs.empty() && summary.bytes == 0 && outputs.replaces_anything())
    throw OutputRefused(
        "standard input is empty; the files named for the output are left as they were");
}

}  // namespace

int run_games(const Options& options, Writes writes) {
  const std::vector<InputFile> files = expand_inputs(options.inputs);
  Outputs outputs;
  protect_inputs(outputs, options, files);
  const Sinks sinks = open_sinks(outputs, options, writes);
  const Data data = load_data(options);
  const Notations notations(data);
  Messages messages(data, options.ui);
  if (options.fen) position_of_fen(*options.fen, messages);
  const Selection selection = selection_of(options, data);
  GameJob job;
  job.data = &data;
  job.notations = &notations;
  job.selection = &selection;
  job.stream = stream_options(options);
  job.read = read_options(options, writes);
  job.checks.today = today();
  job.checks.laws = find_edition(options.laws);  // none for "auto"
  job.checks.claims = draw_claims(options);
  job.ui = options.ui;
  job.color = wants_color(options, *sinks.report);
  job.keys = !options.baseline.empty() || !options.write_baseline.empty();
  job.report = &report_format(options);
  job.diff = options.diff;
  if (sinks.games != nullptr && !options.diff) job.to = options.to;
  if (options.mark_repairs) job.marks = RepairMarks::comments;
  Together together;
  if (sinks.games == nullptr && compares_games(selection)) job.together = &together;
  if (!options.games.ranges.empty())
    job.wants = [&options](std::uint64_t number) { return options.games.holds(number); };

  for (const InputFile& file : files) job.files.push_back(file.name);
  if (options.interactive) job.read.answers = interview(options, files, notations, data, job.read);
  FolderIgnores ignores(options.folder_ignores, selection);
  if (!options.folder_ignores.empty())
    for (const InputFile& file : files) job.by_file.push_back(ignores.of(file.path));
  GameStream stream(files, job.stream);
  job.converted_before = [&stream](std::uint32_t file) { return stream.converted_before(file); };

  const std::unique_ptr<ReportFormat> report =
      job.report->make({&messages, job.color, job.files, &data});
  std::string bytes;
  if (options.statistics && !report->statistics({}, bytes))
    throw UsageError("--statistics: not in the format " + options.format);
  Baseline known, noted;
  SiftOptions sifting{.most = options.max_findings};
  if (options.statistics) sifting.detail = Detail::statistics;
  if (!options.baseline.empty())
    known = Baseline::parse(read_bytes(options.baseline), options.baseline), sifting.known = &known;
  if (!options.write_baseline.empty()) sifting.noted = &noted;
  Sift sift(*report, sifting);
  Progress progress(options, stream);
  const auto flush = [&] {
    sinks.report->write(bytes);
    bytes.clear();
  };
  std::optional<std::uint32_t> diffed;  // the file whose repairs were written last
  const auto write = [&](Output& output) {
    const bool same_file = output.diff.first && output.diff.first == diffed;
    if (output.diff.last) diffed = output.diff.last;
    if (sinks.games != nullptr)
      sinks.games->write(std::string_view(output.games).substr(same_file ? output.diff.header : 0));
    sift.take(output, bytes);
    flush();
    progress.update(sift.summary());
  };
  bytes.clear();
  sift.begin(bytes);
  flush();
  run(
      stream, options.jobs, [&] { return make_game_worker(job); }, write);
  Output across;
  tell_across(job, across);
  write(across);
  progress.done();
  sift.end(bytes);
  flush();
  if (sinks.baseline != nullptr) sinks.baseline->write(noted.text());
  refuse_empty_input(outputs, options, sift.summary());
  outputs.commit();
  return exit_status(options, sift.summary());
}

}  // namespace planilla
