// planilla clean: bulk cleaning of archives: everything convert does, and each game into one
// output.
#include "command.h"
#include "games/run_games.h"
#include "options/values.h"

namespace planilla::commands {

namespace {

struct CleanSettings {
  CommonSettings common;
  GamesSettings games{.reading = {.repair = "safe"}};
  SortingSettings sorting;
  std::string to = "en", report;
  bool mark_repairs = false, resume = false;

  void add_options(OptionSet& options) {
    games.add_reading(options);
    options.group("Writing");
    options.add({.name = "to",
                 .letter = 't',
                 .value = "TAG",
                 .text = "piece letters of the PGN written (en, es, ..., figurine), or uci, lan",
                 .names = NameKind::game_form},
                into(to));
    add_output(options, sorting.output,
               "the games that are kept, instead of stdout; .gz .zst .bz2 .xz compress");
    options.add(
        {.name = "mark-repairs", .text = "a comment behind each repaired move: what stood there"},
        into(mark_repairs));
    options.add({.name = "report",
                 .value = "FILE",
                 .text = "findings there instead of stderr",
                 .writes_file = true},
                into(report));
    options.add({.name = "resume",
                 .text = "go on where such a run was interrupted; until it is through, what it "
                         "made is kept in OUTPUT.resume"},
                into(resume));
    sorting.add_options(options);
    games.add_reporting(options);
  }
};

int run_clean(const CleanSettings& settings) {
  GamesSettings games = settings.games;
  SortingSettings sorting = settings.sorting;
  if (!sorting.good.empty()) {
    if (!sorting.output.empty())
      throw UsageFault("--good: ", "usage-same-option", {{"other", "--output"}});
    sorting.output = sorting.good;
  }
  if (settings.to != "en") sorting.preserve = false;
  if (settings.sorting.eco) games.rules.extend_select.emplace_back("eco-mismatch");
  return run_games(settings.common, games,
                   {.writes = Writes::games,
                    .output = sorting.output,
                    .report = settings.report,
                    .to = settings.to,
                    .mark_repairs = settings.mark_repairs,
                    .sorting = &sorting,
                    .resumes = settings.resume});
}

}  // namespace

Command clean() {
  return make_planned_command(
      {.name = "clean",
       .summary = "bulk cleaning: normalise, repair, drop duplicates, filter",
       .usage = "planilla clean [OPTION...] [INPUT...]",
       .about =
           "Reads games as convert does and sorts them: those to keep, duplicates, games with\n"
           "errors, games that a filter takes out. Each game ends in exactly one output."},
      run_clean);
}

}  // namespace planilla::commands
