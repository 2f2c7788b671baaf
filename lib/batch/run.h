// Games in parallel, output in input order: the same bytes for any number of workers.
//
//   run(stream, jobs, [&](unsigned) { return std::make_unique<CheckWorker>(...); }, sink);
//
// Workers take batches in turn from the stream. Each turns its batch into Output; the sink gets the
// outputs in the order of the batches, through a bounded window, so that memory does not grow with
// the input. The numbers of games are handed along a chain: a worker first reads all games of its
// batch, then learns how many the batches before held.
//
// The first exception of any worker, of the stream or the sink ends the run and is thrown again
// here.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "batch/batch_diff.h"
#include "files/packer.h"
#include "text/framing/batch.h"
#include "write/findings/baseline.h"
#include "write/findings/report_format.h"

namespace planilla {

inline constexpr std::size_t no_game = static_cast<std::size_t>(-1);

// The first finding of a cause in a batch, as it is needed to speak for others of its file.
struct FirstOfCause {
  std::string record;  // its line of a report in JSON
  Span span;
  std::string line;  // the line where it stands, and the caret below it
  std::size_t caret = 0, caret_length = 0;
  std::uint32_t most = 0;                  // Cause::most
  std::uint64_t games = 1, last_game = 0;  // of which it speaks already, in a report that is merged
};

// A finding of the output: batch/report_filter.h decides whether it is shown.
struct ReportedFinding {
  Rule rule{};
  Severity severity{};
  std::uint32_t file = 0;                     // by index
  std::uint64_t number = 0;                   // of its game; 0: of the file itself
  std::uint64_t cause = 0;                    // checks/engine/cause.h; 0: told by itself
  std::shared_ptr<const FirstOfCause> first;  // only of the first of its cause in the batch
  std::uint64_t count = 1;                    // with those of which it speaks: Finding::more
  std::size_t end =
      0;  // of its bytes in Output::report; they begin where those of the one before end
  std::size_t game = no_game;  // of Output::shown_games, where the report shows it
  FindingKey key;              // only where a baseline is read or written
  std::string about;           // the players, for its reader
};

// A game among those of an output: what a command that sorts games asks of it.
struct GamePart {
  std::uint64_t number = 0;   // from 1 over the whole input
  std::size_t games_end = 0;  // of its text in Output::games; it begins where the one before ends
  std::size_t notes_end = 0;  // of its notes in Output::notes
  bool broken = false;        // errors were found in it
  bool passes = true;         // the filter
};

// Games whose numbers lie in one range of this length stand in one frame of an output that is
// compressed (files/frames.h), so that a part of the input makes the frames that a run over all
// makes.
inline constexpr std::uint64_t games_of_a_frame = 1024;

// The group of a game, from 1; in group 0 stands what precedes all games.
constexpr std::uint64_t frame_group(std::uint64_t number) {
  return 1 + (number - 1) / games_of_a_frame;
}

struct FrameEnd {
  std::uint64_t group = 0;
  std::size_t games_end = 0;  // of what Output::games has of it
};

// Where a run can go on: a slice begins there, and so many games precede it.
struct RunPlace {
  StreamPlace begin;
  std::uint64_t games_before = 0;
};

struct Output {
  std::string games;               // converted games
  std::vector<FrameEnd> frames;    // of `games`, in order
  std::vector<FramePiece> pieces;  // before `games`: what another process made of them
  std::string notes;               // what the observer of the job noted of them
  std::vector<GamePart> parts;     // where the job has an observer
  DiffEnds diff;                   // where they are a diff
  std::string report;              // rendered findings, one after another
  std::vector<ReportedFinding> told;
  std::string shown_games;  // rendered too, for a report that shows games; one after another
  std::vector<std::size_t> shown_game_ends;
  std::vector<std::pair<std::uint32_t, std::uint64_t>> games_of_files;  // index, how many
  Summary summary;                // of the games; findings are counted when they are sifted
  std::string across;             // GameJob::compares: checks/engine/game_notes.h
  std::optional<RunPlace> begin;  // plan/run_journal.h, as `ends`
  std::vector<FileEnd> ends;

  // A finding that was rendered at the end of the report, or is not rendered at all.
  ReportedFinding& tell(const Finding& finding, Severity severity);
};

class Worker {
public:
  virtual ~Worker() = default;
  // Reads every game of the batch; returns how many there are.
  virtual std::uint64_t read(Batch& batch) = 0;
  // Renders what was read; the first game has number `first` (from 1).
  virtual void render(std::uint64_t first, Output& out) = 0;
};

// Of `out`: its games from the end of the last call up to `games_end` are of the game of this
// number.
void end_frame_piece(std::uint64_t number, std::size_t games_end, Output& out);

using MakeWorker = std::function<std::unique_ptr<Worker>()>;
using Sink = std::function<void(Output&)>;

void run(GameStream& stream, unsigned jobs, const MakeWorker& make, const Sink& sink);

}  // namespace planilla
