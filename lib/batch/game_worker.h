// The worker of check and convert: reads the games of a batch, checks them, writes them, tells what
// was found.
//
//   GameJob job{.notations = &notations, .selection = &selection, ...};
//   run(stream, jobs, [&] { return make_game_worker(job); }, sink);
//
// Each worker has its own reader, messages and formats; what is shared in the job is read only.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/data.h"
#include "batch/run.h"
#include "checks/engine/archive.h"
#include "checks/engine/run_checks.h"
#include "game/game_reader.h"
#include "write/findings/report_format.h"
#include "write/pgn/game_format.h"

namespace planilla {

// What became of a game.
struct WrittenGame {
  std::string_view text;  // empty: it was not written
  bool broken = false;
  std::uint64_t moves = 0;  // of its GameIdentity; 0: it has none, or nobody asked yet
};

// What a command does with each game beside checking and writing it. Each worker has its own.
class GameObserver {
public:
  virtual ~GameObserver() = default;
  // After the game was read, before it is checked and written: may change its tags, and adds what
  // is found then. False: the game does not pass; its findings are not told.
  virtual bool prepare(Game& game, Findings& findings) {
    (void)game, (void)findings;
    return true;
  }
  // After it was checked, before it is written: may change what is written.
  virtual void edit(Game& game) { (void)game; }
  // True: it is written byte for byte as it stands in the input.
  virtual bool keeps(const Game& game) {
    (void)game;
    return false;
  }
  // After it was written: appends what the command wants to know of it later.
  virtual void note(const Game& game, const WrittenGame& written, std::string& notes) {
    (void)game, (void)written, (void)notes;
  }
};

struct GameJob {
  const Data* data = nullptr;
  const Notations* notations = nullptr;
  const Selection* selection = nullptr;
  std::vector<const Selection*>
      by_file;  // of each file, by index, where files differ; empty: all as above
  StreamOptions stream;
  ReadOptions read;
  CheckSettings checks;
  std::vector<std::string> files;  // names, by index
  std::string ui = "en";
  const ReportFormatEntry* report = nullptr;          // nullptr: findings are only counted
  std::optional<Severity> fail_on = Severity::error;  // ReportContext::fail_on
  Terminal terminal;
  bool keys = false;                      // of findings, for a baseline
  bool sums = false;                      // findings of one cause in a file are told as one
  std::optional<std::string> to;          // games are written so; nullopt: not at all
  RepairMarks marks = RepairMarks::none;  // in them
  bool diff = false;                      // the repairs of the texts themselves, in place of games
  std::function<bool(std::uint64_t)> wants;  // numbers of the games to write and report; empty: all
  // Told in an earlier shard of this file, or of its member that begins there; empty: of none.
  std::function<bool(std::uint32_t, std::uint64_t)> converted_before;
  std::function<std::unique_ptr<GameObserver>()> observer;  // empty: none
  bool keeps_all = false;  // games that do not pass are written too, and marked in Output::parts
  bool tells_all = false;  // and what was found in them is told
  bool compares = false;   // games with each other: what is noted of them goes into Output::across

  // What reports call a place of a file: the file, or the member of an archive, and then the place
  // is counted from the beginning of that.
  std::string name_of(std::uint32_t file, Place& place) const;
  const Selection& selection_of(std::uint32_t file) const {
    return by_file.empty() ? *selection : *by_file[file];
  }
};

std::unique_ptr<Worker> make_game_worker(const GameJob& job);

// After the run: what the rules across games find in what `archive` has of them, rendered behind
// everything else, some findings at a time.
void tell_across(const GameJob& job, Archive& archive, const Sink& sink);

}  // namespace planilla
