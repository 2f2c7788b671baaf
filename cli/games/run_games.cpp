// The job to bytes, the summary to an exit status.
#include "games/run_games.h"

#include <unistd.h>

#include <map>
#include <optional>

#include "batch/framed_games.h"
#include "batch/game_worker.h"
#include "batch/input_findings.h"
#include "batch/report_filter.h"
#include "collections/game_sorter.h"
#include "games/prepared_job.h"
#include "games/protected_files.h"
#include "games/read_bytes.h"
#include "games/resumed_run.h"
#include "games/shard_of.h"
#include "games/streaming.h"
#include "interview/answer_file.h"
#include "interview/interview.h"
#include "options/known_names.h"
#include "output/counts_so_far.h"
#include "output/output.h"
#include "output/progress.h"
#include "output/reporting.h"
#include "output/terminal.h"
#include "plan/plan_step.h"

namespace planilla {

namespace {

// Every file the run reads, so that no output takes the place of one. A baseline may be read and
// written anew: it is read to its end first.
void protect_files(Outputs& outputs, const CommonSettings& common,
                   const BaselineSettings& baselines, const GamesExtras& extras,
                   const std::vector<InputFile>& files) {
  for (const InputFile& file : files) outputs.protect(file.path);
  protect_common(common, outputs);
  if (baselines.baseline != baselines.write_baseline && !baselines.baseline.empty())
    outputs.protect(baselines.baseline);
  if (!extras.answers.empty()) outputs.protect(extras.answers);
  if (extras.sorting && !extras.sorting->names.empty()) outputs.protect(extras.sorting->names);
  if (extras.resumes && !extras.output.empty())
    outputs.reserve(ResumedRun::path_beside(extras.output), "--resume");
}

// What the file that --answers names says of the moves, and of how the sheet is to be read.
void take_answers(const GamesExtras& extras, const std::vector<InputFile>& files,
                  const Notations& notations, ReadOptions& read) {
  if (files.size() != 1) throw UsageFault("--answers: ", "usage-answers-one-file");
  if (extras.interactive) throw UsageFault("--answers: ", "usage-answers-interactive");
  const AnswerFile file = AnswerFile::named(extras.answers);
  const KeptAnswers& kept = file.kept();
  for (const KeptAnswer& one : kept.answers)
    read.answers.push_back({0, one.line, one.ply, one.answer});
  if (read.languages.empty())
    read.languages = language_tags(kept.languages, notations.languages(), extras.answers + ": ");
  read.keep_illegal |= kept.keep_illegal;
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
      known_ = Baseline::parse(read_unpacked(baselines.baseline), baselines.baseline);
      out.known = &known_;
    }
    if (!baselines.write_baseline.empty()) out.noted = &noted_;
    return out;
  }

  Baseline known_, noted_;
  ReportFilter sift_;
};

// No game came, and none was left out because somebody asked for others: a name with a slip in it,
// an empty folder, `planilla check -o games.pgn </dev/null`.
bool read_nothing(const GamesSettings& settings, const Summary& summary,
                  const std::vector<StreamFault>& faults) {
  const ReadingSettings& reading = settings.reading;
  if (summary.games != 0) return false;
  if (!faults.empty()) return true;
  return reading.shards == 1 && reading.games.ranges.empty() && reading.where.empty();
}

// A report that was to go into a file may be left out too: what it said of the input is told here.
[[noreturn]] void tell_left(const GameJob& job, const GamesSettings& settings,
                            const GamesExtras& extras, const std::vector<StreamFault>& faults) {
  const bool seen = extras.writes == Writes::games ? extras.report.empty() : extras.output.empty();
  ByteSink::to_stderr().write(seen ? untold_faults(job, faults) : fault_lines(job, faults));
  throw NothingRead(settings.inputs.empty() ? "standard input is empty" : "nothing was read");
}

// Where the games come from: a stream, or the parts of a plan.
struct Games {
  GameStream& stream;
  std::uint64_t passed_over = 0;   // files of folders that are not read
  const PlanStep* step = nullptr;  // nullptr: the stream
  ResumedRun* resumed = nullptr;   // before the stream what an interrupted run made; nullptr: none
  Messages* messages =
      nullptr;  // of a report for people, who may be told more; nullptr: it is none
};

// Gives the outputs of the job to `write`, from workers or from parts.
PlanEnds make_outputs(const GameJob& job, const GamesSettings& settings, const Games& games,
                      const Sink& write) {
  const ReadingSettings& reading = settings.reading;
  if (games.step != nullptr) return games.step->replay(write, {});
  GameStream& stream = games.stream;
  if (games.resumed != nullptr) {
    games.resumed->read(job, stream, workers(reading.jobs), write);
    PlanEnds ends = games.resumed->ends(stream);
    ends.passed_over += games.passed_over;
    return ends;
  }
  run(
      stream, workers(reading.jobs), [&] { return make_game_worker(job); }, write);
  return {stream.faults(), stream.passed_over() + (reading.shard == 1 ? games.passed_over : 0)};
}

