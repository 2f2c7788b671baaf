// Sorts the games of a run into the outputs of `clean`.
//
//   job.observer = [&] { return make_clean_observer(settings, filter, edits); };
//   GameSorter sorter(settings, outputs, jobs);
//   sorter.take(output);                                     // outputs in the order of the input
//   Destinations counts = sorter.finish(names);              // all is decided; before
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
#include "archive/spill/sorted_texts.h"
#include "batch/game_worker.h"
#include "collections/edits_option.h"
#include "collections/game_outputs.h"
#include "collections/merged_tags.h"
#include "collections/sorting_settings.h"
#include "collections/waiting_games.h"
#include "write/findings/messages.h"

namespace planilla {

class GameSorter {
public:
  GameSorter(const SortingSettings& settings, Outputs& outputs, unsigned jobs);

  void take(const Output& output);
  Destinations finish(const SourceNames& names, const TwinProgress& progress = {});
  // Behind finish(): which duplicates were left out, where nothing else names them.
  std::string left_out(const SourceNames& names, Messages& messages) const;

private:
  void note_tags_of_copies();
  std::string order_of(std::string_view text) const;
  void write_waiting();
  void write_decisions(const SourceNames& names);

  const DedupeDepth depth_;
  const bool lists_duplicates_;  // somewhere else
  const bool takes_bad_;         // games with errors have an output of their own
  GameOutputs outputs_;
  const bool orders_;  // the games that are kept are written in an order of their own
  const bool waits_;   // games wait until all are known
  ByteSink* decisions_ = nullptr;
  const bool merges_tags_;
  MergedTags merged_;
  TwinFinder finder_;
  WaitingGames waiting_;
  std::vector<std::string> sort_;  // tags by which games are sorted
  SortedTexts sorted_;
};

// What the workers do for it: a worker's own. `filter`: nullptr where all games pass; it and
// `edits` must outlive the observer.
std::unique_ptr<GameObserver> make_clean_observer(const SortingSettings& settings,
                                                  const Filter* filter, const EditsOption& edits);

}  // namespace planilla
