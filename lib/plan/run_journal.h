// What a run has done so far, in a file of its own, so that another goes on where it was
// interrupted: clean --resume.
//
//   RunJournal journal("clean.pgn.resume", job, today());       // refused: JournalRefused
//   if (journal.starts_at()) options.range = ...;               // there was a run before
//   journal.replay([&](Output& output) { take(output); });      // what it made, in order
//   run(stream, jobs, [&] { return place_outputs(make_game_worker(job)); },
//       [&](Output& output) { journal.add(output); take(output); });
//   ... outputs.commit();
//   journal.remove();
//
// Each output is a block with its hash; what was written in part when the run ended is cut off. The
// last whole one is made again: where it began is where the run goes on. Nothing is waited for on
// the disk: what a crash of the machine loses is made again too. One process at a time has it open,
// by a lock. Not for threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "batch/run.h"
#include "text/framing/batch.h"

namespace planilla {

// Another process is at it, or it is of another job.
struct JournalRefused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class RunJournal {
public:
  // `job`: a hash of all that decides what is written. Throws std::system_error too.
  // `temporaries`: files of this run that are of no use to the next, and removed by it.
  RunJournal(const std::string& path, const std::string& job, int today,
             const std::vector<std::string>& temporaries = {});
  ~RunJournal();
  RunJournal(const RunJournal&) = delete;
  RunJournal& operator=(const RunJournal&) = delete;

  int today() const { return today_; }  // when the run was begun
  // Where the stream begins; nullopt: at the beginning, there was no run.
  const std::optional<RunPlace>& starts_at() const { return start_; }
  // Of the files before that.
  const std::vector<StreamFault>& faults() const { return faults_; }
  std::uint64_t passed_over() const { return passed_over_; }
  // By file, of archives.
  const std::map<std::uint32_t, std::vector<SourceMember>>& members() const { return members_; }

  void replay(const Sink& sink);
  // After replay().
  void add(const Output& output);
  // When all is in its place.
  void remove();

private:
  void begin(const std::string& job);
  void look_through(const std::string& job);
  void keep(const std::vector<FileEnd>& ends);
  bool read(char* bytes, std::size_t size);
  std::optional<char> block(std::string& payload);
  void go_on(const std::vector<std::string>& temporaries);
  bool next(Output& output);
  void put(char kind, std::string_view payload);
  void write(std::string_view bytes);

  std::string path_;
  int file_ = -1;
  int today_;
  std::uint64_t at_ = 0, end_ = 0;  // of what is kept
  std::uint64_t first_ = 0;         // where the outputs begin
  std::optional<RunPlace> start_;
  std::vector<StreamFault> faults_;
  std::uint64_t passed_over_ = 0;
  std::map<std::uint32_t, std::vector<SourceMember>> members_;
  std::vector<std::string> leftovers_;  // of runs before
  std::string payload_;
};

// A worker that notes where its outputs begin, and what the stream met on its way to there.
std::unique_ptr<Worker> place_outputs(std::unique_ptr<Worker> inner);

}  // namespace planilla
