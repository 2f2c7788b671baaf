// The job of such a command: nothing is written, everything is seen.
#include "collections/collection_run.h"

#include <cstdio>

#include "batch/input_findings.h"
#include "batch/run.h"
#include "games/asked_games.h"
#include "games/fen_option.h"
#include "games/selection_of.h"
#include "games/streaming.h"
#include "options/known_names.h"
#include "output/counts_so_far.h"
#include "output/progress.h"

namespace planilla {

namespace {

// Lets the filter decide, then the observer of the command look.
class FilteredObserver : public GameObserver {
public:
  FilteredObserver(const Filter* filter, std::unique_ptr<GameObserver> inner)
      : filter_(filter), inner_(std::move(inner)) {}
  bool prepare(Game& game, Findings& findings) override {
    passes_ = filter_ == nullptr || filter_->passes(game);
    return passes_ && inner_->prepare(game, findings);
  }
  void note(const Game& game, const WrittenGame& written, std::string& notes) override {
    if (passes_) inner_->note(game, written, notes);
  }

private:
  const Filter* filter_;
  std::unique_ptr<GameObserver> inner_;
  bool passes_ = true;
};

}  // namespace

CollectionRun::CollectionRun(const CommonSettings& common, const ReadingSettings& reading)
    : common_(common),
      reading_(reading),
      data_(load_data(common)),
      notations_(data_),
      filter_(filter_of(reading.where, notations_)) {
  if (!reading.sheet.fen) return;
  Messages messages(data_, common.ui);
  position_of_fen(*reading.sheet.fen, messages);
}

void CollectionRun::tell_findings() {
  report_ = find_report_format("json");
}

GameJob CollectionRun::job_of(const Selection& selection, const Observe& observe) const {
  const SheetSettings& sheet = reading_.sheet;
  require_notation(sheet.notation, notations_);
  GameJob job;
  job.data = &data_;
  job.notations = &notations_;
  job.selection = &selection;
  job.stream = streaming_of(sheet.encoding);
  job.stream.shard = reading_.shard;
  job.stream.shards = reading_.shards;
  job.read.languages = language_tags(sheet.languages, notations_.languages(), "");
  job.read.notation = sheet.notation;
  job.read.repair = reading_.repair == "safe" ? Repair::safe : Repair::off;
  job.read.keep_illegal = reading_.keep_illegal;
  job.read.tags = sheet.tags;
  job.read.fen = sheet.fen;
  job.ui = common_.ui;
  job.report = report_;
  job.observer = [this, &observe] {
    return std::make_unique<FilteredObserver>(filter_ ? &*filter_ : nullptr, observe());
  };
  return job;
}

void CollectionRun::read(const std::vector<std::string>& inputs, const Observe& observe,
                         const Take& take, const CollectionInParts& in_parts) {
  const Selection selection = selection_of({}, data_);
  GameJob job = job_of(selection, observe);
  AskedGames asked(reading_.games);
  job.wants = asked.wants();
  const PlanStep* step = common_.step;
  const std::vector<InputFile> files = step ? step->inputs.files : expand_inputs(inputs);
  for (const InputFile& file : files) job.files.push_back(file.name);
  job.stream.names = std::make_shared<SourceNames>(files);
  const SourceNames& names = *job.stream.names;
  const auto finish = [&](Output& output) {
    if (in_parts.finish) in_parts.finish(output, names);
  };
  if (step != nullptr && step->reads())
    return step->read(job, workers(reading_.jobs),
                      {.save = in_parts.save, .games_into = in_parts.games_into, .finish = finish});
  GameStream stream(step ? std::vector<InputFile>() : files, job.stream);
  job.converted_before = [&stream](std::uint32_t file, std::uint64_t member) {
    return stream.converted_before(file, member);
  };
  Messages messages(data_, common_.ui);
  tell_counts_at_signal(messages);
  Progress progress(reading_.progress, stream);
  Summary so_far;
  const Sink sink = [&](Output& output) {
    so_far.add(output.summary);
    for (const ReportedFinding& told : output.told)
      (told.severity == Severity::error     ? so_far.errors
       : told.severity == Severity::warning ? so_far.warnings
                                            : so_far.notes) += told.count;
    if (in_parts.on_terminal) progress.done();
    take(output, names);
    progress.update(so_far);
  };
  PlanEnds ends;
  if (step != nullptr) {
    ends = step->replay(sink, [&](std::string_view bytes) {
      if (in_parts.load) in_parts.load(bytes);
    });
  } else {
    run(
        stream, workers(reading_.jobs), [&] { return make_game_worker(job); },
        [&](Output& output) {
          finish(output);
          sink(output);
        });
    ends.faults = stream.faults();
  }
  progress.done();
  tell_faults(ends.faults, job);
  if (step == nullptr && reading_.shards == 1 && asked.tell_missing(messages)) all_read_ = false;
  if (filter_ && step == nullptr && reading_.shards == 1 && !common_.quiet)
    tell_doubts(*filter_, messages);
  const bool chosen = filter_ || !reading_.games.ranges.empty() || reading_.shards != 1;
  summary_.add(so_far);
  read_nothing_ |= so_far.games == 0 && (!chosen || !ends.faults.empty());
}

void CollectionRun::tell_faults(const std::vector<StreamFault>& faults, const GameJob& job) {
  ByteSink::to_stderr().write(fault_lines(job, faults));
  if (costs_the_job(faults)) all_read_ = false;
}

}  // namespace planilla
