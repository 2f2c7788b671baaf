// The job as a hash, and the journal around a run.
#include "games/resumed_run.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <filesystem>

#include "files/part_registry.h"
#include "games/run_identity.h"
#include "options/unknown_name.h"
#include "plan/files_of_options.h"
#include "plan/planned_command.h"
#include "plan/steps.h"

namespace planilla {

namespace {

// Files are known again by size and time: to hash them would cost a pass over all.
std::string stamp_of(const InputFile& file) {
  struct stat status {};
  if (::stat(file.path.c_str(), &status) != 0) return file.path + " none\n";
  return fmt::format("{} {} {} {}.{:09}\n", file.path, file.name, status.st_size,
                     status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
}

std::string identity_of_job(const CommonSettings& common, const std::vector<InputFile>& files) {
  Plan plan;
  plan.data = common.data;
  const std::vector<std::string> given = common.given();
  plan.options.assign(given.begin() + 1, given.end());
  std::string all = data_id(plan) + "\n" + common.ui + "\n" + identity_of_options(given);
  for (const PlanFile& file : files_of_options(planned_command(given.front()), plan.options))
    all += fmt::format("{} {} {}\n", file.option, file.path, file.hash);
  for (const InputFile& file : files) all += stamp_of(file);
  return hex_hash_of(all);
}

// Outputs that are open, from whatever folder the run is gone on with.
std::vector<std::string> temporaries() {
  std::vector<std::string> out;
  for (const std::string& name : PartName::all())
    out.push_back(std::filesystem::absolute(name).string());
  return out;
}

void require_resumable(const CommonSettings& common, const GamesSettings& settings,
                       const std::string& output, const std::vector<InputFile>& files) {
  if (common.step != nullptr) throw UsageFault("--resume: ", "usage-not-with-plan");
  if (settings.reading.shards > 1)
    throw UsageFault("--resume: ", "usage-not-with", {{"other", "--shard"}});
  if (output.empty() || output == "-") throw UsageFault("--resume: ", "usage-name-output");
  for (const InputFile& file : files)
    if (file.path == "-") throw UsageFault("--resume: ", "usage-stdin-once");
}

}  // namespace

ResumedRun::ResumedRun(const CommonSettings& common, const GamesSettings& settings,
                       const std::string& output, const std::vector<InputFile>& files)
    : path_(path_beside(output)), files_(static_cast<std::uint32_t>(files.size())) {
  require_resumable(common, settings, output, files);
  journal_ =
      std::make_unique<RunJournal>(path_, identity_of_job(common, files), today(), temporaries());
}

void ResumedRun::prepare(GameJob& job) const {
  job.checks.today = journal_->today();
  for (const auto& [file, members] : journal_->members()) job.stream.names->add(file, members);
  if (const auto& place = journal_->starts_at())
    job.stream.range = StreamRange{place->begin, {.file = files_}, place->games_before};
}

void ResumedRun::read(const GameJob& job, GameStream& stream, unsigned workers, const Sink& write) {
  journal_->replay(write);
  run(
      stream, workers, [&] { return place_outputs(make_game_worker(job)); },
      [&](Output& output) {
        journal_->add(output);
        write(output);
      });
}

PlanEnds ResumedRun::ends(const GameStream& stream) const {
  PlanEnds out{journal_->faults(), journal_->passed_over() + stream.passed_over()};
  out.faults.insert(out.faults.end(), stream.faults().begin(), stream.faults().end());
  return out;
}

}  // namespace planilla
