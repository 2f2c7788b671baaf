// Sorts the games of a run into the outputs of `clean`.
//
//   GameSorter sorter(settings, outputs, filter);
//   job.observer = [&] { return sorter.observer(); };        // one for each worker
//   sorter.take(output);                                     // outputs in the order of the input
//   Destinations counts = sorter.finish(files);              // all is decided; before
//   Outputs::commit()
//
// Where no game has to wait for another, each is written at once. Where duplicates are looked for,
// the games wait in a scratch file until all are known.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "archive/duplicates/twin_finder.h"
#include "archive/filter/filter.h"
#include "archive/spill/scratch_file.h"
#include "archive/spill/sorted_texts.h"
#include "batch/game_worker.h"
#include "collections/edits_option.h"
#include "collections/game_outputs.h"
#include "collections/sorting_settings.h"

namespace planilla {

class GameSorter {
public:
  // `filter`: nullptr where all games pass. Both must outlive the sorter.
  GameSorter(const SortingSettings& settings, Outputs& outputs, const Filter* filter,
             const EditsOption& edits, unsigned jobs);

  std::unique_ptr<GameObserver> observer() const;
  void take(const Output& output);
  Destinations finish(const std::vector<std::string>& files);

private:
  void write(Fate fate, std::string_view text);
  void wait(Fate fate, std::string_view text);
  void write_waiting();
  void write_decisions(const std::vector<std::string>& files);

  const Filter* filter_;
  const EditsOption& edits_;
  const DedupeDepth depth_;
  const bool takes_bad_;  // games with errors have an output of their own
  const bool waits_;      // games wait until all are known
  GameOutputs outputs_;
  std::optional<PackedSink> decisions_;
  TwinFinder finder_;
  ScratchFile waiting_{1 << 20};
  std::vector<std::string> sort_;  // tags by which games are sorted
  SortedTexts sorted_;
  std::string buffer_;
};

}  // namespace planilla
