// Settings to a job.
#include "games/prepared_job.h"

#include <stdexcept>

#include "collections/game_sorter.h"
#include "games/fen_option.h"
#include "games/reading_job.h"
#include "games/selection_of.h"
#include "games/streaming.h"
#include "options/known_names.h"
#include "output/reporting.h"
#include "plan/plan_step.h"
#include "plan/planned_command.h"

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

StreamOptions stream_options(const ReadingSettings& settings) {
  StreamOptions stream = streaming_of(settings.sheet.encoding);
  stream.shard = settings.shard;
  stream.shards = settings.shards;
  return stream;
}

ReadOptions read_options(const ReadingSettings& settings, const Notations& notations) {
  const SheetSettings& sheet = settings.sheet;
  require_notation(sheet.notation, notations);
  ReadOptions read;
  read.languages = language_tags(sheet.languages, notations.languages(), "");
  read.notation = sheet.notation;
  read.repair = repair_of_games(settings.repair);
  read.keep_illegal = settings.keep_illegal;
  read.tags = sheet.tags;
  read.fen = sheet.fen;
  return read;
}

std::vector<DrawClaim> draw_claims(const std::vector<std::string>& claims) {
  std::vector<DrawClaim> out;
  for (const std::string& text : claims) {
    const std::optional<DrawClaim> claim = parse_draw_claim(text);
    if (!claim) throw UsageFault("--claim: ", "usage-no-claim", {{"value", text}});
    out.push_back(*claim);
  }
  return out;
}

bool compares_games(const Selection& selection) {
  for (const Check& check : all_checks())
    if (check.across && selection.on(check.rule)) return true;
  return false;
}

// What of the job depends on nothing but the settings.
GameJob job_of(const CommonSettings& common, const GamesSettings& settings,
               const GamesExtras& extras, const Notations& notations) {
  const BaselineSettings& baselines = settings.baselines;
  GameJob job;
  job.notations = &notations;
  job.stream = stream_options(settings.reading);
  job.read = read_options(settings.reading, notations);
  job.checks.today = common.step ? common.step->today : today();
  job.checks.laws = laws_of_games(settings.reading.laws);
  job.checks.no_draw_before = static_cast<int>(extras.no_draw_before);
  job.checks.claims = draw_claims(extras.claims);
  job.ui = common.ui;
  job.keys = !baselines.baseline.empty() || !baselines.write_baseline.empty();
  job.report = &report_format(settings.report);
  // A shard sees a part of its file: merge sums what all shards tell.
  job.sums = folds_causes(settings.report) && settings.reading.shards == 1;
  job.fail_on = settings.report.fail_on;
  job.diff = extras.diff;
  if (extras.writes == Writes::games && !extras.diff) job.to = game_form(extras.to, notations);
  if (extras.mark_repairs) job.marks = RepairMarks::comments;
  return job;
}

// A position that is none is told before a rule that is none.
Selection selection_in(const GamesSettings& settings, Messages& messages, const Data& data) {
  if (settings.reading.sheet.fen) position_of_fen(*settings.reading.sheet.fen, messages);
  return selection_of(settings.rules, data);
}

}  // namespace

PreparedJob::PreparedJob(const CommonSettings& common, const GamesSettings& settings,
                         const GamesExtras& extras, const std::vector<InputFile>& files)
    : data(load_data(common)),
      notations(data),
      messages(data, common.ui),
      selection(selection_in(settings, messages, data)),
      job(job_of(common, settings, extras, notations)),
      asked(settings.reading.games),
      ignores_(settings.baselines.folder_ignores, selection),
      filter_(filter_of(settings.reading.where, notations)) {
  job.wants = asked.wants();
  job.data = &data;
  job.selection = &selection;
  if (extras.writes == Writes::report && !looks_at_moves(selection))
    job.read.repair = Repair::off;  // it would not be told
  if (!settings.baselines.allowed.empty()) {
    try {
      job.checks.allowed = &allowed.emplace(settings.baselines.allowed);
    } catch (const UnknownRule& error) {
      refuse_rule(error, "--allow: ");
    } catch (const NoAllowance& error) {
      throw UsageFault("--allow: ", "usage-no-pair",
                       {{"value", error.entry}, {"form", "WHITE - BLACK=RULES"}});
    }
  }
  job.compares = compares_games(selection);
  for (const InputFile& file : files) job.files.push_back(file.name);
  job.stream.names = std::make_shared<SourceNames>(files);
  if (!settings.baselines.folder_ignores.empty())
    for (const InputFile& file : files) job.by_file.push_back(ignores_.of(file.path));
  if (filter_) job.observer = [this] { return make_filter_observer(*filter_); };
  if (extras.sorting == nullptr) return;
  edits_.emplace(*extras.sorting, data, notations);
  job.observer = [this, sorting = extras.sorting] {
    return make_clean_observer(*sorting, filter_ ? &*filter_ : nullptr, *edits_);
  };
  job.keeps_all = true;
  job.tells_all = !extras.sorting->filtered.empty();
}

}  // namespace planilla
