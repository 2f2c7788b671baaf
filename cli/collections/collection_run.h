// Reads a collection as `check` reads it, and gives each game to an observer: what `export`,
// `compare` and `stats` share.
//
//   CollectionRun run(settings.common, settings.reading);
//   run.read(settings.inputs, [] { return std::make_unique<MyObserver>(); },
//            [&](const Output& output) { use(output.parts, output.notes); });
//
// Games that do not pass --where, or are not of --game, are passed over. Findings are counted in
// Output::told and not shown.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/data.h"
#include "batch/game_worker.h"
#include "collections/game_filter.h"
#include "options/common_settings.h"
#include "options/reading_settings.h"
#include "output/output.h"
#include "plan/plan_step.h"

namespace planilla {

// What the observers remember of all games, as bytes for another process and back, once for each
// part of a plan; empty where they remember nothing. `finish` is what the command makes of an
// output that no other output matters to: a part keeps what it leaves. `games_into`:
// PlanStep::Kept.
struct CollectionInParts {
  PlanStep::Save save = {};
  PlanStep::Load load = {};
  std::function<void(Output&, const SourceNames& names)> finish = {};
  std::string games_into = {};
  bool on_terminal = false;
};

class CollectionRun {
public:
  CollectionRun(const CommonSettings& common, const ReadingSettings& reading);

  // Findings come as JSON lines in Output::report.
  void tell_findings();

  using Observe = std::function<std::unique_ptr<GameObserver>()>;
  using Take = std::function<void(const Output&, const SourceNames& names)>;
  // Of a step of a plan that reads (settings.common.step) nothing is given to `take`: the command
  // has nothing to write.
  void read(const std::vector<std::string>& inputs, const Observe& observe, const Take& take,
            const CollectionInParts& in_parts = {});

  // False once something could not be read that should have been, or a game of --game is none of
  // the input: a line on stderr said so, and the exit status is 2.
  bool all_read() const { return all_read_; }
  // One read() or more met no game at all, and none was left out by --where, --game or --shard: its
  // inputs are not there, are no text, or are empty.
  bool read_nothing() const { return read_nothing_; }

  // Of all games that were read.
  const Summary& summary() const { return summary_; }

  const Data& data() const { return data_; }
  const Notations& notations() const { return notations_; }

private:
  GameJob job_of(const Selection& selection, const Observe& observe) const;
  void tell_faults(const std::vector<StreamFault>& faults, const GameJob& job);

  const CommonSettings& common_;
  const ReadingSettings& reading_;
  const Data data_;
  const Notations notations_;
  const std::optional<Filter> filter_;
  bool all_read_ = true, read_nothing_ = false;
  const ReportFormatEntry* report_ = nullptr;
  Summary summary_;
};

// Calls `use(number, notes)` for each game of an output.
template <typename Use>
void for_each_part(const Output& output, const Use& use) {
  std::size_t begin = 0;
  for (const GamePart& part : output.parts) {
    use(part, std::string_view(output.notes).substr(begin, part.notes_end - begin));
    begin = part.notes_end;
  }
}

}  // namespace planilla
