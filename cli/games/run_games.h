// What check, convert and their like have in common: the input read by workers, the report written
// as it comes.
//
//   return run_games(settings.common, settings.games, {.writes = Writes::games, .output =
//   settings.output});
#pragma once

#include <string>
#include <vector>

#include "collections/sorting_settings.h"
#include "options/common_settings.h"
#include "options/reading_settings.h"
#include "options/report_settings.h"

namespace planilla {

struct GamesSettings {
  std::vector<std::string> inputs;
  ReadingSettings reading;
  RuleSettings rules;
  BaselineSettings baselines;
  ReportSettings report;

  // In two parts: a command puts options of its own between them.
  void add_reading(OptionSet& options);
  void add_reporting(OptionSet& options);
};

// What stands in --output, or on stdout.
enum class Writes { report, games };

// What single commands ask for besides.
struct GamesExtras {
  Writes writes = Writes::report;
  std::string output;  // empty: stdout
  std::string report;  // of Writes::games; empty: stderr
  std::string to = "en";
  bool diff = false, mark_repairs = false, interactive = false;
  std::string answers;  // a file of them, about the one input; empty: none
  std::vector<std::string> claims;
  unsigned no_draw_before = 0;
  LimitSettings limits;
  const SortingSettings* sorting = nullptr;  // of Writes::games: sorted into several outputs
  bool resumes = false;  // with `output`: a run that was interrupted is gone on with
};

// Opens the outputs that the settings name, once it is known that none of them is an input; they
// take their places together at the end. Returns the exit status.
int run_games(const CommonSettings& common, const GamesSettings& settings,
              const GamesExtras& extras);

}  // namespace planilla
