// Settings to a job, the job to bytes, the summary to an exit status.
#include "games/run_games.h"

#include <ctime>
#include <map>
#include <optional>

#include "batch/game_worker.h"
#include "batch/input_findings.h"
#include "batch/report_filter.h"
#include "collections/game_filter.h"
#include "collections/game_sorter.h"
#include "games/fen_option.h"
#include "games/folder_ignores.h"
#include "games/read_bytes.h"
#include "games/selection_of.h"
#include "games/streaming.h"
#include "interview/interview.h"
#include "options/known_names.h"
#include "output/output.h"
#include "output/progress.h"
#include "output/reporting.h"

namespace planilla {

namespace {

// True if a rule is on that may have to do with how a game is read.
bool looks_at_moves(const Selection& selection) {
  for (const Check& check : all_checks())
    if (selection.on(check.rule) && check.group != Group::archive && check.group != Group::tags &&
        check.group != Group::encoding)
      return true;
  return false;
}

// What is only suggested is not written; a check reads on behind it.
Repair repair_of(const std::string& repair, Writes writes) {
  if (repair == "safe") return Repair::safe;
  if (repair == "guess") return Repair::guess;
  if (repair != "suggest") return Repair::off;
  return writes == Writes::report ? Repair::proceed : Repair::suggest;
}

StreamOptions stream_options(const ReadingSettings& settings) {
  StreamOptions stream = streaming_of(settings.sheet.encoding);
  stream.shard = settings.shard;
  stream.shards = settings.shards;
  return stream;
}

ReadOptions read_options(const ReadingSettings& settings, Writes writes,
                         const Notations& notations) {
  const SheetSettings& sheet = settings.sheet;
  require_notation(sheet.notation, notations);
  ReadOptions read;
  read.languages = language_tags(sheet.languages, notations.languages(), "");
  read.notation = sheet.notation;
  read.repair = repair_of(settings.repair, writes);
  read.keep_illegal = settings.keep_illegal;
  read.tags = sheet.tags;
  read.fen = sheet.fen;
  return read;
}

std::vector<DrawClaim> draw_claims(const std::vector<std::string>& claims) {
  std::vector<DrawClaim> out;
  for (const std::string& text : claims) {
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
void protect_inputs(Outputs& outputs, const CommonSettings& common,
                    const BaselineSettings& baselines, const std::vector<InputFile>& files) {
  for (const InputFile& file : files) outputs.protect(file.path);
  if (!common.config.empty()) outputs.protect(common.config);
  if (baselines.baseline != baselines.write_baseline && !baselines.baseline.empty())
    outputs.protect(baselines.baseline);
}

// The outputs of a run: the games (or none), the report, the baseline (or none).
struct Sinks {
  ByteSink* games = nullptr;
  ByteSink* report = nullptr;
  ByteSink* baseline = nullptr;
};

Sinks open_sinks(Outputs& outputs, const GamesExtras& extras, const std::string& baseline) {
  Sinks sinks;
  const bool games = extras.writes == Writes::games;
  const Holds held = games && !extras.diff ? Holds::games : Holds::report;
  if (extras.sorting == nullptr) {
    ByteSink* const main = extras.output.empty() ? &outputs.standard_output()
                                                 : &outputs.open(extras.output, "--output", held);
    (games ? sinks.games : sinks.report) = main;
  }
  if (games)
    sinks.report = extras.report.empty() ? &outputs.standard_error()
                                         : &outputs.open(extras.report, "--report", Holds::report);
  if (!baseline.empty())
    sinks.baseline = &outputs.open(baseline, "--write-baseline", Holds::report);
  return sinks;
}

// The findings of a run, as they are shown.
class Telling {
public:
  Telling(const CommonSettings& common, const GamesSettings& settings, const GamesExtras& extras,
          ReportFormat& report)
      : sift_(report, options_of(common, settings, extras)) {}

  ReportFilter& sift() { return sift_; }
  const Baseline& noted() const { return noted_; }

private:
  ReportFilterOptions options_of(const CommonSettings& common, const GamesSettings& settings,
                                 const GamesExtras& extras) {
    const BaselineSettings& baselines = settings.baselines;
    ReportFilterOptions out = sifting_of(extras.limits);
    if (common.quiet && extras.writes == Writes::games && extras.report.empty()) make_quiet(out);
    if (!baselines.baseline.empty()) {
      known_ = Baseline::parse(read_bytes(baselines.baseline), baselines.baseline);
      out.known = &known_;
    }
    if (!baselines.write_baseline.empty()) out.noted = &noted_;
    return out;
  }

  Baseline known_, noted_;
  ReportFilter sift_;
};

// `planilla check -o games.pgn </dev/null`: the file was meant to be read.
void refuse_empty_input(const Outputs& outputs, const GamesSettings& settings,
                        const Summary& summary) {
  if (settings.inputs.empty() && summary.bytes == 0 && outputs.replaces_anything())
    throw OutputRefused(
        "standard input is empty; the files named for the output are left as they were");
}

// What of the job depends on nothing but the settings.
GameJob job_of(const CommonSettings& common, const GamesSettings& settings,
               const GamesExtras& extras, const Notations& notations) {
  const BaselineSettings& baselines = settings.baselines;
  GameJob job;
  job.notations = &notations;
  job.stream = stream_options(settings.reading);
  job.read = read_options(settings.reading, extras.writes, notations);
  job.checks.today = today();
  job.checks.laws = laws_of_games(settings.reading.laws);
  job.checks.no_draw_before = static_cast<int>(extras.no_draw_before);
  job.checks.claims = draw_claims(extras.claims);
  job.ui = common.ui;
  job.keys = !baselines.baseline.empty() || !baselines.write_baseline.empty();
  job.report = &report_format(settings.report);
  job.diff = extras.diff;
  if (extras.writes == Writes::games && !extras.diff) job.to = game_form(extras.to, notations);
  if (extras.mark_repairs) job.marks = RepairMarks::comments;
  if (const GameRanges& games = settings.reading.games; !games.ranges.empty())
    job.wants = [&games](std::uint64_t number) { return games.holds(number); };
  return job;
}

// Runs the job; everything is written but what stands in the files that are not committed yet.
// `passed_over`: files of folders that are not read. `sorter`: takes the games, or nullptr.
void write_games(const GameJob& job, const GamesSettings& settings, GameStream& stream,
                 std::uint64_t passed_over, ReportFilter& sift, const Sinks& sinks,
                 GameSorter* sorter) {
  std::string bytes;
  Progress progress(settings.reading.progress, stream);
  const auto flush = [&] {
    sinks.report->write(bytes);
    bytes.clear();
  };
  std::map<std::uint32_t, std::uint64_t> games_of_files;
  std::optional<std::uint32_t> diffed;  // the file whose repairs were written last
  const auto write = [&](Output& output) {
    const bool same_file = output.diff.first && output.diff.first == diffed;
    if (output.diff.last) diffed = output.diff.last;
    if (sinks.games != nullptr)
      sinks.games->write(std::string_view(output.games).substr(same_file ? output.diff.header : 0));
    for (const auto& [file, games] : output.games_of_files) games_of_files[file] += games;
    if (sorter != nullptr) sorter->take(output);
    sift.take(output, bytes);
    flush();
    progress.update(sift.summary());
  };
  sift.begin(bytes);
  flush();
  run(
      stream, workers(settings.reading.jobs), [&] { return make_game_worker(job); }, write);
  Output across, of_files;
  tell_across(job, across);
  write(across);
  tell_inputs(job, stream.faults(), games_of_files, of_files);
  of_files.summary.skipped = stream.passed_over() + (settings.reading.shard == 1 ? passed_over : 0);
  write(of_files);
  progress.done();
  if (sorter != nullptr) sift.sorted(sorter->finish(job.files));
  sift.end(bytes);
  flush();
}

}  // namespace

void GamesSettings::add_reading(OptionSet& options) {
  options.words(inputs);
  reading.add_options(options);
}

void GamesSettings::add_reporting(OptionSet& options) {
  rules.add_options(options);
  baselines.add_options(options);
  report.add_options(options);
}

int run_games(const CommonSettings& common, const GamesSettings& settings,
              const GamesExtras& extras) {
  const ReadingSettings& reading = settings.reading;
  const BaselineSettings& baselines = settings.baselines;
  const InputList inputs = list_inputs(settings.inputs);
  const std::vector<InputFile>& files = inputs.files;
  Outputs outputs;
  protect_inputs(outputs, common, baselines, files);
  const Sinks sinks = open_sinks(outputs, extras, baselines.write_baseline);
  const Data data = load_data(common);
  const Notations notations(data);
  Messages messages(data, common.ui);
  if (reading.sheet.fen) position_of_fen(*reading.sheet.fen, messages);
  const Selection selection = selection_of(settings.rules, data);
  GameJob job = job_of(common, settings, extras, notations);
  job.data = &data;
  job.selection = &selection;
  if (extras.writes == Writes::report && !looks_at_moves(selection))
    job.read.repair = Repair::off;  // it would not be told
  job.color = wants_color(settings.report, *sinks.report);
  Together together;
  if (extras.writes == Writes::report && compares_games(selection)) job.together = &together;
  for (const InputFile& file : files) job.files.push_back(file.name);
  if (extras.interactive) {
    const InterviewSettings asking{common.ui, streaming_of(reading.sheet.encoding), job.wants};
    job.read.answers = interview(asking, files, notations, data, job.read);
  }
  FolderIgnores ignores(baselines.folder_ignores, selection);
  if (!baselines.folder_ignores.empty())
    for (const InputFile& file : files) job.by_file.push_back(ignores.of(file.path));
  const std::optional<Filter> filter = filter_of(reading.where, notations);
  if (filter) job.observer = [&filter] { return make_filter_observer(*filter); };
  std::optional<EditsOption> edits;
  std::optional<GameSorter> sorter;
  if (extras.sorting != nullptr) {
    edits.emplace(*extras.sorting, data, notations);
    sorter.emplace(*extras.sorting, outputs, filter ? &*filter : nullptr, *edits,
                   workers(reading.jobs));
    job.observer = [&sorter] { return sorter->observer(); };
    job.keeps_all = true;
  }
  GameStream stream(files, job.stream);
  job.converted_before = [&stream](std::uint32_t file) { return stream.converted_before(file); };

  const std::unique_ptr<ReportFormat> report =
      job.report->make({&messages, job.color, job.files, &data, job_summary()});
  if (std::string tried; extras.limits.statistics && !report->statistics({}, tried))
    throw UsageError("--statistics: not in the format " + settings.report.format);
  Telling telling(common, settings, extras, *report);
  write_games(job, settings, stream, inputs.passed_over, telling.sift(), sinks,
              sorter ? &*sorter : nullptr);
  if (sinks.baseline != nullptr) sinks.baseline->write(telling.noted().text());
  refuse_empty_input(outputs, settings, telling.sift().summary());
  outputs.commit();
  if (costs_the_job(stream.faults())) {
    ByteSink::to_stderr().write(untold_faults(job, stream.faults()));
    return 2;
  }
  return exit_status(settings.report, telling.sift().summary());
}

}  // namespace planilla