// Where the games of a run are written one after another, or, with --diff, their repairs.
class GamesOutput {
public:
  // `sink`: nullptr: they are not.
  GamesOutput(ByteSink* sink, bool diff, unsigned jobs) : sink_(sink), diff_(diff) {
    if (sink != nullptr && !diff) framed_.emplace(*sink, jobs);
  }
  void write(const Output& output) {
    if (framed_) write_games(output, *framed_);
    if (sink_ == nullptr || !diff_) return;
    const bool same_file = output.diff.first && output.diff.first == diffed_;
    if (output.diff.last) diffed_ = output.diff.last;
    sink_->write(std::string_view(output.games).substr(same_file ? output.diff.header : 0));
  }
  void end() {
    if (framed_) framed_->end();
  }

private:
  ByteSink* const sink_;
  const bool diff_;
  std::optional<FramedSink> framed_;
  std::optional<std::uint32_t> diffed_;  // the file whose repairs were written last
};

// Runs the job; everything is written but what stands in the files that are not committed yet.
// `sorter`: takes the games, or nullptr.
PlanEnds write_games(const GameJob& job, const GamesSettings& settings, const Games& games,
                     ReportFilter& sift, const Sinks& sinks, GameSorter* sorter) {
  std::string bytes;
  Archive archive(*job.selection, workers(settings.reading.jobs));
  Progress progress(settings.reading.progress, games.stream);
  const bool on_terminal =
      sinks.report->is_terminal() || (sinks.games != nullptr && sinks.games->is_terminal());
  const auto flush = [&] {
    if (on_terminal && !bytes.empty()) progress.done();
    sinks.report->write(bytes);
    bytes.clear();
  };
  std::map<std::uint32_t, std::uint64_t> games_of_files;
  GamesOutput games_output(sinks.games, job.diff, workers(settings.reading.jobs));
  const auto write = [&](Output& output) {
    if (on_terminal && !output.games.empty()) progress.done();
    games_output.write(output);
    for (const auto& [file, count] : output.games_of_files) games_of_files[file] += count;
    if (sorter != nullptr) sorter->take(output);
    archive.append(output.across);
    sift.take(output, bytes);
    flush();
    progress.update(sift.summary());
  };
  sift.begin(bytes);
  flush();
  const PlanEnds ends = make_outputs(job, settings, games, write);
  if (job.compares) tell_across(job, archive, write);
  Output of_files;
  tell_inputs(job, ends.faults, games_of_files, of_files);
  of_files.summary.skipped = ends.passed_over;
  write(of_files);
  if (sorter != nullptr)
    sift.sorted(sorter->finish(*job.stream.names, [&](double part, std::uint64_t duplicates) {
      progress.comparing(part, duplicates);
    }));
  games_output.end();
  progress.done();
  if (sorter != nullptr && games.messages != nullptr)
    bytes += sorter->left_out(*job.stream.names, *games.messages);
  sift.end(bytes);
  flush();
  return ends;
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

namespace {

// A shard, or a part, does not see all games.
bool sees_all(const CommonSettings& common, const ReadingSettings& reading) {
  return common.step == nullptr && reading.shards == 1;
}

// What --allow named and nobody met, and what --where asked in vain.
void tell_unused(PreparedJob& prepared, const CommonSettings& common,
                 const GamesSettings& settings) {
  if (common.quiet || !sees_all(common, settings.reading)) return;
  if (prepared.filter() != nullptr) tell_doubts(*prepared.filter(), prepared.messages);
  if (!prepared.allowed) return;
  for (const std::string& entry : prepared.allowed->unused())
    ByteSink::to_stderr().write(
        "planilla: " + prepared.messages.text("allow-unused", {{"entry", entry}}) + "\n");
}

// Letters that planilla finds in no text by itself.
void tell_letters(PreparedJob& prepared, const CommonSettings& common) {
  if (common.quiet || !prepared.job.to) return;
  const Languages& languages = prepared.notations.languages();
  const Language* language = languages.find(*prepared.job.to);
  if (language == nullptr || !languages.class_of(*language).by_name_only) return;
  ByteSink::to_stderr().write(
      "planilla: " +
      prepared.messages.text("to-named-only",
                             {{"tag", language->tag}, {"language", language->name}}) +
      "\n");
}

// A run over all of the input, or the joining of its parts.
int run_whole(const CommonSettings& common, const GamesSettings& settings,
              const GamesExtras& extras, const InputList& inputs) {
  const BaselineSettings& baselines = settings.baselines;
  Outputs outputs;
  protect_files(outputs, common, baselines, extras, inputs.files);
  const Sinks sinks = open_sinks(outputs, extras, baselines.write_baseline);
  PreparedJob prepared(common, settings, extras, inputs.files);
  GameJob& job = prepared.job;
  tell_counts_at_signal(prepared.messages);
  job.terminal = terminal_of(settings.report, *sinks.report);
  if (extras.interactive) {
    const InterviewSettings asking{common.ui, terminal_of(settings.report, ByteSink::to_stderr()),
                                   streaming_of(settings.reading.sheet.encoding), job.wants};
    job.read.answers = interview(asking, inputs.files, prepared.notations, prepared.data, job.read);
  }
  if (!extras.answers.empty()) take_answers(extras, inputs.files, prepared.notations, job.read);
  std::optional<GameSorter> sorter;
  if (extras.sorting != nullptr)
    sorter.emplace(*extras.sorting, outputs, workers(settings.reading.jobs));
  std::optional<ResumedRun> resumed;
  if (extras.resumes) {
    resumed.emplace(common, settings, extras.output, inputs.files);
    resumed->prepare(job);
  }
  GameStream stream(common.step ? std::vector<InputFile>() : inputs.files, job.stream);
  job.converted_before = [&stream](std::uint32_t file, std::uint64_t member) {
    return stream.converted_before(file, member);
  };

  const std::unique_ptr<ReportFormat> report = job.report->make(
      {&prepared.messages, job.terminal, job.files, &prepared.data, job.fail_on, job_summary()});
  if (std::string tried; extras.limits.statistics && !report->statistics({}, tried))
    throw UsageFault("--statistics: ", "usage-no-statistics", {{"value", settings.report.format}});
  Telling telling(common, settings, extras, *report);
  if (settings.reading.shards > 1)
    telling.sift().is_shard(shard_of(common, settings.reading, inputs.files));
  const PlanEnds ends = write_games(
      job, settings,
      {stream, inputs.passed_over, common.step, resumed ? &*resumed : nullptr,
       settings.report.format == "text" && !common.quiet ? &prepared.messages : nullptr},
      telling.sift(), sinks, sorter ? &*sorter : nullptr);
  tell_unused(prepared, common, settings);
  tell_letters(prepared, common);
  if (sinks.baseline != nullptr) sinks.baseline->write(telling.noted().text());
  const Summary& summary = telling.sift().summary();
  const bool missing =
      sees_all(common, settings.reading) && prepared.asked.tell_missing(prepared.messages);
  const bool nothing = read_nothing(settings, summary, ends.faults) || (missing && !summary.games);
  const bool left = nothing && outputs.leave_what_stands();
  outputs.commit();
  if (left) tell_left(job, settings, extras, ends.faults);
  if (resumed) resumed->done();
  if (costs_the_job(ends.faults)) {
    ByteSink::to_stderr().write(untold_faults(job, ends.faults));
    return 2;
  }
  return missing ? 2 : exit_status(settings.report, summary);
}

// A step of a plan that reads: nothing is written but what the step writes.
void run_step(const CommonSettings& common, const GamesSettings& settings,
              const GamesExtras& extras) {
  PreparedJob prepared(common, settings, extras, common.step->inputs.files);
  prepared.job.terminal.color = settings.report.color == "always";
  const bool copied = extras.writes == Writes::games && !extras.diff && extras.sorting == nullptr;
  common.step->read(prepared.job, workers(settings.reading.jobs),
                    {.save = {}, .games_into = copied ? extras.output : std::string()});
}

// Who names no file and types nothing would wait for a program that waits for him.
void tell_of_terminal(const CommonSettings& common, const GamesSettings& settings) {
  if (!settings.inputs.empty() || common.quiet || isatty(STDIN_FILENO) == 0) return;
  Messages messages(load_data(common), common.ui);
  ByteSink::to_stderr().write("planilla: " + messages.text("reading-terminal", {}) + "\n");
}

}  // namespace

int run_games(const CommonSettings& common, const GamesSettings& settings,
              const GamesExtras& extras) {
  if (common.step == nullptr) {
    tell_of_terminal(common, settings);
    return run_whole(common, settings, extras, list_inputs(settings.inputs));
  }
  if (!common.step->reads()) return run_whole(common, settings, extras, common.step->inputs);
  run_step(common, settings, extras);
  return 0;
}

}  // namespace planilla
