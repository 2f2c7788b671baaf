// clean --resume: a run that goes on from where another was interrupted.
//
//   ResumedRun resumed(common, settings, output, files);
//   resumed.prepare(job);                       // where it begins, which day it is
//   resumed.read(job, stream, workers, write);  // what was made before, then the rest
//   PlanEnds ends = resumed.ends(stream);
//   outputs.commit();
//   resumed.done();
//
// What has been made lies beside the output (clean.pgn.resume) until the run is through. It is
// refused (JournalRefused) where the inputs, the options, the program or its data are others.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/run_games.h"
#include "plan/plan_step.h"
#include "plan/run_journal.h"

namespace planilla {

class ResumedRun {
public:
  // Throws UsageError where there is nothing to come back to: standard input or output, a shard.
  ResumedRun(const CommonSettings& common, const GamesSettings& settings, const std::string& output,
             const std::vector<InputFile>& files);

  // Where what has been made lies until the run is through.
  static std::string path_beside(const std::string& output) { return output + ".resume"; }
  const std::string& path() const { return path_; }
  void prepare(GameJob& job) const;
  void read(const GameJob& job, GameStream& stream, unsigned workers, const Sink& write);
  PlanEnds ends(const GameStream& stream) const;
  void done() { journal_->remove(); }

private:
  std::string path_;
  std::uint32_t files_;  // how many
  std::unique_ptr<RunJournal> journal_;
};

}  // namespace planilla
